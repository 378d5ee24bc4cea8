import { describe, expect, it } from 'vitest'
import { estimateWindow } from './estimate.ts'
import type { PriceVote } from './model.ts'

// Every expected number was worked out by hand from SPEC.md.
const TODAY = 20_000
type Said = { readonly weight?: number; readonly ago?: number }

let speakers = 0
/** A voice of its own for every value. */
const say = (values: readonly number[], { weight = 4, ago = 0 }: Said = {}): PriceVote[] =>
  values.map((value) => {
    speakers += 1
    return { voice: `v${speakers}`, day: TODAY - ago, value, weight, reports: 1 }
  })
const times = (count: number, value: number) => Array.from({ length: count }, () => value)
const week = (...said: readonly PriceVote[][]) => estimateWindow(said.flat(), TODAY, 7)
const filteredValues = (said: readonly PriceVote[]) => {
  const { filtered } = week([...said])
  return said.filter(({ voice }) => filtered.includes(voice)).map(({ value }) => value)
}

describe('weights', () => {
  it('[PR14] of one old account do not outvote two new ones', () => {
    const price = week(say([100]), say([140, 141], { weight: 1 }))
    // 4 + 1 + 1 becomes 1 + 1 + 1; the weight that is told stays the raw one.
    expect(price).toMatchObject({ median: 140, weight: 6 })
  })

  it('[PR14] stay as they are where nobody has more than half of the others together', () => {
    // 100, 100, 110, 120, 130, 140 as copies.
    const price = week(say([100], { weight: 2 }), say([110, 120, 130, 140], { weight: 1 }))
    expect(price).toMatchObject({ median: 115, q1: 100, q3: 130 })
  })
})

describe('quantiles', () => {
  it('[PR15] are the mean of two neighbours, half up, where the weight is cut between them', () => {
    expect(week(say([100, 101, 102, 104]))).toMatchObject({ q1: 101, median: 102, q3: 103 })
  })

  it('[PR15] are prices somebody wrote everywhere else', () => {
    expect(week(say([100, 101, 105, 108, 111]))).toMatchObject({ q1: 101, median: 105, q3: 108 })
  })

  it('[PR22] stand beside a mean of the counted, weighted and half up', () => {
    // (2 · 100 + 4 · 110) / 6 = 106.7; the mean without weights would be 108.
    expect(week(say([100], { weight: 2 }), say(times(4, 110), { weight: 1 })).mean).toBe(107)
    expect(week(say([100, 101, 102, 103])).mean).toBe(102)
    expect(week(say([100, 110, 120, 9_000])).mean).toBe(110)
  })

  it('[PR25] have the least and the most of the counted around them', () => {
    expect(week(say([100, 110, 120, 9_000]))).toMatchObject({ min: 100, max: 120 })
  })
})

describe('outliers', () => {
  it.each([
    [150, []],
    [151, [151]],
    [67, []],
    [66, [66]],
  ])('[PR17] begin beyond 1.5 × where all others agree: %i', (value, filtered) => {
    expect(filteredValues(say([...times(4, 100), value]))).toEqual(filtered)
  })

  it.each([
    [180, []],
    [181, [181]],
  ])('[PR16] [PR17] are measured against how far the others are apart: %i', (value, filtered) => {
    // Ratios 1, 1.11, 1.12, 1.25 and this one: R = 1.12, R²⁶ = 19.04; 1.8⁵ = 18.90, 1.81⁵ = 19.43.
    expect(filteredValues(say([80, 90, 100, 112, value]))).toEqual(filtered)
  })

  it.each([
    [1_000, []],
    [1_001, [1_001]],
  ])('[PR17] are all beyond 10 ×, however far the others are apart: %i', (value, filtered) => {
    expect(filteredValues(say([20, 50, 100, 200, value]))).toEqual(filtered)
  })

  it('[PR18] that weigh more than half leave no price, half leave one', () => {
    expect(week(say([1, 100, 100, 100, 10_000, 10_000]))).toMatchObject({
      level: 'low',
      median: 100,
      members: 3,
    })
    expect(week(say([1, 100, 100, 100, 10_000, 10_000, 10_000, 2]))).toMatchObject({
      level: 'none',
      reason: 'SCATTERED',
      median: null,
    })
  })

  it('[PR19] are heard again as soon as others say the same', () => {
    const first = say([300])
    const others = say(times(5, 100))
    expect(week(first, others)).toMatchObject({ median: 100, filtered: [first[0]?.voice] })
    expect(week(first, others, say(times(4, 300)))).toMatchObject({ median: 200, filtered: [] })
  })
})

