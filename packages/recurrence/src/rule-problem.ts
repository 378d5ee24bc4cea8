import { DAY_MS, dayOfText, koreanDay, weekdayOf } from '@gyeol/korean'
import type { Recurrence } from './model.ts'
import { ruleDays } from './rule-days.ts'

/** Between these days something may repeat: the game is younger, and nobody knows what comes later. */
const FIRST_DAY = dayOfText('2000-01-01')
const LAST_DAY = dayOfText('2100-12-31')

/** Enough to see every distance between two days of a rule: months differ over four years. */
const SAMPLE = 60

/** Why something cannot repeat as somebody wishes. */
export type RecurrenceProblem =
  | 'NO_END'
  | 'FIRST_DAY'
  | 'YEARS'
  | 'UNTIL_BEFORE_START'
  | 'TWO_ENDS'
  | 'OVERLAP'
  | 'CHANGE_BACKWARDS'
  | 'TWICE'

/** What somebody wishes to repeat; `endAt` is null while its end is not known. */
export type WishedSeries = {
  readonly startAt: number
  readonly endAt: number | null
  readonly recurrence: Recurrence
}

/** The first thing that keeps something from repeating (RC9); null when it can. */
export function recurrenceProblem(wish: WishedSeries): RecurrenceProblem | null {
  const { startAt, endAt, recurrence } = wish
  const { every, weekdays, until, count, exceptions } = recurrence
  const first = koreanDay(startAt)
  if (endAt === null) return 'NO_END'
  if (until !== null && count !== null) return 'TWO_ENDS'
  if (every === 'week' && !weekdays.includes(weekdayOf(first))) return 'FIRST_DAY'
  if (until !== null && dayOfText(until) < first) return 'UNTIL_BEFORE_START'
  if (first < FIRST_DAY || (until === null ? first : dayOfText(until)) > LAST_DAY) return 'YEARS'
  if (endAt - startAt > leastDistance(recurrence, first)) return 'OVERLAP'
  if (new Set(exceptions.map(({ on }) => on)).size < exceptions.length) return 'TWICE'
  const isBackwards = exceptions.some(
    ({ change }) => change !== null && Date.parse(change.endAt) < Date.parse(change.startAt),
  )
  return isBackwards ? 'CHANGE_BACKWARDS' : null
}

function leastDistance(recurrence: Recurrence, first: number): number {
  let [least, before, seen] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const day of ruleDays(recurrence, first, first)) {
    least = Math.min(least, (day - before) * DAY_MS)
    before = day
    seen += 1
    if (seen === SAMPLE) break
  }
  return least
}
