import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CURVE_END_LEVEL,
  expAt,
  expOfLevel,
  expToLevel,
  levelAt,
  levelNeededFor,
} from './experience.ts'

const bigNeed = (level: bigint) => level ** 4n / 40n + 2n * level

describe('EXP of levels', () => {
  it.each([
    [1, 2],
    [2, 4],
    [10, 270],
    [50, 156_350],
    [100, 2_500_200],
    [200, 40_000_400],
    [300, 202_500_600],
    [304, 213_518_534],
    [305, 216_341_875],
    [324, 275_499_662],
    [325, 278_916_665],
  ])('[EXP1] level %i needs %i', (level, exp) => {
    expect(expOfLevel(level)).toBe(exp)
  })

  it.each([
    [305, 13_088_975_658],
    [310, 14_199_479_351],
    [315, 15_384_110_279],
    [320, 16_646_519_072],
    [325, 17_990_474_300],
  ])('[EXP2] level %i lies %i EXP above level 1', (level, exp) => {
    expect(expToLevel(level)).toBe(exp)
  })

  it('[EXP5] equals bigint arithmetic on the whole curve and stays exact', () => {
    let sum = 0n
    for (let level = 1; level < CURVE_END_LEVEL; level += 1) {
      expect(BigInt(expOfLevel(level))).toBe(bigNeed(BigInt(level)))
      sum += bigNeed(BigInt(level))
    }
    expect(BigInt(expToLevel(CURVE_END_LEVEL))).toBe(sum)
    expect(Number.isSafeInteger(expToLevel(CURVE_END_LEVEL))).toBe(true)
  })

  it('[EXP2] has no level 0 and none beyond the curve', () => {
    expect(() => expToLevel(0)).toThrow(RangeError)
    expect(() => expToLevel(CURVE_END_LEVEL + 1)).toThrow(RangeError)
  })
})

const levelPercent = fc.record({
  level: fc.integer({ min: 1, max: 999 }),
  percent: fc.integer({ min: 0, max: 99 }),
})

describe('levels and percents', () => {
  it('[EXP3] takes the least EXP that shows the percent', () => {
    fc.assert(
      fc.property(levelPercent, ({ level, percent }) => {
        const exp = expAt({ level, percent })
        // Levels 1–9 have fewer EXP than percents: some percents are never shown.
        if (expOfLevel(level) < 100) return
        expect(levelAt(exp)).toMatchObject({ level, percent })
        if (percent > 0) expect(levelAt(exp - 1).percent).toBe(percent - 1)
      }),
    )
  })

  it('[EXP4] exactly full is the next level at 0 %', () => {
    expect(levelAt(expToLevel(21))).toEqual({ level: 21, percent: 0, expInLevel: 0 })
    expect(levelAt(expToLevel(21) - 1)).toMatchObject({ level: 20, percent: 99 })
    expect(levelAt(0)).toEqual({ level: 1, percent: 0, expInLevel: 0 })
  })

  it('[EXP4] reading an amount and adding it up again gives the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_000_000_000_000_000 }), (exp) => {
        const { level, expInLevel } = levelAt(exp)
        expect(expToLevel(level) + expInLevel).toBe(exp)
        expect(expInLevel).toBeLessThan(expOfLevel(level))
      }),
    )
  })

  it('[OUT5] rounds the needed percent up, 100 % to the next level, and stops at level 1', () => {
    expect(levelNeededFor(expToLevel(93) - 1)).toEqual({ level: 93, percent: 0 })
    expect(levelNeededFor(expToLevel(93) + 1)).toEqual({ level: 93, percent: 1 })
    expect(levelNeededFor(-5)).toEqual({ level: 1, percent: 0 })
  })

  it('[OUT5] is always enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 18_000_000_000 }), (exp) => {
        expect(expAt(levelNeededFor(exp))).toBeGreaterThanOrEqual(exp)
      }),
    )
  })
})
