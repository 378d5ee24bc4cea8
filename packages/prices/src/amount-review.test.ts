import { expect, it } from 'vitest'
import { reviewAmount } from './amount-review.ts'

it.each([
  [500, 100, false, null],
  [501, 100, true, null],
  [1000, 100, true, 0.1],
  [10, 100, true, 10],
  [1_000_000, 100, true, 0.0001],
  [1, 12_000, true, 10_000],
  [10 ** 15, 1, true, null],
  [7, null, false, null],
])('%i spina where %s are usual: unusual %s, times %s (PR35)', (unit, known, isUnusual, factor) => {
  expect(reviewAmount(unit, known)).toEqual({ isUnusual, factor })
})
