import { DAY_MS, daysUntil, formatDate, kstParts, parseDate } from '@gyeol/korean'
import type { EventSummary } from '@gyeol/contract'
import { keyOf } from '../recurrence/event-occurrence.ts'
import { type EventSpan, lastMoment } from '../event-time.ts'

const DAYS_A_WEEK = 7

/** The days of the week are counted from it. */
const A_SUNDAY = startOf('1970-01-04')

/** A month as the address writes it, `2026-11`. */
export type Month = string

/** One row of the calendar: seven days `YYYY-MM-DD` from Sunday on. */
export type Week = readonly string[]

/** The month the Korean calendar shows at `now` (epoch ms). */
export function monthAt(now: number): Month {
  return formatDate(now).slice(0, 7)
}

/** Reads a month of the address; null for anything else and for years the calendar does not show. */
export function readMonth(text: string): Month | null {
  const first = /^\d{4}-\d{2}$/.test(text) ? parseDate(`${text}-01`) : null
  if (first === null) return null
  const { year } = kstParts(first)
  return year >= 2000 && year < 2200 ? text : null
}

/** The month `count` months later. */
export function shiftMonth(month: Month, count: number): Month {
  const { year, number } = partsOf(month)
  const months = year * 12 + (number - 1) + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** Year and number (1–12) of a month. */
export function partsOf(month: Month): { readonly year: number; readonly number: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { year, number }
}

/** The weeks a month lies in, whole: its first and last may hold days of its neighbours. */
export function weeksOf(month: Month): Week[] {
  const first = startOf(`${month}-01`)
  const last = startOf(`${shiftMonth(month, 1)}-01`) - DAY_MS
  const weekday = (epochMs: number) => daysUntil(epochMs, A_SUNDAY) % DAYS_A_WEEK
  const from = first - weekday(first) * DAY_MS
  const to = last + (DAYS_A_WEEK - 1 - weekday(last)) * DAY_MS
  const weeks: Week[] = []
  for (let start = from; start <= to; start += DAYS_A_WEEK * DAY_MS) {
    weeks.push(
      Array.from({ length: DAYS_A_WEEK }, (_, index) => formatDate(start + index * DAY_MS)),
    )
  }
  return weeks
}

/** A piece of an event in one week. */
export type WeekBar<Event> = {
  readonly event: Event
  /** Columns 1–7, both included. */
  readonly from: number
  readonly to: number
  /** Row below the day numbers, from 0. */
  readonly lane: number
  /** The event began before this week, goes on after it. */
  readonly isContinued: boolean
  readonly goesOn: boolean
}

/**
 * Lays the events of one week out in lanes, the earlier and longer ones first, so that none covers
 * another. An event without a known end is drawn up to `today`.
 */
export function layOutWeek<Event extends EventSpan>(
  events: readonly Event[],
  week: Week,
  today: string,
): WeekBar<Event>[] {
  const [first = '', last = ''] = [week[0], week.at(-1)]
  const pieces = events
    .map((event) => ({ event, ...daysOf(event, today) }))
    .filter(({ start, end }) => start <= last && end >= first)
    .toSorted(
      (one, other) => one.start.localeCompare(other.start) || other.end.localeCompare(one.end),
    )
  const free: number[] = []
  return pieces.map(({ event, start, end, isOpen }) => {
    const from = start < first ? 1 : week.indexOf(start) + 1
    const to = end > last ? DAYS_A_WEEK : week.indexOf(end) + 1
    const found = free.findIndex((lastUsed) => lastUsed < from)
    const lane = found === -1 ? free.length : found
    free[lane] = to
    return { event, from, to, lane, isContinued: start < first, goesOn: end > last || isOpen }
  })
}

type CalendarKey = Pick<EventSummary, 'id' | 'occurrence'>

/** One row of the calendar with what lies in it. */
export type CalendarRow<Event> = {
  readonly week: Week
  readonly bars: readonly WeekBar<Event>[]
  /** Keys of the events that a row above shows already. */
  readonly repeated: ReadonlySet<string>
}

/** Lays out all weeks of a month, of which each shows so many `lanes`. */
export function layOutMonth<Event extends EventSpan & CalendarKey>(
  weeks: readonly Week[],
  events: readonly Event[],
  { today, lanes }: { readonly today: string; readonly lanes: number },
): CalendarRow<Event>[] {
  const seen = new Set<string>()
  return weeks.map((week) => {
    const bars = layOutWeek(events, week, today)
    const repeated = new Set(seen)
    for (const { event, lane } of bars) if (lane < lanes) seen.add(keyOf(event))
    return { week, bars, repeated }
  })
}

/** How many bars of each day (column 1–7) lie below the lanes that are shown. */
export function hiddenCounts(bars: readonly WeekBar<unknown>[], lanes: number): number[] {
  return Array.from(
    { length: DAYS_A_WEEK },
    (_, index) =>
      bars.filter(({ lane, from, to }) => lane >= lanes && from <= index + 1 && to >= index + 1)
        .length,
  )
}

/** The first and last Korean day of an event. */
export function daysOf(
  event: EventSpan,
  today: string,
): { readonly start: string; readonly end: string; readonly isOpen: boolean } {
  const start = formatDate(Date.parse(event.startAt))
  if (event.endAt === null) return { start, end: start > today ? start : today, isOpen: true }
  return { start, end: formatDate(lastMoment(event)), isOpen: false }
}

/** Midnight in Korea; every caller gives a day that exists. */
function startOf(day: string): number {
  return parseDate(day) ?? Number.NaN
}
