import { capped } from './estimate.ts'
import type { PriceEstimate, PriceVote } from './model.ts'
import { median } from './quantile.ts'
import { voicesIn, WINDOW_DAYS, windowEnding } from './window.ts'

/** What a price was made of: everything said in its window, and the values that made it. */
export type WindowContents = {
  /** Reports of the window, those of days a newer one replaced too. */
  readonly reports: number
  readonly votes: number
  readonly voices: number
  /** Values of the counted voices, or of all that speak when there is no price; rising. */
  readonly values: readonly number[]
}

/** The contents of the window that ends with `day`; `votes` must be those the estimate is from. */
export function windowContents(
  votes: readonly PriceVote[],
  estimate: Pick<PriceEstimate, 'level' | 'windowDays' | 'filtered' | 'before'>,
  day: number,
): WindowContents {
  const window = windowEnding(day, estimate.windowDays)
  const inside = votes.filter((vote) => vote.day >= window.from && vote.day <= window.to)
  const voices = voicesIn(inside, window)
  const silent = new Set(
    estimate.level === 'none' ? [] : [...estimate.filtered, ...estimate.before],
  )
  return {
    reports: inside.reduce((sum, { reports }) => sum + reports, 0),
    votes: inside.length,
    voices: voices.length,
    values: voices.filter(({ voice }) => !silent.has(voice)).map(({ value }) => value),
  }
}

/** At most `most` of rising values, the least and the largest among them, evenly taken. */
export function thinned(values: readonly number[], most: number): number[] {
  if (values.length <= most) return [...values]
  const step = (values.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => values[Math.round(index * step)] ?? 0)
}

/**
 * The median of all voices of thirty days: what a typed amount is held against while there is no
 * price (PR35). Null when nobody spoke.
 */
export function heardMedian(votes: readonly PriceVote[], day: number): number | null {
  const voices = voicesIn(votes, windowEnding(day, WINDOW_DAYS.sparse))
  return voices.length === 0 ? null : median(capped(voices))
}
