import { expect, it } from 'vitest'
import { toSearchPattern } from './search-pattern.ts'

it.each([
  ['바쿠잔', '%바쿠잔%'],
  ['바쿠잔?', '%바쿠잔%'],
  ['[바 쿠잔]', '%바쿠잔%'],
  ['바\u200b쿠잔\u2060', '%바쿠잔%'],
  ['100%_', '%100\\%\\_%'],
  ['?', '%?%'],
  ['\u200b', null],
  ['', null],
  [undefined, null],
])('%j is looked for as %j', (search, pattern) => {
  expect(toSearchPattern(search)).toBe(pattern)
})
