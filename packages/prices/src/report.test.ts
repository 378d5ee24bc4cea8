import { describe, expect, it } from 'vitest'
import { koreanDay, mondayOf } from '@gyeol/korean'
import {
  editableUntil,
  isReportableDay,
  nextReportAt,
  probationEnd,
  reportWeight,
  seriesOf,
  voteOf,
  votingDay,
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

  it('may tell of a day at most seven back, never ahead (PR7)', () => {
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

  it('may follow another after a site’s minutes (PR10), and be edited for its hours (PR31)', () => {
    expect(nextReportAt(MADE, 10)).toBe(at('2026-11-22T03:10:00Z'))
    expect(nextReportAt(MADE, 90)).toBe(at('2026-11-22T04:30:00Z'))
    expect(editableUntil(MADE, 24)).toBe(at('2026-11-23T03:00:00Z'))
    expect(editableUntil(MADE, 1)).toBe(at('2026-11-22T04:00:00Z'))
  })

  it.each([
    ['2026-11-15T03:00:01Z', false, 7, 0],
    ['2026-11-15T03:00:00Z', false, 7, 2],
    ['2026-11-20T03:00:01Z', false, 2, 0],
    ['2026-11-20T03:00:00Z', false, 2, 1],
    ['2026-11-22T03:00:00Z', false, 0, 1],
    ['2026-11-25T03:00:00Z', false, 0, 1],
    ['2026-11-25T03:00:00Z', false, 7, 0],
    ['2026-10-01T03:00:00Z', false, 60, 0],
    ['2026-11-22T03:00:00Z', true, 7, 4],
  ])(
    'of an account made %s (contributor %s), %i days on probation, weighs %i (PR43)',
    (created, isContributor, days, weight) => {
      const reporter = { createdAt: at(created), isContributor }
      expect(reportWeight(reporter, MADE, days)).toBe(weight)
    },
  )

  it('says when an account’s probation is over; a contributor has none (PR43)', () => {
    const createdAt = at('2026-11-20T12:00:00Z')
    expect(probationEnd({ createdAt, isContributor: false }, 7)).toBe(at('2026-11-27T12:00:00Z'))
    expect(probationEnd({ createdAt, isContributor: true }, 7)).toBeNull()
  })

  it('votes on the Korean day it was said, or said anew (PR42)', () => {
    const day = koreanDay(MADE)
    expect(votingDay({ at: MADE, changedAt: null })).toBe(day)
    expect(votingDay({ at: MADE, changedAt: at('2026-11-22T14:59:59Z') })).toBe(day)
    expect(votingDay({ at: MADE, changedAt: at('2026-11-22T15:00:00Z') })).toBe(day + 1)
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
