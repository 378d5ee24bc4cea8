import { dayNumber, dayNumberAt, dayText, startOf } from './day-number.ts'
import type { Occurrence, Series } from './model.ts'
import { isRuleDay, ruleDays } from './rule-days.ts'

const DAY_MS = 86_400_000

/** Looked through one after the other for what was last: far back only when nothing is near. */
const LOOK_BACK_DAYS = [31, 400, 4000, 400_000]

/** A span of time in epoch milliseconds, `to` not included. */
export type TimeSpan = { readonly from: number; readonly to: number }

/**
 * What of a series runs or begins in a span, in the order of time (RC7, RC8); no more than `most`
 * of what the rule gives, and what was moved there.
 */
export function occurrencesIn(series: Series, { from, to }: TimeSpan, most: number): Occurrence[] {
  const isIn = ({ startAt, endAt }: Occurrence) => startAt < to && (endAt > from || startAt >= from)
  const found = changedOccurrences(series).filter(isIn)
  let seen = 0
  for (const occurrence of regularOccurrences(series, from)) {
    if (occurrence.startAt >= to || seen === most) break
    if (!isIn(occurrence)) continue
    found.push(occurrence)
    seen += 1
  }
  return found.toSorted(byTime)
}

/** The next `count` that are not over at `now`, the one that runs among them. */
export function nextOccurrences(series: Series, now: number, count: number): Occurrence[] {
  const isAhead = ({ startAt, endAt }: Occurrence) => endAt > now || startAt >= now
  const found = changedOccurrences(series).filter(isAhead)
  let seen = 0
  for (const occurrence of regularOccurrences(series, now)) {
    if (seen === count) break
    if (!isAhead(occurrence)) continue
    found.push(occurrence)
    seen += 1
  }
  return found.toSorted(byTime).slice(0, count)
}

/** The one that began last of those that are over at `now`; null before the first is. */
export function lastOccurrence(series: Series, now: number): Occurrence | null {
  for (const days of LOOK_BACK_DAYS) {
    const from = Math.max(now - days * DAY_MS, Math.min(series.startAt, now - DAY_MS))
    const found = occurrencesIn(series, { from, to: now }, Number.POSITIVE_INFINITY)
    const last = found.findLast(({ endAt }) => endAt <= now)
    if (last !== undefined) return last
  }
  return null
}

/** The occurrence the rule puts on a Korean day; null for one that is left out or never was. */
export function occurrenceOn(series: Series, on: string): Occurrence | null {
  const day = dayNumber(on)
  if (!isRuleDay(series.recurrence, dayNumberAt(series.startAt), day)) return null
  const exception = series.recurrence.exceptions.find((one) => one.on === on)
  if (exception === undefined) return regular(series, day)
  return exception.change === null
    ? null
    : (changedOccurrences(series).find((one) => one.on === on) ?? null)
}

/** What the rule gives and no exception touches, from those that may still run at `from` on. */
function* regularOccurrences(series: Series, from: number): Generator<Occurrence> {
  const first = dayNumberAt(series.startAt)
  const length = series.endAt - series.startAt
  const touched = new Set(series.recurrence.exceptions.map(({ on }) => on))
  const begin = Math.max(first, dayNumberAt(Math.max(series.startAt, from - length)))
  for (const day of ruleDays(series.recurrence, first, begin)) {
    if (!touched.has(dayText(day))) yield regular(series, day)
  }
}

function regular({ startAt, endAt }: Series, day: number): Occurrence {
  const start = startOf(day) + startAt - startOf(dayNumberAt(startAt))
  const plain = { title: null, body: null, isChanged: false }
  return { on: dayText(day), startAt: start, endAt: start + endAt - startAt, ...plain }
}

/** Those that are not where the rule has them; of an exception on a day the rule has not, nothing. */
function changedOccurrences({ startAt, recurrence }: Series): Occurrence[] {
  const first = dayNumberAt(startAt)
  return recurrence.exceptions.flatMap(({ on, change }) => {
    if (change === null || !isRuleDay(recurrence, first, dayNumber(on))) return []
    const { title, body } = change
    const times = { startAt: Date.parse(change.startAt), endAt: Date.parse(change.endAt) }
    return [{ on, ...times, title, body, isChanged: true }]
  })
}

function byTime(one: Occurrence, other: Occurrence): number {
  return one.startAt - other.startAt || one.on.localeCompare(other.on)
}
