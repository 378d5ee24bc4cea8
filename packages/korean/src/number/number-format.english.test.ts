import { expect, it } from 'vitest'
import { formatKoreanUnits, formatNumber } from './number-format.english.ts'

it.each([
  [284_000, '284,000'],
  [124_000_000, '124M'],
  [1_234_567_890, '1.23B'],
  [-1_234_567_890, '−1.23B'],
  [999_999_999, '1B'],
  [2_500_000_000_000, '2.5T'],
  [7_000_000_000_000_000, '7,000T'],
  [Number.NaN, '–'],
])('writes %d in short as %s', (value, words) => {
  expect(formatKoreanUnits(value, { maxUnits: 2 })).toBe(words)
})

it.each([
  [1234.5, '1,234.5'],
  [124_000_000.4, '124,000,000'],
  [12_400_000_000n, '12,400,000,000'],
])('writes %s in full as %s', (value, words) => {
  expect(formatKoreanUnits(value)).toBe(words)
})

it('writes other numbers as in Korean', () => {
  expect(formatNumber(-1234.567)).toBe('−1,234.57')
})
