import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toFieldError } from '../index.ts'

const schema = z.strictObject({
  title: z.string().min(1).max(5),
  code: z.string().min(3).regex(/^a/),
  amount: z.int().min(0).max(10),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.string()).min(1).max(2),
})
const fine = { title: 'x', code: 'abc', amount: 1, kind: 'a', tags: ['t'] }

describe('field errors in Korean', () => {
  it.each([
    ['an empty required text', { title: '' }, 'title', 'REQUIRED', '필수 값 입니다.'],
    ['a long text', { title: '123456' }, 'title', 'TOO_LONG', '5자까지 입력할 수 있어요.'],
    ['a short text', { code: 'a' }, 'code', 'TOO_SHORT', '3자 이상 입력해 주세요.'],
    ['a wrong pattern', { code: 'bbb' }, 'code', 'FORMAT', '형식이 올바르지 않아요.'],
    ['a text for a number', { amount: '1' }, 'amount', 'TYPE', '숫자를 입력해 주세요.'],
    ['a fraction', { amount: 1.5 }, 'amount', 'TYPE', '정수를 입력해 주세요.'],
    ['a number for a text', { title: 1 }, 'title', 'TYPE', '글자를 입력해 주세요.'],
    ['a small number', { amount: -1 }, 'amount', 'TOO_SMALL', '0 이상이어야 해요.'],
    ['a big number', { amount: 11 }, 'amount', 'TOO_BIG', '10 이하여야 해요.'],
    ['a value off the list', { kind: 'c' }, 'kind', 'NOT_ALLOWED', '선택할 수 없는 값이에요.'],
    ['no entries', { tags: [] }, 'tags', 'TOO_SHORT', '1개 이상 골라 주세요.'],
    ['too many entries', { tags: ['1', '2', '3'] }, 'tags', 'TOO_LONG', '2개까지 고를 수 있어요.'],
    ['a wrong entry', { tags: [1] }, 'tags.0', 'TYPE', '글자를 입력해 주세요.'],
    ['a foreign field', { role: 'OWNER' }, '', 'UNKNOWN_FIELD', '사용할 수 없는 항목이 있어요.'],
  ])('names %s', (_name, change, path, code, message) => {
    const issues = schema.safeParse({ ...fine, ...change }).error?.issues ?? []
    expect(issues.map((issue) => toFieldError(issue, false))).toEqual([{ path, code, message }])
  })

  it('calls an absent field required', () => {
    const issues = schema.safeParse({ ...fine, title: undefined }).error?.issues ?? []
    expect(issues.map((issue) => toFieldError(issue, true))).toEqual([
      { path: 'title', code: 'REQUIRED', message: '필수 값 입니다.' },
    ])
  })
})
