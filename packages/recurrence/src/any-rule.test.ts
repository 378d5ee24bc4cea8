import { DAY_MS, HOUR_MS } from '@gyeol/korean'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Series } from './model.ts'
import { lastOccurrence, nextOccurrences, occurrencesIn } from './occurrences.ts'

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
