import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveEstimate } from '../test/naive-estimate.ts'
import { estimateWindow } from './estimate.ts'
import type { PriceVote } from './model.ts'

const TODAY = 20_000

/** Values in clumps around two prices, now and then anything, so that every rule gets its turn. */
const anyValue = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 85, max: 118 }) },
  { weight: 4, arbitrary: fc.integer({ min: 180, max: 230 }) },
  { weight: 1, arbitrary: fc.integer({ min: 30, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 149, 150, 151, 1000, 1001, 10 ** 15, 10 ** 15 - 1) },
)

const anyVote = fc.record({
  voice: fc.integer({ min: 0, max: 24 }).map((number) => `v${number}`),
  day: fc.integer({ min: TODAY - 12, max: TODAY + 1 }),
  value: anyValue,
  weight: fc.constantFrom(1, 2, 4, 4),
  reports: fc.integer({ min: 1, max: 3 }),
})

/** At most one vote for a voice and day, as votes are. */
const anyVotes = fc.uniqueArray(anyVote, {
  maxLength: 34,
  selector: ({ voice, day }) => `${voice} ${day}`,
})

/** A price that jumps on some day: what random votes alone seldom make. */
const anyJump = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom(30, 64, 66, 67, 149, 150, 151, 160, 200, 400),
    fc.array(
      fc.record({
        ago: fc.integer({ min: 0, max: 6 }),
        noise: fc.integer({ min: -4, max: 4 }),
        weight: fc.constantFrom(1, 2, 4, 4),
        isOld: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 8, maxLength: 26 },
    ),
  )
  .map(([jump, next, voices]): PriceVote[] =>
    voices.map(({ ago, noise, weight, isOld }, index) => ({
      voice: `v${index}`,
      day: TODAY - ago,
      value: ago <= jump && isOld > 0 ? next + noise : 100 + noise,
      weight,
      reports: 1,
    })),
  )

const windows = fc.constantFrom(7, 30)

describe('an estimate', () => {
  it.each([
    ['of random votes', anyVotes],
    ['around a jump', anyJump],
  ])('%s is that of plain enumeration (PR11, PR14–PR24)', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, windows, (votes, days) => {
        expect(estimateWindow(votes, TODAY, days)).toMatchObject(naiveEstimate(votes, TODAY, days))
      }),
      { numRuns: 1500 },
    )
  })

  it('does not depend on the order of votes (PR36)', () => {
    fc.assert(
      fc.property(anyVotes, windows, (votes, days) => {
        const turned = estimateWindow(votes.toReversed(), TODAY, days)
        expect(turned).toEqual(estimateWindow(votes, TODAY, days))
      }),
    )
  })

  it('grows with the unit: twice every value is twice the median of odd weights (PR16, PR17)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 15 }),
        (values) => {
          const votes = (times: number) =>
            values.map((value, index) => ({
              voice: `v${index}`,
              day: TODAY,
              value: value * times,
              weight: 1,
              reports: 1,
            }))
          const [one, two] = [1, 2].map((times) => estimateWindow(votes(times * 2), TODAY, 7))
          expect(two?.filtered).toEqual(one?.filtered)
        },
      ),
    )
  })

  it('lets no single member move it beyond the honest ones, whatever he says (PR14)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 140 }), { minLength: 3, maxLength: 9 }),
        anyValue,
        (honest, lie) => {
          const votes = [...honest, lie].map((value, index) => ({
            voice: `v${index}`,
            day: TODAY,
            value,
            weight: 4,
            reports: 1,
          }))
          const { median } = estimateWindow(votes, TODAY, 7)
          expect(median).toBeGreaterThanOrEqual(Math.min(...honest))
          expect(median).toBeLessThanOrEqual(Math.max(...honest))
        },
      ),
    )
  })
})
