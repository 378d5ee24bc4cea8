import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plotScale } from './plot-scale.ts'

const points = fc.array(fc.tuple(fc.nat(2_000_000), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
  maxLength: 12,
})
const BOX = { width: 296, letterPx: 12 }
const percent = (value: number) => `${value}%`

describe('a small drawing', () => {
  it('keeps every point inside', () => {
    fc.assert(
      fc.property(points, (list) => {
        const { plot, x, y } = plotScale(list, percent, BOX)
        for (const [across, up] of list) {
          expect(x(across)).toBeGreaterThanOrEqual(plot.left - 1e-6)
          expect(x(across)).toBeLessThanOrEqual(plot.right + 1e-6)
          expect(y(up)).toBeGreaterThanOrEqual(plot.top - 1e-6)
          expect(y(up)).toBeLessThanOrEqual(plot.bottom + 1e-6)
        }
      }),
    )
  })

  it('writes few round numbers and none above 100 %', () => {
    const scale = plotScale(
      [
        [1, 60],
        [33, 100],
      ],
      percent,
      BOX,
    )
    expect(scale.xTicks).toEqual([0, 10, 20, 30, 40])
    expect(scale.yTicks).toEqual([60, 70, 80, 90, 100])
    expect(plotScale([[3, 100]], percent, BOX).yTicks).toEqual([90, 100])
  })

  it('long words get room', () => {
    const left = (text: string) => plotScale([[1, 1]], () => text, BOX).plot.left
    expect(left('100만')).toBeGreaterThan(left('1'))
  })
})
