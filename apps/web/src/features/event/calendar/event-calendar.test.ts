import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysOf,
  hiddenCounts,
  layOutMonth,
  layOutWeek,
  monthAt,
  readMonth,
  shiftMonth,
  weeksOf,
} from './event-calendar.ts'
import type { EventSpan } from '../event-time.ts'

const kst = (text: string) => new Date(`${text}+09:00`).toISOString()
const span = (start: string, end: string | null): EventSpan => ({
  startAt: kst(start),
  endAt: end === null ? null : kst(end),
  endKind: end === null ? 'maintenance' : 'at',
})

describe('months', () => {
  it('turn over at midnight in Korea', () => {
    expect(monthAt(Date.parse('2026-10-31T14:59:59Z'))).toBe('2026-10')
    expect(monthAt(Date.parse('2026-10-31T15:00:00Z'))).toBe('2026-11')
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 14, '2028-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %d more is %s', (month, count, expected) => {
    expect(shiftMonth(month, count)).toBe(expected)
  })

  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', null],
    ['2026-1', null],
    ['1999-12', null],
    ['9999-12', null],
    ['', null],
    ['<script>', null],
  ])('reads %j of the address as %j', (text, expected) => {
    expect(readMonth(text)).toBe(expected)
  })
})

describe('weeksOf', () => {
  it.each([
    // Begins on a Sunday and has 28 days: exactly four weeks.
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2024-02', 5, '2024-01-28', '2024-03-02'],
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
  ])('%s lies in %d weeks from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last])
  })

  it('holds every day of the month once, for any month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
        const month = `${y}-${String(m).padStart(2, '0')}`
        const days = weeksOf(month)
          .flat()
          .filter((day) => day.startsWith(month))
        const length = new Date(Date.UTC(y, m, 0)).getUTCDate()
        expect(new Set(days).size).toBe(length)
        expect(days).toHaveLength(length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('daysOf', () => {
  it('ends on the day before a midnight', () => {
    expect(daysOf(span('2026-11-20T18:00', '2026-11-23T00:00'), '2026-11-21')).toMatchObject({
      start: '2026-11-20',
      end: '2026-11-22',
    })
  })

  it('runs up to today without a known end, and stays at its start before it', () => {
    expect(daysOf(span('2026-11-05T14:00', null), '2026-11-21').end).toBe('2026-11-21')
    expect(daysOf(span('2026-11-25T14:00', null), '2026-11-21').end).toBe('2026-11-25')
  })

  it('has its one day when it has no length', () => {
    const point = span('2026-11-20T00:00', '2026-11-20T00:00')
    expect(daysOf(point, '2026-11-21')).toMatchObject({ start: '2026-11-20', end: '2026-11-20' })
  })
})

describe('layOutWeek', () => {
  const [, , third = []] = weeksOf('2026-11')
  const today = '2026-11-21'

  it('says where a bar comes from and where it goes', () => {
    const [bar] = layOutWeek([span('2026-11-05T00:00', '2026-11-26T14:00')], third, today)
    expect(bar).toMatchObject({ from: 1, to: 7, lane: 0, isContinued: true, goesOn: true })
    const [inside] = layOutWeek([span('2026-11-17T10:00', '2026-11-19T10:00')], third, today)
    expect(inside).toMatchObject({ from: 3, to: 5, isContinued: false, goesOn: false })
  })

  it('leaves out what lies before and after', () => {
    const events = [
      span('2026-11-01T00:00', '2026-11-15T00:00'),
      span('2026-11-22T00:00', '2026-11-30T00:00'),
    ]
    expect(layOutWeek(events, third, today)).toEqual([])
  })

  const anySpan = fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, length]): EventSpan => {
      const start = Date.parse(kst('2026-11-18T00:00')) + from * 86_400_000
      return {
        startAt: new Date(start).toISOString(),
        endAt: new Date(start + (length + 0.5) * 86_400_000).toISOString(),
        endKind: 'at',
      }
    })

  it('never lets two bars cover one another, and counts what is hidden', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 12 }), (events) => {
        const bars = layOutWeek(events, third, today)
        for (const one of bars)
          for (const other of bars)
            if (one !== other && one.lane === other.lane)
              expect(one.to < other.from || other.to < one.from).toBe(true)
        const hidden = hiddenCounts(bars, 2).reduce((sum, count) => sum + count, 0)
        const cells = bars
          .filter(({ lane }) => lane >= 2)
          .reduce((sum, { from, to }) => sum + to - from + 1, 0)
        expect(hidden).toBe(cells)
      }),
      { numRuns: 300 },
    )
  })
})

describe('layOutMonth', () => {
  it('knows which events a week above shows, and not those it has no room for', () => {
    const long = (id: string) => ({ id, ...span('2026-11-01T00:00', '2026-12-01T00:00') })
    const rows = layOutMonth(weeksOf('2026-11'), [long('a'), long('b')], {
      today: '2026-11-21',
      lanes: 1,
    })
    expect(rows.map(({ repeated }) => [...repeated])).toEqual([[], ['a'], ['a'], ['a'], ['a']])
  })
})
