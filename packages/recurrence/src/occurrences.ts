import { dayOfText, dayText, koreanDay, startOfKoreanDay } from '@gyeol/korean'
import type { Occurrence, OccurrenceChange, Series } from './model.ts'
import { dated, isRuleDay, ruleDays, ruleDaysBack } from './rule-days.ts'

/** A span of time in epoch milliseconds, `to` not included. */
export type TimeSpan = { readonly from: number; readonly to: number }

/**
 * What of a series runs or begins in a span, in the order of time (RC7, RC8); no more than `most`
 * of what the rule gives, and what was moved there.
 */
export function occurrencesIn(whole: Series, { from, to }: TimeSpan, most: number): Occurrence[] {
  const series = counted(whole)
  const isIn = ({ startAt, endAt }: Occurrence) => startAt < to && (endAt > from || startAt >= from)
  const found = series.changed.filter(isIn)
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
export function nextOccurrences(whole: Series, now: number, count: number): Occurrence[] {
  const series = counted(whole)
  const isAhead = ({ startAt, endAt }: Occurrence) => endAt > now || startAt >= now
  const found = series.changed.filter(isAhead)
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
export function lastOccurrence(whole: Series, now: number): Occurrence | null {
  const series = counted(whole)
  const isOver = ({ startAt, endAt }: Occurrence) => startAt < now && endAt <= now
  const found = series.changed.filter(isOver)
  for (const occurrence of regularOccurrencesBack(series, now)) {
    if (!isOver(occurrence)) continue
    found.push(occurrence)
    break
  }
  return found.toSorted(byTime).at(-1) ?? null
}

/** The occurrence the rule puts on a Korean day; null for one that is left out or never was. */
export function occurrenceOn(whole: Series, on: string): Occurrence | null {
  const series = counted(whole)
  const day = dayOfText(on)
  if (!isRuleDay(series.recurrence, koreanDay(series.startAt), day)) return null
  const exception = series.recurrence.exceptions.find((one) => one.on === on)
  if (exception === undefined) return regular(series, day)
  return exception.change === null ? null : changed(on, exception.change)
}

/**
 * A series whose rule ends on a day (see {@link dated}); `changed`: what is not where the rule has it,
 * `touched`: the days of the rule that exceptions stand on.
 */
type CountedSeries = Series & {
  readonly changed: readonly Occurrence[]
  readonly touched: ReadonlySet<string>
}

/** Counting to the last of a thousand times costs more than all that is asked of a series afterwards. */
const known = new WeakMap<Series, CountedSeries>()

function counted(whole: Series): CountedSeries {
  const before = known.get(whole)
  if (before !== undefined) return before
  const recurrence = dated(whole.recurrence, koreanDay(whole.startAt))
  const series = { ...whole, recurrence }
  const touched = new Set(recurrence.exceptions.map(({ on }) => on))
  const all = { ...series, changed: changedOccurrences(series), touched }
  known.set(whole, all)
  return all
}

/** What the rule gives and no exception touches, from those that may still run at `from` on. */
function* regularOccurrences(series: CountedSeries, from: number): Generator<Occurrence> {
  const first = koreanDay(series.startAt)
  const length = series.endAt - series.startAt
  const begin = Math.max(first, koreanDay(Math.max(series.startAt, from - length)))
  for (const day of ruleDays(series.recurrence, first, begin)) {
    if (!series.touched.has(dayText(day))) yield regular(series, day)
  }
}

/** The same from those that are over at `now` on, the last first. */
function* regularOccurrencesBack(series: CountedSeries, now: number): Generator<Occurrence> {
  const length = series.endAt - series.startAt
  const days = ruleDaysBack(series.recurrence, koreanDay(series.startAt), koreanDay(now - length))
  for (const day of days) if (!series.touched.has(dayText(day))) yield regular(series, day)
}

function regular({ startAt, endAt }: Series, day: number): Occurrence {
  const start = startOfKoreanDay(day) + startAt - startOfKoreanDay(koreanDay(startAt))
  const plain = { title: null, body: null, isChanged: false }
  return { on: dayText(day), startAt: start, endAt: start + endAt - startAt, ...plain }
}

/** Those that are not where the rule has them; of an exception on a day the rule has not, nothing. */
function changedOccurrences({ startAt, recurrence }: Series): Occurrence[] {
  const first = koreanDay(startAt)
  return recurrence.exceptions.flatMap(({ on, change }) => {
    if (change === null || !isRuleDay(recurrence, first, dayOfText(on))) return []
    return [changed(on, change)]
  })
}

function changed(on: string, { title, body, ...times }: OccurrenceChange): Occurrence {
  const [startAt, endAt] = [Date.parse(times.startAt), Date.parse(times.endAt)]
  return { on, startAt, endAt, title, body, isChanged: true }
}

function byTime(one: Occurrence, other: Occurrence): number {
  return one.startAt - other.startAt || one.on.localeCompare(other.on)
}
