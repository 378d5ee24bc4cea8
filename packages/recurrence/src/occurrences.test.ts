import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Recurrence, Series } from './model.ts'
import { lastOccurrence, nextOccurrences, occurrenceOn, occurrencesIn } from './occurrences.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const kst = (text: string) => Date.parse(`${text}+09:00`)
const PLAIN: Recurrence = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [],
}
const series = (start: string, end: string, recurrence: Partial<Recurrence>): Series => ({
  startAt: kst(start),
  endAt: kst(end),
  recurrence: { ...PLAIN, ...recurrence },
})
/** Thursdays 14:00–17:00 from 3 December 2026 on. */
const thursdays = (recurrence: Partial<Recurrence> = {}) =>
  series('2026-12-03T14:00', '2026-12-03T17:00', recurrence)
const days = (whole: Series, count = 5) =>
  nextOccurrences(whole, whole.startAt - 1, count).map(({ on }) => on)

describe('the days of a rule', () => {
  it('[RC1, RC3] are the chosen weekdays from the first on', () => {
    expect(days(thursdays())).toEqual([
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
    ])
    expect(days(thursdays({ weekdays: [1, 4] }), 4)).toEqual([
      '2026-12-03',
      '2026-12-07',
      '2026-12-10',
      '2026-12-14',
    ])
  })

  it('[RC3] of every other week count weeks from Sunday', () => {
    // Sunday 6 December begins the week that is left out.
    expect(days(thursdays({ weekdays: [0, 4], interval: 2 }), 4)).toEqual([
      '2026-12-03',
      '2026-12-13',
      '2026-12-17',
      '2026-12-27',
    ])
  })

  it('[RC2] every third day, over the end of a year', () => {
    expect(
      days(series('2026-12-28T00:00', '2026-12-28T01:00', { every: 'day', interval: 3 }), 3),
    ).toEqual(['2026-12-28', '2026-12-31', '2027-01-03'])
  })

  it('[RC4, RC5] by the number of a day leave out months without it', () => {
    const monthly = series('2027-01-31T10:00', '2027-01-31T11:00', { every: 'month' })
    expect(days(monthly, 4)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31', '2027-07-31'])
  })

  it('[RC4] by the second Tuesday, by the last Friday', () => {
    const second = { every: 'month', monthBy: 'weekday' } as const
    expect(days(series('2026-12-08T10:00', '2026-12-08T11:00', second), 3)).toEqual([
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ])
    const last = { every: 'month', monthBy: 'last-weekday' } as const
    expect(days(series('2027-01-29T10:00', '2027-01-29T11:00', last), 3)).toEqual([
      '2027-01-29',
      '2027-02-26',
      '2027-03-26',
    ])
  })

  it('[RC5] a fifth Friday is where there is one', () => {
    const fifth = { every: 'month', monthBy: 'weekday' } as const
    expect(days(series('2027-01-29T10:00', '2027-01-29T11:00', fifth), 3)).toEqual([
      '2027-01-29',
      '2027-04-30',
      '2027-07-30',
    ])
  })

  it('[RC6] end with a day that may be the last one, or after a number of times', () => {
    expect(days(thursdays({ until: '2026-12-17' }))).toEqual([
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
    ])
    expect(days(thursdays({ until: '2026-12-16' }))).toHaveLength(2)
    expect(days(thursdays({ count: 2 }))).toEqual(['2026-12-03', '2026-12-10'])
    const left = { on: '2026-12-10', change: null }
    expect(days(thursdays({ count: 3, exceptions: [left] }))).toEqual(['2026-12-03', '2026-12-17'])
  })

  it('[RC5] of 29 February come every leap year, and a rule without end is asked without one', () => {
    const leap = { every: 'month', interval: 12 } as const
    const whole = series('2028-02-29T10:00', '2028-02-29T11:00', leap)
    expect(days(whole, 2)).toEqual(['2028-02-29', '2032-02-29'])
    expect(days(whole, 100_000)).toHaveLength(236)
  })
})

describe('exceptions', () => {
  const moved = {
    on: '2026-12-10',
    change: {
      startAt: new Date(kst('2026-12-11T10:00')).toISOString(),
      endAt: new Date(kst('2026-12-11T12:00')).toISOString(),
      title: '옮긴 점검',
      body: null,
    },
  }

  it('[RC8] are found where they are now', () => {
    const whole = thursdays({ exceptions: [moved] })
    const at = (text: string) =>
      occurrencesIn(whole, { from: kst(text), to: kst(text) + DAY_MS }, 10).map(({ on }) => on)
    expect(at('2026-12-10T00:00')).toEqual([])
    expect(at('2026-12-11T00:00')).toEqual(['2026-12-10'])
    expect(occurrenceOn(whole, '2026-12-10')).toMatchObject({
      startAt: kst('2026-12-11T10:00'),
      title: '옮긴 점검',
      body: null,
      isChanged: true,
    })
  })

  it('[RC8] moved past the next one come after it', () => {
    const late = { ...moved.change, startAt: '2026-12-20T00:00:00Z', endAt: '2026-12-20T01:00:00Z' }
    const whole = thursdays({ exceptions: [{ on: '2026-12-10', change: late }] })
    expect(days(whole, 4)).toEqual(['2026-12-03', '2026-12-17', '2026-12-10', '2026-12-24'])
  })

  it('[RC7] say nothing on a day the rule has not, and stay when the hour changes', () => {
    expect(days(thursdays({ exceptions: [{ on: '2026-12-11', change: null }] }), 2)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ])
    const stray = { ...moved, on: '2026-12-12' }
    expect(days(thursdays({ exceptions: [stray] }), 2)).toEqual(['2026-12-03', '2026-12-10'])
    const left = { exceptions: [{ on: '2026-12-10', change: null }] }
    const later = series('2026-12-03T20:00', '2026-12-03T21:00', left)
    expect(days(later, 2)).toEqual(['2026-12-03', '2026-12-17'])
    expect(occurrenceOn(later, '2026-12-10')).toBeNull()
    expect(occurrenceOn(later, '2026-12-11')).toBeNull()
  })
})

