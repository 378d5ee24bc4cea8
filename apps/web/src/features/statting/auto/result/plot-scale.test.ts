import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLOT, plotScale } from './plot-scale.ts'

const points = fc.array(fc.tuple(fc.nat(2_000_000), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
  maxLength: 12,
})

describe('a small drawing', () => {
  it('keeps every point inside', () => {
    fc.assert(
      fc.property(points, (list) => {
        const scale = plotScale(list)
        for (const [x, y] of list) {
          expect(scale.x(x)).toBeGreaterThanOrEqual(PLOT.left - 1e-6)
          expect(scale.x(x)).toBeLessThanOrEqual(PLOT.width - PLOT.right + 1e-6)
          expect(scale.y(y)).toBeGreaterThanOrEqual(PLOT.top - 1e-6)
          expect(scale.y(y)).toBeLessThanOrEqual(PLOT.height - PLOT.bottom + 1e-6)
        }
      }),
    )
  })

  it('writes few round numbers and none above 100 %', () => {
    const scale = plotScale([
      [1, 60],
      [33, 100],
    ])
    expect(scale.xTicks).toEqual([0, 10, 20, 30, 40])
    expect(scale.yTicks).toEqual([60, 70, 80, 90, 100])
    expect(plotScale([[3, 100]]).yTicks).toEqual([90, 100])
  })
})
