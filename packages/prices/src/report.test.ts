import { describe, expect, it } from 'vitest'
import { koreanDay, mondayOf } from './korean-day.ts'
import {
  editableUntil,
  isReportableDay,
  isTooSoon,
  reportWeight,
  seriesOf,
  voteOf,
} from './report.ts'

const at = (text: string) => Date.parse(text)
const MADE = at('2026-11-22T03:00:00Z')

describe('a report', () => {
  it('speaks in the series of what was paid, or of what is asked (PR5)', () => {
    expect(['sold', 'bought', 'asked'].map((basis) => seriesOf(basis as 'sold'))).toEqual([
      'deal',
      'deal',
      'ask',
    ])
  })

  it('counts on its Korean day (PR6)', () => {
    const midnight = koreanDay(at('2026-11-21T15:00:00Z'))
    expect(koreanDay(at('2026-11-21T14:59:59.999Z'))).toBe(midnight - 1)
    expect(koreanDay(at('2026-11-22T14:59:59.999Z'))).toBe(midnight)
    expect(koreanDay(at('1969-12-31T14:59:59Z'))).toBe(-1)
  })

  it('may carry a day at most seven back, never ahead (PR7)', () => {
    expect([8, 7, 0, -1].map((ago) => isReportableDay(100 - ago, 100))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it.each([
    ['2026-11-15T03:00:01Z', false, 1],
    ['2026-11-15T03:00:00Z', false, 2],
    ['2026-10-23T03:00:01Z', false, 2],
    ['2026-10-23T03:00:00Z', false, 4],
    ['2026-11-22T03:00:00Z', true, 4],
  ])('of an account made %s (contributor %s) weighs %i (PR9)', (created, isContributor, weight) => {
    expect(reportWeight({ createdAt: at(created), isContributor }, MADE)).toBe(weight)
  })

  it('may follow another after ten minutes (PR10), and be edited for a day (PR31)', () => {
    expect(isTooSoon(MADE, MADE + 599_999)).toBe(true)
    expect(isTooSoon(MADE, MADE + 600_000)).toBe(false)
    expect(editableUntil(MADE)).toBe(at('2026-11-23T03:00:00Z'))
  })
})

describe('a vote', () => {
  it('is the lower median of a day, with the weight of the newest report (PR8)', () => {
    const reports = [100, 400, 200, 300].map((unit, index) => ({
      id: `r${index}`,
      at: index === 1 ? 50 : index,
      unit,
      weight: index === 1 ? 4 : 1,
    }))
    expect(voteOf(reports)).toEqual({ value: 200, weight: 4, reports: 4 })
  })

  it('takes the later id of two reports of one moment (PR8)', () => {
    const [a, b] = [
      { id: 'a', at: 1, unit: 5, weight: 1 },
      { id: 'b', at: 1, unit: 7, weight: 2 },
    ]
    expect(voteOf([a, b])).toEqual({ value: 5, weight: 2, reports: 2 })
    expect(voteOf([b, a])).toEqual({ value: 5, weight: 2, reports: 2 })
    expect(voteOf([])).toBeNull()
  })
})

it('weeks begin on Monday in Korea (PR30)', () => {
  const sunday = koreanDay(at('2026-11-22T14:59:59Z'))
  expect(mondayOf(sunday)).toBe(sunday - 6)
  expect(mondayOf(sunday + 1)).toBe(sunday + 1)
  expect(mondayOf(-4)).toBe(-10)
})
