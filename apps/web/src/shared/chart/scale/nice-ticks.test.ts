import fc from 'fast-check'
import { expect, it } from 'vitest'
import { niceStep, niceTicks } from './nice-ticks.ts'

it.each([
  [0.55e8, 1.42e8, 5, [0.6e8, 0.8e8, 1e8, 1.2e8, 1.4e8]],
  [94, 122, 4, [100, 110, 120]],
  [0, 1, 4, [0, 0.25, 0.5, 0.75, 1]],
  [-0.3, 0.3, 3, [-0.2, 0, 0.2]],
  [262.9, 315, 5, [280, 300]],
  [5, 5, 4, [5]],
])('from %d to %d, about %d', (low, high, wanted, ticks) => {
  expect(niceTicks(low, high, wanted)).toEqual(ticks)
})

it.each([
  [1, 1],
  [1.1, 2],
  [2.1, 2.5],
  [2.6, 5],
  [7, 10],
  [0.03, 0.05],
  [13_000_000, 20_000_000],
])('the step for %d is %d', (raw, step) => {
  expect(niceStep(raw)).toBe(step)
})

it('ticks are inside, evenly apart and not more than wanted', () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 1e14 }), fc.integer({ min: 1, max: 1e14 }))
  fc.assert(
    fc.property(range, fc.integer({ min: 1, max: 12 }), ([low, span], wanted) => {
      const high = low + span
      const ticks = niceTicks(low, high, wanted)
      expect(ticks.length).toBeLessThanOrEqual(wanted + 1)
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(low - span * 1e-6)
        expect(tick).toBeLessThanOrEqual(high + span * 1e-6)
      }
    }),
  )
})