describe('now', () => {
  it('the one that runs is the next, the one that is over the last', () => {
    const whole = thursdays()
    const [running] = nextOccurrences(whole, kst('2026-12-10T16:59'), 1)
    expect(running?.on).toBe('2026-12-10')
    expect(nextOccurrences(whole, kst('2026-12-10T17:00'), 1)[0]?.on).toBe('2026-12-17')
    expect(lastOccurrence(whole, kst('2026-12-10T16:59'))?.on).toBe('2026-12-03')
    expect(lastOccurrence(whole, kst('2026-12-10T17:00'))?.on).toBe('2026-12-10')
    expect(lastOccurrence(whole, kst('2026-12-03T15:00'))).toBeNull()
  })

  it('the last of something long over is still found', () => {
    const whole = thursdays({ count: 2 })
    expect(lastOccurrence(whole, kst('2099-01-01T00:00'))?.on).toBe('2026-12-10')
    expect(nextOccurrences(whole, kst('2099-01-01T00:00'), 3)).toEqual([])
  })
})

/** Walks day by day and asks of each whether the rule means it: slow, and nothing like the rule. */
function naiveDays({ startAt, recurrence }: Series, horizon: number): string[] {
  const { every, interval, weekdays, monthBy, until, count } = recurrence
  const first = new Date(startAt + 9 * HOUR_MS)
  first.setUTCHours(0, 0, 0, 0)
  const sunday = first.getTime() - first.getUTCDay() * DAY_MS
  const found: string[] = []
  for (let time = first.getTime(); time < first.getTime() + horizon * DAY_MS; time += DAY_MS) {
    const day = new Date(time)
    const text = day.toISOString().slice(0, 10)
    if (until !== null && text > until) break
    if (count !== null && found.length === count) break
    const months =
      (day.getUTCFullYear() - first.getUTCFullYear()) * 12 + day.getUTCMonth() - first.getUTCMonth()
    const isLastOfMonth = new Date(time + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth()
    const week = (date: Date) => Math.ceil(date.getUTCDate() / 7)
    const isSameWeekday = day.getUTCDay() === first.getUTCDay()
    const fits = {
      day: ((time - first.getTime()) / DAY_MS) % interval === 0,
      week:
        Math.floor((time - sunday) / (7 * DAY_MS)) % interval === 0 &&
        weekdays.includes(day.getUTCDay()),
      month:
        months % interval === 0 &&
        {
          day: day.getUTCDate() === first.getUTCDate(),
          weekday: isSameWeekday && week(day) === week(first),
          'last-weekday': isSameWeekday && isLastOfMonth,
        }[monthBy],
    }
    if (fits[every]) found.push(text)
  }
  return found
}

const rules = fc
  .record({
    startDay: fc.integer({ min: 1, max: 20_000 }),
    hour: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 0, max: 24 }),
    every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    monthBy: fc.constantFrom('day' as const, 'weekday' as const, 'last-weekday' as const),
    ends: fc.constantFrom('never', 'until', 'count'),
    length: fc.integer({ min: 1, max: 400 }),
    skipped: fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 6 }),
  })
  .map(({ startDay, hour, hours, ends, length, skipped, ...rule }): Series => {
    const startAt = startDay * DAY_MS + (hour - 9) * HOUR_MS
    const dayAt = (days: number) => new Date((startDay + days) * DAY_MS).toISOString().slice(0, 10)
    return {
      startAt,
      endAt: startAt + hours * HOUR_MS,
      recurrence: {
        ...rule,
        until: ends === 'until' ? dayAt(length) : null,
        count: ends === 'count' ? length : null,
        exceptions: skipped.map((days) => ({ on: dayAt(days), change: null })),
      },
    }
  })

