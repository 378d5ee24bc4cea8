import { describe, expect, it } from 'vitest'
import { parseQuery } from './strict-query.ts'

describe('strict queries', () => {
  it.each([
    ['/a', {}],
    ['/a?', {}],
    ['/a?page=2&search=%ED%81%AC+%EB%8E%80', { page: '2', search: '크 뎀' }],
    ['/a?flag&empty=', { flag: '', empty: '' }],
    ['/a?a=b=c&&', { a: 'b=c' }],
    ['/a?name=%E1%84%92%E1%85%A1', { name: '하' }],
    ['/a?search=%E2%80%AE%EB%B0%94%EC%BF%A0%EC%9E%94%E2%80%8B', { search: '바쿠잔' }],
  ])('reads %s', (target, fields) => {
    expect({ ...parseQuery(target) }).toEqual(fields)
  })

  it('holds __proto__ as a field like any other', () => {
    const fields = parseQuery('/a?__proto__=1')
    expect(Object.keys(fields)).toEqual(['__proto__'])
    expect(Object.prototype).not.toHaveProperty('1')
  })

  it.each([
    '/a?page=1&page=2',
    '/a?a=%',
    '/a?a=%ff',
    '/a?a=%ED%A0%80',
    '/a?a=%00',
    '/a?a=%0d%0aSet-Cookie:x',
    '/a?%00=1',
  ])('refuses %s', (target) => {
    expect(() => parseQuery(target)).toThrow('VALIDATION')
  })
})
