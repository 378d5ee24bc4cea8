import { ERRORS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { readableAnswer } from './readable-answer.ts'

const refusedWith = (error: {
  readonly path: string
  readonly code: string
  readonly message: string
}) => readableAnswer({ code: 'VALIDATION', message: '값을 확인해 주세요.', errors: [error] })

it('says the words of a field that was refused', async () => {
  const tooShort = { path: 'password', code: 'TOO_SHORT', message: '10자 이상이어야 해요.' }
  expect(await refusedWith(tooShort)).toEqual({
    code: 'VALIDATION',
    message: 'Enter at least 10 characters.',
    errors: [{ ...tooShort, message: 'Enter at least 10 characters.' }],
  })
  const own = { path: 'address', code: 'INVALID', message: '주소는 숫자 7자리나 8자리예요.' }
  expect(await refusedWith(own)).toMatchObject({
    message: 'An address has 7 or 8 digits.',
    errors: [{ message: 'An address has 7 or 8 digits.' }],
  })
})

it('leaves what is English already, and what is no refusal of ours', async () => {
  const inEnglish = { path: 'a', code: 'INVALID', message: 'Too late.' }
  expect(await refusedWith(inEnglish)).toMatchObject({ message: 'Too late.', errors: [inEnglish] })
  for (const answer of [{ code: 'OTHER', message: 'Too late.' }, 'Bad gateway', null, [1]])
    expect(await readableAnswer(answer)).toEqual(answer)
})

it('says nothing in Korean of a code nobody knows', async () => {
  expect(await readableAnswer({ code: 'OTHER', message: '모르는 일이에요.' })).toEqual({
    code: 'OTHER',
    message: 'Something went wrong.',
  })
})

it('goes by the code of an answer, and keeps what else it says', async () => {
  const stale = { code: 'STALE', message: '다른 사람이 먼저 고쳤어요.', current: { version: 2 } }
  expect(await readableAnswer(stale)).toEqual({ ...stale, message: ERRORS.STALE.message })
  expect(ERRORS.STALE.message).toMatch(/^[^가-힣]+$/)
})
