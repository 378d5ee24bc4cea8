import { expect, it } from 'vitest'
import { valueRange } from './value-range.ts'

it('holds all values with room around them', () => {
  const [low, high] = valueRange([100, 200])
  expect(low).toBeCloseTo(92)
  expect(high).toBeCloseTo(208)
})

it('is never tighter than a twentieth of the value', () => {
  const [low, high] = valueRange([1000, 1001])
  expect(high - low).toBeGreaterThanOrEqual(1001 * 0.05)
  expect((low + high) / 2).toBeCloseTo(1000.5)
})

it('never goes below nothing', () => {
  expect(valueRange([0, 100])[0]).toBe(0)
  expect(valueRange([-5, 5])[0]).toBeLessThan(-5)
})

it('shows something where there is nothing', () => {
  expect(valueRange([])).toEqual([0, 1])
  const [low, high] = valueRange([0])
  expect(high).toBeGreaterThan(low)
})
