import { DAY_MS, dayOfText, dayText, koreanDay, weekdayOf } from '@gyeol/korean'
import type { OccurrenceChange, Recurrence, RecurrenceException, Series } from './model.ts'
import { ruleDays } from './rule-days.ts'

/** More times than a schedule has before one that is not as the rule says. */
const MOST_PLACES = 5000

/** The same with one occurrence left out (`null`) or changed; what was said of it before is replaced. */
export function withException(
  recurrence: Recurrence,
  on: string,
  change: OccurrenceChange | null,
): Recurrence {
  const others = withoutException(recurrence, on).exceptions
  const exceptions = [...others, { on, change }].toSorted(byDay)
  return { ...recurrence, exceptions }
}

/** The same with one occurrence as the rule has it again. */
export function withoutException(recurrence: Recurrence, on: string): Recurrence {
  return { ...recurrence, exceptions: recurrence.exceptions.filter((one) => one.on !== on) }
}

/** The part before the occurrence of a day: it ends the day before. What was said of later days goes. */
export function endedBefore(recurrence: Recurrence, on: string): Recurrence {
  const exceptions = recurrence.exceptions.filter((one) => one.on < on)
  return { ...recurrence, until: dayText(dayOfText(on) - 1), count: null, exceptions }
}

/** The part from the occurrence of a day on, with what was said of it and later ones. */
export function startedOn({ startAt, recurrence }: Series, on: string): Recurrence {
  const exceptions = recurrence.exceptions.filter((one) => one.on >= on)
  if (recurrence.count === null) return { ...recurrence, exceptions }
  const days = [...ruleDays(recurrence, koreanDay(startAt), dayOfText(on))]
  return { ...recurrence, count: Math.max(1, days.length), exceptions }
}

/**
 * The same moved by whole days together with its first time: weekdays turn, the last day moves, and
 * what was said of the n-th time is said of the n-th time still (RC10).
 */
export function movedByDays(series: Series, days: number): Recurrence {
  const { recurrence } = series
  const weekdays = recurrence.weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7)
  const until = recurrence.until === null ? null : dayText(dayOfText(recurrence.until) + days)
  const moved = { ...recurrence, weekdays: weekdays.toSorted((one, other) => one - other), until }
  const first = koreanDay(series.startAt)
  const places = isEvenly(recurrence) ? new Map<string, number>() : placesOf(recurrence, first)
  const targets = daysUpTo(moved, first + days, places.size)
  const exceptions = recurrence.exceptions.map((exception): RecurrenceException => {
    const target = targets[places.get(exception.on) ?? -1] ?? dayOfText(exception.on) + days
    return { on: dayText(target), change: changeMoved(exception.change, days) }
  })
  return { ...moved, exceptions: exceptions.toSorted(byDay) }
}

/** Whether the n-th day of a rule moves by as many days as the first one. */
function isEvenly({ every, interval }: Recurrence): boolean {
  return every === 'day' || (every === 'week' && interval === 1)
}

/** Which time of the rule every day up to the last exception is, from 0. */
function placesOf(recurrence: Recurrence, first: number): ReadonlyMap<string, number> {
  const last = recurrence.exceptions
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  const places = new Map<string, number>()
  if (last === undefined) return places
  for (const day of ruleDays(recurrence, first, first)) {
    if (dayText(day) > last || places.size === MOST_PLACES) break
    places.set(dayText(day), places.size)
  }
  return places
}

function daysUpTo(recurrence: Recurrence, first: number, count: number): number[] {
  const days: number[] = []
  for (const day of ruleDays(recurrence, first, first)) {
    if (days.length >= count) break
    days.push(day)
  }
  return days
}

function changeMoved(change: OccurrenceChange | null, days: number): OccurrenceChange | null {
  if (change === null) return null
  const moved = (time: string) => new Date(Date.parse(time) + days * DAY_MS).toISOString()
  return { ...change, startAt: moved(change.startAt), endAt: moved(change.endAt) }
}

function byDay(one: RecurrenceException, other: RecurrenceException): number {
  return one.on.localeCompare(other.on)
}

/** The weekday (0 Sunday – 6) a moment lies on in Korea. */
export function weekdayAt(time: number): number {
  return weekdayOf(koreanDay(time))
}
