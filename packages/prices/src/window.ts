import type { PriceVote } from './model.ts'

/** A stretch of Korean days, both ends included. */
export type DayWindow = { readonly from: number; readonly to: number }

/** The usual window and the one for sparse items, in days (PR12). */
export const WINDOW_DAYS = { usual: 7, sparse: 30 } as const

/** The `days` days that end with `day`. */
export function windowEnding(day: number, days: number): DayWindow {
  return { from: day - days + 1, to: day }
}

/** The newest vote of every voice inside a window, by rising value (PR11). */
export function voicesIn(votes: readonly PriceVote[], { from, to }: DayWindow): PriceVote[] {
  const newest = new Map<string, PriceVote>()
  for (const vote of votes) {
    if (vote.day < from || vote.day > to) continue
    const known = newest.get(vote.voice)
    if (!known || vote.day > known.day) newest.set(vote.voice, vote)
  }
  return [...newest.values()].sort((a, b) => a.value - b.value)
}
