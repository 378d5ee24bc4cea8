import { describe, expect, it } from 'vitest'
import { byEnd, countdownOf, type EventSpan, phaseOf, progressOf, rangeText } from './event-time.ts'

const at = (text: string) => Date.parse(text)

/** Moments as the wire has them, written on the clock of Korea. */
function span(start: string, end: string | null, endKind: EventSpan['endKind'] = 'at'): EventSpan {
  const wire = (text: string) => new Date(at(`${text}+09:00`)).toISOString()
  return { startAt: wire(start), endAt: end === null ? null : wire(end), endKind }
}

const weekend = span('2026-11-20T18:00', '2026-11-23T00:00')

describe('phaseOf', () => {
  it.each([
    ['2026-11-20T17:59:59+09:00', 'soon'],
    ['2026-11-20T18:00:00+09:00', 'now'],
    ['2026-11-22T23:59:59+09:00', 'now'],
    ['2026-11-23T00:00:00+09:00', 'past'],
  ])('at %s it is %s', (now, phase) => {
    expect(phaseOf(weekend, at(now))).toBe(phase)
  })

  it('runs on while its end is not known', () => {
    const open = span('2026-11-20T18:00', null, 'maintenance')
    expect(phaseOf(open, at('2030-01-01T00:00:00+09:00'))).toBe('now')
  })
})

describe('countdownOf', () => {
  it.each([
    // The last day is Sunday: midnight to Monday still belongs to it.
    ['2026-11-21T09:00:00+09:00', 1, false],
    ['2026-11-22T00:00:00+09:00', 0, false],
    ['2026-11-22T23:59:00+09:00', 0, false],
    // In UTC it is still the 19th.
    ['2026-11-20T00:30:00+09:00', 0, true],
    ['2026-11-19T23:59:00+09:00', 1, true],
    ['2026-10-31T12:00:00+09:00', 20, true],
  ])('at %s: %d days to its start: %s', (now, days, isStart) => {
    expect(countdownOf(weekend, at(now))).toMatchObject({ days, isStart })
  })

  it('counts over the turn of the year', () => {
    const newYear = span('2027-01-01T00:00', '2027-01-02T00:00')
    expect(countdownOf(newYear, at('2026-12-31T23:59:00+09:00')).days).toBe(1)
  })

  it('has nothing to count to without a known end', () => {
    const open = span('2026-11-01T00:00', null, 'maintenance')
    expect(countdownOf(open, at('2026-11-21T00:00:00+09:00'))).toEqual({
      days: null,
      day: null,
      isStart: false,
    })
  })
})

describe('progressOf', () => {
  it.each([
    ['2026-11-20T12:00:00+09:00', 0],
    ['2026-11-21T21:00:00+09:00', 50],
    ['2026-11-30T00:00:00+09:00', 100],
  ])('at %s is %d percent', (now, percent) => {
    expect(progressOf(weekend, at(now))).toBe(percent)
  })

  it('is unknown without an end, and all or nothing without a length', () => {
    expect(progressOf(span('2026-11-01T00:00', null), at('2026-11-21T00:00:00Z'))).toBeNull()
    const point = span('2026-11-20T18:00', '2026-11-20T18:00')
    expect(progressOf(point, at('2026-11-20T18:00:00+09:00'))).toBe(100)
  })
})

describe('rangeText', () => {
  const words = {
    untilThen: (day: string) => `${day} 점검 전까지`,
    openEnd: (start: string) => `${start} – 점검 전까지`,
  }
  it.each([
    [weekend, '11.20 금 18:00 – 11.22 일 24:00'],
    [span('2026-11-19T00:00', '2026-12-04T00:00'), '11.19 목 – 12.03 목'],
    [span('2026-11-19T00:00', '2026-11-20T00:00'), '11.19 목'],
    [
      span('2026-11-05T00:00', '2026-11-26T14:00', 'maintenance'),
      '11.05 목 – 11.26 목 점검 전까지',
    ],
    [span('2026-11-05T14:00', null, 'maintenance'), '11.05 목 14:00 – 점검 전까지'],
    [span('2026-12-31T18:00', '2027-01-01T06:00'), '12.31 목 18:00 – 01.01 금 06:00'],
  ])('%o', (event, text) => {
    expect(rangeText(event, words)).toBe(text)
  })
})

it('those that end first come first, those without an end last', () => {
  const open = span('2026-11-01T00:00', null)
  const early = span('2026-11-01T00:00', '2026-11-02T00:00')
  expect([open, weekend, early].toSorted(byEnd)).toEqual([early, weekend, open])
})
