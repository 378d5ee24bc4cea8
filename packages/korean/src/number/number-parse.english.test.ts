import { expect, it } from 'vitest'
import { parseKoreanNumber } from './number-parse.english.ts'

it.each([
  ['20k', 20_000],
  ['1.5M', 1_500_000],
  ['1.1m', 1_100_000],
  ['2 b', 2_000_000_000],
  ['-3k', -3000],
  ['1,200k', 1_200_000],
  ['1,000', 1000],
  ['1억2천', 120_000_000],
])('reads %j as %d', (text, value) => {
  expect(parseKoreanNumber(text)).toBe(value)
})

it.each(['k', '1kk', '1억k', '5x', '', '1.2.3m'])('reads no number from %j', (text) => {
  expect(parseKoreanNumber(text)).toBeNull()
})
