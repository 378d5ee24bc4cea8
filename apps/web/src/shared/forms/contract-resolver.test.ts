import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contractResolver, readyToSend } from './contract-resolver.ts'

const schema = z.strictObject({
  title: z.string().min(1).max(5),
  loginId: z.string().regex(/^[a-z]+$/),
  memo: z.string().max(5).optional(),
  link: z.string().regex(/^h/).nullable(),
  note: z.string().max(5),
  count: z.int().min(1).max(9),
  tags: z.array(z.string()).min(1),
  agree: z.literal(true),
  kind: z.enum(['a', 'b']),
  version: z.int(),
})

const GOOD = {
  title: '제목',
  loginId: 'abc',
  memo: '',
  link: '',
  note: '',
  count: 1,
  tags: ['x'],
  agree: true,
  kind: 'a',
}

async function check(values: object) {
  const resolver = contractResolver(schema)
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { values: body, errors } = await resolver(values, { version: 2 }, options)
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message])
  return { body, messages: Object.fromEntries(messages) }
}

describe('contractResolver', () => {
  it('gives the body that is sent, with the fields that have no control', async () => {
    expect(await check(GOOD)).toEqual({
      body: {
        title: '제목',
        loginId: 'abc',
        link: null,
        note: '',
        count: 1,
        tags: ['x'],
        agree: true,
        kind: 'a',
        version: 2,
      },
      messages: {},
    })
  })

  it.each([
    ['title', '', '필수 값 입니다.'],
    ['title', null, '필수 값 입니다.'],
    ['loginId', '', '필수 값 입니다.'],
    ['tags', [], '필수 값 입니다.'],
    ['agree', false, '필수 값 입니다.'],
    ['kind', undefined, '필수 값 입니다.'],
    ['kind', 'c', '선택할 수 없는 값이에요.'],
    ['title', '여섯글자예요', '5자까지 입력할 수 있어요.'],
    ['loginId', '한글', '형식이 올바르지 않아요.'],
    ['count', 0, '1 이상이어야 해요.'],
    ['count', 10, '9 이하여야 해요.'],
    ['count', Number.NaN, '숫자를 입력해 주세요.'],
    ['link', 'x', '형식이 올바르지 않아요.'],
  ])('says of %s = %j: %s', async (name, value, message) => {
    expect((await check({ ...GOOD, [name]: value })).messages).toEqual({ [name]: message })
  })
})

it('sends text in one Unicode form', () => {
  const decomposed = '한'.normalize('NFD')
  expect(readyToSend(schema, { title: decomposed })).toEqual({ title: '한' })
})

it('sends nothing nobody sees, but a password as it is', () => {
  expect(readyToSend(schema, { title: '\u200b한\u3164' })).toEqual({ title: '한' })
  expect(readyToSend(schema, { title: '\u200b\u3164' })).toEqual({ title: '' })
  expect(readyToSend(schema, { newPassword: '열\u200b쇠' })).toEqual({ newPassword: '열\u200b쇠' })
})
