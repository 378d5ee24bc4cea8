import { ERRORS, toErrorBody, toFieldError } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { wordsOfAnswer, wordsOfField } from './answer-words.english.ts'

it('says the words of a field that was refused', () => {
  const tooShort = toFieldError(
    { code: 'too_small', origin: 'string', minimum: 10, path: ['password'] },
    false,
  )
  expect(wordsOfField(tooShort)).toContain('10')
  const own = '주소는 숫자 7자리나 8자리예요.'
  expect(wordsOfField({ path: 'address', code: 'INVALID', message: own })).toBe(
    'An address has 7 or 8 digits.',
  )
})

it('leaves what is English already', () => {
  expect(wordsOfField({ path: 'a', code: 'INVALID', message: 'Too late.' })).toBe('Too late.')
  expect(wordsOfAnswer({ code: 'OTHER', message: 'Too late.' })).toBe('Too late.')
})

it('says nothing in Korean of a code nobody knows', () => {
  expect(wordsOfAnswer({ code: 'OTHER', message: '모르는 일이에요.' })).toBe(
    'Something went wrong.',
  )
})

it('goes by the code of an answer, and by its first field where it has some', () => {
  const stale = toErrorBody('STALE', { requestId: '1' })
  expect(wordsOfAnswer(stale)).toBe(ERRORS.STALE.message)
  const field = { path: 'day', code: 'INVALID', message: '앞날의 거래는 적을 수 없어요.' } as const
  const refused = toErrorBody('VALIDATION', { requestId: '1', errors: [field] })
  expect(wordsOfAnswer(refused)).toBe('Trades to come cannot be entered.')
})
