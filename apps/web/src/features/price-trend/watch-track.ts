import type { PriceWatch } from '@gyeol/contract'

/** Where a watched line and the price stand on a track, in parts of its width. */
export type WatchTrack = {
  readonly line: number
  readonly now: number
}

/** The track shows this much beyond the further of the two. */
const ROOM = 0.35

/** Lays out a watch's track; the two never stand at its very ends. */
export function watchTrack({ amount, now }: Pick<PriceWatch, 'amount' | 'now'>): WatchTrack | null {
  if (now === null) return null
  const [low, high] = [Math.min(amount, now.median), Math.max(amount, now.median)]
  const room = Math.max((high - low) * ROOM, high * SMALLEST_ROOM)
  const from = Math.max(0, low - room)
  const width = high + room - from
  return { line: (amount - from) / width, now: (now.median - from) / width }
}

const SMALLEST_ROOM = 0.02

/** How far the price still has to go to the line, in tenths of a percent of the price. */
export function distanceToLine({ amount, now }: Pick<PriceWatch, 'amount' | 'now'>): number | null {
  if (now === null) return null
  return Math.round((Math.abs(amount - now.median) / now.median) * 1000)
}
