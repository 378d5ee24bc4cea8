import { DAY_MS, HOUR_MS } from '@gyeol/korean'
import { type Series, occurrencesIn, recurrenceProblem } from '@gyeol/recurrence'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { EventTable } from '../../database/schema-posts.ts'
import { toCalendar } from './event-calendar.ts'

/** 3 December 2026 14:00 in Korea, a Thursday. */
const START = Date.parse('2026-12-03T14:00+09:00')

const PLAIN = { interval: 1, weekdays: [], monthBy: 'day', until: null, count: null } as const

const rowOf = (series: Series): EventTable => ({
  id: '01900000-0000-7000-8000-00000000aaaa',
  title: '정기 점검',
  search_text: '정기점검',
  kind: 'maintenance',
  start_at: series.startAt,
  end_kind: 'at',
  end_at: series.endAt,
  state: 'published',
  body: '',
  rewards: '[]',
  links: '[]',
  recurrence: JSON.stringify(series.recurrence),
  author_id: null,
  created_at: START,
  updated_at: START,
  version: 1,
})

type Read = { readonly startAt: number; readonly endAt: number; readonly title: string }

/** The occurrences another program finds in the file we write. */
function readOccurrences(series: Series, to: number): Read[] {
  const text = toCalendar({ origin: 'https://a.example', name: '점검', events: [rowOf(series)] })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const [main, ...changed] = calendar.getAllSubcomponents('vevent')
  if (!main) throw new Error('no event in the file')
  const event = new ICAL.Event(main)
  for (const one of changed) event.relateException(one)
  const found: Read[] = []
  const days = event.iterator()
  // An occurrence may be moved back to before `to` from up to a month after it.
  for (let next = days.next(); next; next = days.next()) {
    if (next.toJSDate().getTime() > to + 40 * DAY_MS) break
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    found.push({
      startAt: startDate.toJSDate().getTime(),
      endAt: endDate.toJSDate().getTime(),
      title: item.summary,
    })
  }
  return inOrder(found.filter(({ startAt }) => startAt < to))
}

const inOrder = (found: Read[]) =>
  found.toSorted((one, other) => one.startAt - other.startAt || one.endAt - other.endAt)

function ownOccurrences(series: Series, to: number): Read[] {
  const found = occurrencesIn(series, { from: 0, to }, 10_000)
  return inOrder(
    found.map(({ startAt, endAt, title }) => ({ startAt, endAt, title: title ?? '정기 점검' })),
  )
}

it('a weekly maintenance with a day left out and one moved is read as we show it', () => {
  const moved = {
    startAt: '2026-12-18T01:00:00.000Z',
    endAt: '2026-12-18T03:00:00.000Z',
    title: '미룬 점검',
    body: null,
  }
  const series: Series = {
    startAt: START,
    endAt: START + 3 * HOUR_MS,
    recurrence: {
      ...PLAIN,
      weekdays: [4],
      every: 'week',
      until: '2026-12-31',
      exceptions: [
        { on: '2026-12-10', change: null },
        { on: '2026-12-17', change: moved },
      ],
    },
  }
  const read = readOccurrences(series, START + 60 * DAY_MS)
  expect(read.map(({ startAt, title }) => [new Date(startAt).toISOString(), title])).toEqual([
    ['2026-12-03T05:00:00.000Z', '정기 점검'],
    ['2026-12-18T01:00:00.000Z', '미룬 점검'],
    ['2026-12-24T05:00:00.000Z', '정기 점검'],
    ['2026-12-31T05:00:00.000Z', '정기 점검'],
  ])
})

const wishes = fc
  .record({
    startDays: fc.integer({ min: 0, max: 800 }),
    hour: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 24 }),
    every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    interval: fc.integer({ min: 1, max: 3 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    monthBy: fc.constantFrom('day' as const, 'weekday' as const, 'last-weekday' as const),
    ends: fc.constantFrom('never', 'until', 'count'),
    length: fc.integer({ min: 1, max: 60 }),
    touched: fc.uniqueArray(fc.tuple(fc.nat(12), fc.integer({ min: -20, max: 30 })), {
      maxLength: 4,
      selector: ([place]) => place,
    }),
  })
  .map(({ startDays, hour, hours, ends, length, touched, weekdays, ...rule }): Series => {
    const startAt = Date.parse('2026-01-01T00:00+09:00') + startDays * DAY_MS + hour * HOUR_MS
    const dayAt = (time: number) => new Date(time + 9 * HOUR_MS).toISOString().slice(0, 10)
    const weekday = new Date(startAt + 9 * HOUR_MS).getUTCDay()
    const recurrence = {
      ...rule,
      weekdays: [...new Set([weekday, ...weekdays])],
      until: ends === 'until' ? dayAt(startAt + length * DAY_MS) : null,
      count: ends === 'count' ? length : null,
      exceptions: [],
    }
    const series = { startAt, endAt: startAt + hours * HOUR_MS, recurrence }
    const all = occurrencesIn(series, { from: 0, to: startAt + 400 * DAY_MS }, 13)
    const exceptions = touched.flatMap(([place, byHours]) => {
      const occurrence = all[place]
      if (occurrence === undefined) return []
      const moved = (time: number) => new Date(time + byHours * HOUR_MS).toISOString()
      const times = { startAt: moved(occurrence.startAt), endAt: moved(occurrence.endAt) }
      const change = byHours % 3 === 0 ? null : { ...times, title: `옮김 ${place}`, body: null }
      return [{ on: occurrence.on, change }]
    })
    return { ...series, recurrence: { ...recurrence, exceptions } }
  })
  .filter((series) => recurrenceProblem(series) === null)

it('any rule with any exceptions is read by another program as we show it', () => {
  fc.assert(
    fc.property(wishes, (series) => {
      const to = series.startAt + 120 * DAY_MS
      expect(readOccurrences(series, to)).toEqual(ownOccurrences(series, to))
    }),
    { numRuns: 60 },
  )
})
