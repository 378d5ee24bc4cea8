import { successRate } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { successPoints } from './success-points.ts'

describe('successPoints', () => {
  it.each([1, 15, 46, 89, 108, 114, 230, 231, 348, 999, 9999])(
    'agrees with the engine at both ends for a denominator of %i',
    (denominator) => {
      const { full, none } = successPoints(denominator)
      const rate = (future: number) =>
        successRate({ futurePotential: future, potential: denominator, recipePotential: 1 })
      expect(rate(full)).toBe(100)
      expect(rate(full - 1)).toBeLessThan(100)
      expect(rate(none)).toBe(0)
    },
  )
})
