import { estimateDays, estimateWindow } from './estimate.ts'
import { mondayOf } from '@gyeol/korean'
import type { PriceLevel } from '@gyeol/terms'
import type { PriceEstimate, PriceVote } from './model.ts'
import { WINDOW_DAYS } from './window.ts'

/**
 * A point of a chart: the estimate of a day (PR28) or week (PR30). Without a price its numbers are
 * null and only its votes are drawn (PR29). `votes` and `reports` count what was said on those days
 * themselves.
 */
export type PricePoint = {
  /** The day, or the Monday of the week. */
  readonly day: number
  readonly level: PriceLevel
  readonly median: number | null
  readonly q1: number | null
  readonly q3: number | null
  readonly min: number | null
  readonly max: number | null
  readonly mean: number | null
  readonly members: number
  readonly votes: number
  readonly reports: number
}

/**
 * The point of one day; null when nobody voted on it. `votes` must reach six days back (PR28). A
 * price of that day and the usual window, known already, is the same.
 */
export function dayPoint(
  votes: readonly PriceVote[],
  day: number,
  known?: PriceEstimate,
): PricePoint | null {
  const own = votes.filter((vote) => vote.day === day)
  if (own.length === 0) return null
  const isUsual = known?.windowDays === WINDOW_DAYS.usual
  return pointOf(day, own, isUsual ? known : estimateWindow(votes, day, WINDOW_DAYS.usual))
}

/** The point of the week that begins on `monday`, up to `today`; null when nobody voted in it (PR30). */
export function weekPoint(
  votes: readonly PriceVote[],
  monday: number,
  today: number,
): PricePoint | null {
  const window = { from: monday, to: Math.min(monday + 6, today) }
  const own = votes.filter(({ day }) => day >= window.from && day <= window.to)
  if (own.length === 0) return null
  return pointOf(monday, own, estimateDays(own, window, WINDOW_DAYS.usual))
}

/** Every day point from `from` to `to` (PR28). */
export function dayPoints(votes: readonly PriceVote[], from: number, to: number): PricePoint[] {
  return daysWithVotes(votes, from, to).flatMap((day) => dayPoint(votes, day) ?? [])
}

/** Every week point of the weeks that have a day from `from` to `to`, none beyond `today` (PR30). */
export function weekPoints(
  votes: readonly PriceVote[],
  { from, to, today }: { readonly from: number; readonly to: number; readonly today: number },
): PricePoint[] {
  const days = daysWithVotes(votes, mondayOf(from), Math.min(mondayOf(to) + 6, today))
  const mondays = [...new Set(days.map(mondayOf))]
  return mondays.flatMap((monday) => weekPoint(votes, monday, today) ?? [])
}

/** The days whose points a change on `day` touches, up to `today` (PR28). */
export function daysTouchedBy(day: number, today: number): number[] {
  const last = Math.min(day + WINDOW_DAYS.usual - 1, today)
  return Array.from({ length: Math.max(0, last - day + 1) }, (_, index) => day + index)
}

function daysWithVotes(votes: readonly PriceVote[], from: number, to: number): number[] {
  const days = new Set(votes.map(({ day }) => day))
  return [...days].filter((day) => day >= from && day <= to).sort((a, b) => a - b)
}

function pointOf(
  day: number,
  own: readonly PriceVote[],
  estimate: ReturnType<typeof estimateWindow>,
): PricePoint {
  const { level, median, q1, q3, min, max, mean, members } = estimate
  const reports = own.reduce((sum, vote) => sum + vote.reports, 0)
  return { day, level, median, q1, q3, min, max, mean, members, votes: own.length, reports }
}
