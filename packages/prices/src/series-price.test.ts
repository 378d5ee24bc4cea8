import { describe, expect, it } from 'vitest'
import type { PriceVote } from './model.ts'
import { dayPoint, daysTouchedBy, weekPoint, weekPoints } from './points.ts'
import { reportUses } from './report-use.ts'
import { changePermille, headlineSeries, seriesPrice } from './series-price.ts'

/** 2026-11-22 in Korea, a Sunday. */
const TODAY = 20_779
const votes = (day: number, ...values: readonly number[]): PriceVote[] =>
  values.map((value, index) => ({ voice: `v${index}`, day, value, weight: 4, reports: 1 }))

describe('the price of a series', () => {
  it('needs thirty days when a week has too few members, and has no change then (PR12, PR27)', () => {
    const price = seriesPrice([...votes(TODAY - 20, 90, 100, 110), ...votes(TODAY, 120)], TODAY)
    expect(price).toMatchObject({ windowDays: 30, members: 3, change7: null, change30: null })
  })

  it('does not widen a scattered week (PR12, PR18)', () => {
    const scattered = votes(TODAY, 1, 100, 10_000, 10 ** 6, 10 ** 8, 10 ** 10)
    const older = [100, 101, 102].map((value) => ({
      voice: `o${value}`,
      day: TODAY - 20,
      value,
      weight: 4,
      reports: 1,
    }))
    expect(seriesPrice([...scattered, ...older], TODAY).reason).toBe('SCATTERED')
  })

  it('changes against the week that ended seven days ago (PR27)', () => {
    const price = seriesPrice(
      [...votes(TODAY - 8, 100, 100, 100), ...votes(TODAY, 110, 111, 112)],
      TODAY,
    )
    expect(price).toMatchObject({ median: 111, change7: 110, change30: null })
    expect([changePermille(2001, 2000), changePermille(1999, 2000)]).toEqual([1, -1])
    expect(Object.is(changePermille(19_999, 20_000), 0)).toBe(true)
  })

  it('is the headline when anything was paid (PR13)', () => {
    const [some, none] = [{ level: 'low' }, { level: 'none' }] as const
    expect(headlineSeries(some, some)).toBe('deal')
    expect(headlineSeries(none, some)).toBe('ask')
    expect(headlineSeries(none, none)).toBeNull()
  })
})

describe('what became of a report (PR26)', () => {
  const all = [...votes(TODAY, 100, 101, 102, 10 ** 6), ...votes(TODAY - 2, 90)]
  const toUse = reportUses(seriesPrice(all, TODAY), all, TODAY)
  const report = (voice: string, day: number) =>
    ({ voice, day, weight: 4, state: 'active' }) as const

  it('is told in one word', () => {
    expect(toUse(report('v0', TODAY))).toBe('counted')
    expect(toUse(report('v0', TODAY - 2))).toBe('superseded')
    expect(toUse(report('v3', TODAY))).toBe('filtered')
    expect(toUse(report('v0', TODAY - 7))).toBe('old')
    expect(toUse(report('v0', TODAY + 1))).toBe('old')
    expect(toUse({ ...report('v0', TODAY), state: 'excluded' })).toBe('excluded')
  })

  it('is none that counts on probation, whatever is about it (PR43)', () => {
    const toUse = reportUses(seriesPrice(all, TODAY), all, TODAY)
    expect(toUse({ ...report('new', TODAY), weight: 0 })).toBe('probation')
    expect(toUse({ ...report('v0', TODAY - 9), weight: 0 })).toBe('probation')
    expect(toUse({ ...report('new', TODAY), weight: 0, state: 'withdrawn' })).toBe('withdrawn')
  })

  it('is single without a price', () => {
    const few = votes(TODAY, 100, 101)
    expect(reportUses(seriesPrice(few, TODAY), few, TODAY)(report('v1', TODAY))).toBe('single')
  })
})

describe('the points of a chart', () => {
  const all = [...votes(TODAY - 3, 100, 101, 102), ...votes(TODAY, 110)]

  it('are the week that ends on a day with votes, so the last is the headline (PR28)', () => {
    expect(dayPoint(all, TODAY)).toMatchObject({ median: 102, members: 3, votes: 1, reports: 1 })
    expect(dayPoint(all, TODAY - 1)).toBeNull()
  })

  it('of weeks speak of their own days (PR30)', () => {
    expect(weekPoint(all, TODAY - 6, TODAY)).toMatchObject({ day: TODAY - 6, votes: 4 })
    expect(weekPoint(all, TODAY + 1, TODAY + 1)).toBeNull()
    expect(weekPoints(all, { from: TODAY, to: TODAY, today: TODAY })).toHaveLength(1)
  })

  it('that a change touches are seven, none of them ahead (PR28)', () => {
    expect(daysTouchedBy(TODAY - 30, TODAY)).toHaveLength(7)
    expect(daysTouchedBy(TODAY - 1, TODAY)).toEqual([TODAY - 1, TODAY])
  })
})
