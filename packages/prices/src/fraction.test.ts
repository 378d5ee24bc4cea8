import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFractions, type Fraction } from './fraction.ts'

const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const anyFraction = fc.record({ above: amount, below: amount })

function exactly(a: Fraction, b: Fraction): number {
  const left = BigInt(a.above) * BigInt(b.below)
  const right = BigInt(b.above) * BigInt(a.below)
  return left === right ? 0 : left < right ? -1 : 1
}

describe('the order of fractions', () => {
  it('is the one of their whole products', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(compareFractions(a, b)).toBe(exactly(a, b))
      }),
    )
  })

  it('is exact where quotients are rounded to the same number', () => {
    const neighbour = fc.tuple(anyFraction, fc.integer({ min: -3, max: 3 }))
    fc.assert(
      fc.property(neighbour, ([fraction, step]) => {
        const above = Math.min(Math.max(fraction.above + step, 1), Number.MAX_SAFE_INTEGER)
        const near = { ...fraction, above }
        expect(compareFractions(fraction, near)).toBe(exactly(fraction, near))
      }),
    )
    const most = Number.MAX_SAFE_INTEGER
    expect(
      compareFractions({ above: most, below: most - 1 }, { above: most - 1, below: most - 2 }),
    ).toBe(-1)
    expect(compareFractions({ above: 2, below: 4 }, { above: 1, below: 2 })).toBe(0)
  })
})