describe('any rule', () => {
  const HORIZON = 900
  const expected = (whole: Series) => {
    const left = new Set(whole.recurrence.exceptions.map(({ on }) => on))
    return naiveDays(whole, HORIZON).filter((day) => !left.has(day))
  }
  const startOf = (whole: Series, day: string) =>
    Date.parse(`${day}T00:00:00Z`) - 9 * HOUR_MS + ((whole.startAt + 9 * HOUR_MS) % DAY_MS)

  it('gives the days that a walk from day to day finds', () => {
    fc.assert(
      fc.property(rules, (whole) => {
        const to = whole.startAt - (whole.startAt % DAY_MS) + (HORIZON - 2) * DAY_MS
        const given = occurrencesIn(whole, { from: 0, to }, 100_000)
        const walked = expected(whole).filter((day) => startOf(whole, day) < to)
        expect(given.map(({ on }) => on)).toEqual(walked)
        for (const { on, startAt, endAt } of given) {
          expect(startAt).toBe(startOf(whole, on))
          expect(endAt - startAt).toBe(whole.endAt - whole.startAt)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same from wherever one looks', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 700 }), (whole, ahead) => {
        const from = whole.startAt + ahead * DAY_MS
        const to = from + 60 * DAY_MS
        const walked = expected(whole).filter((day) => {
          const start = startOf(whole, day)
          const end = start + whole.endAt - whole.startAt
          return start < to && (end > from || start >= from)
        })
        expect(occurrencesIn(whole, { from, to }, 1000).map(({ on }) => on)).toEqual(walked)
        const next = nextOccurrences(whole, from, 1)[0]
        if (walked[0] !== undefined) expect(next?.on).toBe(walked[0])
        const past = expected(whole).findLast(
          (day) => startOf(whole, day) + whole.endAt - whole.startAt <= from,
        )
        const last = lastOccurrence(whole, from)
        // An instant that begins right now is not over.
        if (past === undefined || startOf(whole, past) < from)
          expect(last?.on ?? null).toBe(past ?? null)
      }),
      { numRuns: 60 },
    )
  })
})
