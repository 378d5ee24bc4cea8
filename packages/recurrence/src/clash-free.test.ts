import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Attendance, chooseClashFree, clash, clashesOf } from './clash-free.ts'

const time = (of: string, startAt: number, endAt: number): Attendance => ({
  key: `${of} ${startAt}`,
  of,
  startAt,
  endAt,
})
const keysOf = (times: readonly Attendance[]) => times.map(({ key }) => key)

describe('[CF1] times clash', () => {
  it('when both run at one moment, and not when one begins as the other ends', () => {
    expect(clash(time('a', 20, 22), time('b', 21, 23))).toBe(true)
    expect(clash(time('a', 20, 22), time('b', 22, 23))).toBe(false)
    expect(clash(time('a', 20, 30), time('b', 22, 23))).toBe(true)
  })

  it('and every two that do are told', () => {
    const all = [time('c', 29, 31), time('a', 20, 30), time('b', 22, 23)]
    const pairs = clashesOf(all).map(([one, other]) => one.of + other.of)
    expect(pairs).toEqual(['ab', 'ac'])
  })
})

describe('[CF2] a choice without a clash', () => {
  it('takes another time of what comes more than once', () => {
    const { chosen, missed } = chooseClashFree([
      time('raid', 20, 22),
      time('raid', 68, 70),
      time('party', 21, 23),
    ])
    expect(keysOf(chosen)).toEqual(['party 21', 'raid 68'])
    expect(missed).toEqual([])
  })

  it('leaves out one long thing rather than two short ones', () => {
    const { chosen, missed } = chooseClashFree([
      time('long', 10, 20),
      time('one', 11, 12),
      time('two', 18, 19),
    ])
    expect(keysOf(chosen)).toEqual(['one 11', 'two 18'])
    expect(missed).toEqual(['long'])
  })

  it('[CF3] goes to everything else there is room for', () => {
    const { chosen } = chooseClashFree([
      time('raid', 20, 22),
      time('raid', 44, 46),
      time('raid', 68, 70),
      time('party', 45, 47),
    ])
    expect(keysOf(chosen)).toEqual(['raid 20', 'party 45', 'raid 68'])
  })

  it('is nothing of nothing', () => {
    expect(chooseClashFree([])).toEqual({ chosen: [], missed: [], isProven: true })
  })
})

const someTimes = fc
  .uniqueArray(
    fc.record({
      of: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      startAt: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 8 }),
    }),
    { maxLength: 9, selector: ({ of, startAt }) => `${of} ${startAt}` },
  )
  .map((list) => list.map(({ of, startAt, length }) => time(of, startAt, startAt + length)))

/** Tries every set of times. */
function mostByTrying(times: readonly Attendance[]): number {
  let most = 0
  for (let set = 0; set < 2 ** times.length; set += 1) {
    const some = times.filter((_, at) => (set >> at) % 2 === 1)
    if (clashesOf(some).length === 0) most = Math.max(most, new Set(some.map(({ of }) => of)).size)
  }
  return most
}

describe('whatever the times are', () => {
  it('[CF2] nothing clashes, and no other choice leaves out less', () => {
    fc.assert(
      fc.property(someTimes, (times) => {
        const { chosen, missed, isProven } = chooseClashFree(times)
        expect(clashesOf(chosen)).toEqual([])
        expect(isProven).toBe(true)
        const names = new Set(times.map(({ of }) => of))
        expect(names.size - missed.length).toBe(mostByTrying(times))
      }),
      { numRuns: 200 },
    )
  })

  it('[CF3] nothing more fits', () => {
    fc.assert(
      fc.property(someTimes, (times) => {
        const { chosen } = chooseClashFree(times)
        const left = times.filter((one) => !chosen.includes(one))
        for (const one of left) expect(chosen.some((other) => clash(one, other))).toBe(true)
      }),
    )
  })

  it('[CF4] the order they come in makes no difference', () => {
    fc.assert(
      fc.property(someTimes, (times) => {
        expect(keysOf(chooseClashFree(times.toReversed()).chosen)).toEqual(
          keysOf(chooseClashFree(times).chosen),
        )
      }),
    )
  })
})
