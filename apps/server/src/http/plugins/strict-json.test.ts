import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

const parse = (text: string) => parseStrictJson(Buffer.from(text))
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const items = (count: number) => `[${Array.from({ length: count }, () => '0').join(',')}]`

describe('strict JSON', () => {
  it.each([
    ['{}', {}],
    ['{"a":1,"b":[true,null,"x"]}', { a: 1, b: [true, null, 'x'] }],
    ['{"a":"{\\"a\\":[1,2]}","b":"]"}', { a: '{"a":[1,2]}', b: ']' }],
    ['{"a":{"a":1},"b":{"a":2}}', { a: { a: 1 }, b: { a: 2 } }],
    ['{"a\\\\":"\\\\"}', { 'a\\': '\\' }],
    ['{"줄":"하나\\n둘\\t셋"}', { 줄: '하나\n둘\t셋' }],
    ['{"a":"각"}', { a: '각' }],
    ['"한 글자"', '한 글자'],
  ])('reads %s', (text, value) => {
    expect(parse(text)).toEqual(value)
  })

  it('gives text in NFC', () => {
    expect(parse(JSON.stringify({ name: '한글'.normalize('NFD') }))).toEqual({ name: '한글' })
  })

  it('gives text without what nobody sees, but a password as it is', () => {
    const given = { name: '바쿠\u200b잔\u3164', tags: ['\u2060나무'], newPassword: '열쇠\u200b말' }
    expect(parse(JSON.stringify(given))).toEqual({
      name: '바쿠잔',
      tags: ['나무'],
      newPassword: '열쇠\u200b말',
    })
  })

  it('takes exactly 32 levels and 1,000 items', () => {
    expect(() => parse(nested(32))).not.toThrow()
    expect(() => parse(items(1000))).not.toThrow()
  })

  it.each([
    ['33 levels', nested(33)],
    ['100,000 open brackets', '['.repeat(100_000)],
    ['1,001 items', items(1001)],
    ['the same key twice', '{"a":1,"a":2}'],
    ['the same key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['the same key twice inside', '{"x":[{"a":1,"b":2,"a":3}]}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped __proto__', '{"\\u005f_proto__":1}'],
    ['constructor', '{"a":{"constructor":1}}'],
    ['prototype', '{"prototype":1}'],
    ['NUL', '{"a":"\\u0000"}'],
    ['a carriage return', '{"a":"x\\r\\n"}'],
    ['an escape character', '{"a":"\\u001b[31m"}'],
    ['a lone surrogate', '{"a":"\\ud800"}'],
    ['a control character in a key', '{"a\\u0007":1}'],
    ['a byte order mark', '\ufeff{}'],
    ['two values', '{}{}'],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', 'NaN'],
    ['nothing', ''],
    ['a cut-off text', '{"a":"x'],
  ])('refuses %s', (_name, text) => {
    expect(() => parse(text)).toThrow()
  })

  it.each([
    ['bytes that are no UTF-8', [0x22, 0xc3, 0x28, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
  ])('refuses %s', (_name, bytes) => {
    expect(() => parseStrictJson(Uint8Array.from(bytes))).toThrow()
  })
})
