import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximum } from './simplex.ts'

describe('the linear program', () => {
  it.each([
    [
      'two goods, two limits',
      [3, 5],
      [
        [1, 0],
        [0, 2],
        [3, 2],
      ],
      [4, 12, 18],
      36,
    ],
    ['nothing gains', [-1, -2], [[1, 1]], [5], 0],
    [
      'a limit of nothing',
      [1, 1],
      [
        [1, 0],
        [0, 1],
      ],
      [0, 3],
      3,
    ],
  ])('%s', (_, objective, rows, limits, value) => {
    const found = maximum({ objective, rows, limits })
    expect(found?.value).toBeCloseTo(value, 9)
    // What the limits are worth pays for all of the optimum.
    const worth = found?.worth.reduce((sum, one, row) => sum + one * (limits[row] ?? 0), 0)
    expect(worth).toBeCloseTo(value, 9)
  })

  it('has no optimum where nothing limits a gain', () => {
    expect(maximum({ objective: [1, 0], rows: [[0, 1]], limits: [5] })).toBeNull()
  })

  it('is never below a point that keeps all limits', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(
        numbers,
        fc.array(numbers, { minLength: 1, maxLength: 4 }),
        numbers,
        (objective, rows, point) => {
          const dot = (one: readonly number[], other: readonly number[]) => {
            return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
          }
          const limits = rows.map((row) => dot(row, point))
          expect(maximum({ objective, rows, limits })?.value ?? Infinity).toBeGreaterThanOrEqual(
            dot(objective, point) - 1e-6,
          )
        },
      ),
    )
  })
})