describe('a jump', () => {
  const before = say(times(7, 100), { ago: 5 })
  const jumped = (today: number) =>
    week(before, say(times(3, 200), { ago: 1 }), say(times(today, 200)))

  it('[PR20] shows on its second day, with the earlier price beside it', () => {
    expect(jumped(3)).toMatchObject({
      median: 200,
      members: 6,
      since: TODAY - 1,
      earlier: { median: 100, members: 7 },
      before: before.map(({ voice }) => voice).toSorted(),
    })
  })

  it('[PR20] is no confident price before it has more than half of the weight', () => {
    // 24 of 52, 28 of 56, 32 of 60.
    expect([3, 4, 5].map((today) => jumped(today).level)).toEqual(['low', 'low', 'high'])
  })

  it.each([
    ['on one day', [say(times(6, 200))]],
    ['of four', [say(times(2, 200), { ago: 1 }), say(times(2, 200))]],
    ['of new accounts', [1, 0].map((ago) => say(times(4, 200), { ago, weight: 1 }))],
    ['within 1.5 ×', [1, 0].map((ago) => say(times(3, 150), { ago }))],
    ['that is scattered', [1, 0].map((ago) => say([200, 290, 310], { ago }))],
  ])('[PR20] %s begins nothing', (_, said) => {
    expect(week(before, ...said)).toMatchObject({ since: null, earlier: null, before: [] })
  })

  it('[PR21] is hinted at on its first day', () => {
    const price = week(before, say(times(6, 200)))
    expect(price).toMatchObject({ median: 100, hint: { side: 'up', median: 200, members: 6 } })
  })
})

describe('a hint', () => {
  it('[PR21] takes three of today and yesterday on one side, and no price is high beside it', () => {
    const many = say(times(8, 100))
    const two = say([160, 160], { weight: 1 })
    expect(week(many, two)).toMatchObject({ level: 'high', hint: null })
    expect(week(many, two, say([160], { weight: 1, ago: 2 })).hint).toBeNull()
    expect(week(many, two, say([60], { weight: 1 })).hint).toBeNull()
    expect(week(many, two, say([170], { weight: 1, ago: 1 }))).toMatchObject({
      level: 'medium',
      hint: { side: 'up', median: 160, members: 3 },
    })
  })
})

describe('how far a price can be trusted', () => {
  it.each<[string, readonly PriceVote[], string]>([
    ['six month-old members', say(times(6, 100)), 'high'],
    ['five members', say(times(5, 100)), 'medium'],
    ['three members', say(times(3, 100)), 'low'],
    ['six members of a fortnight', say(times(6, 100), { weight: 2 }), 'medium'],
    ['six new members', say(times(6, 100), { weight: 1 }), 'low'],
    ['two days ago', say(times(6, 100), { ago: 2 }), 'high'],
    ['three days ago', say(times(6, 100), { ago: 3 }), 'medium'],
    ['quartiles 1.5 × apart', say([100, 100, 140, 140, 150, 150]), 'high'],
    ['quartiles further apart', say([100, 100, 140, 140, 151, 151]), 'medium'],
    ['a quarter out', [...say(times(6, 100)), ...say([900, 900], { ago: 2 })], 'high'],
    ['a third out', [...say(times(6, 100)), ...say(times(3, 900), { ago: 2 })], 'medium'],
    ['more than a third out', [...say(times(6, 100)), ...say(times(4, 900), { ago: 2 })], 'low'],
  ])('[PR24] %s', (_, said, level) => {
    expect(week([...said]).level).toBe(level)
  })

  it('[PR24] is medium at most where thirty days were needed', () => {
    expect(estimateWindow(say(times(6, 100)), TODAY, 30).level).toBe('medium')
  })
})
