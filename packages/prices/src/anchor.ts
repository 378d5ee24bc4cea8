import type { EarlierPrice, PriceVote } from './model.ts'
import { median, quantile, totalWeight } from './quantile.ts'
import type { DayWindow } from './window.ts'

/** Where a price begins anew (PR20). */
export type Anchor = {
  readonly since: number
  /** The voices from that day on, by rising value. */
  readonly speaking: readonly PriceVote[]
  readonly before: readonly PriceVote[]
  readonly earlier: EarlierPrice
}

const FEWEST_SINCE = 5
const FEWEST_DAYS = 2
const LEAST_WEIGHT = 16
const FEWEST_BEFORE = 3

/**
 * The earliest day inside the window from which enough voices agree on another price (PR20), or null.
 * `voices` are one a member and sorted by value. Weights are raw ones.
 */
export function findAnchor(voices: readonly PriceVote[], { from, to }: DayWindow): Anchor | null {
  for (let day = from + 1; day < to; day += 1) {
    const speaking = voices.filter((voice) => voice.day >= day)
    const before = voices.filter((voice) => voice.day < day)
    if (speaking.length < FEWEST_SINCE) return null
    if (before.length < FEWEST_BEFORE || !weighsEnough(speaking, before)) continue
    const earlier = median(before)
    if (isTight(speaking) && isElsewhere(speaking, earlier, day))
      return { since: day, speaking, before, earlier: { median: earlier, members: before.length } }
  }
  return null
}

function weighsEnough(since: readonly PriceVote[], before: readonly PriceVote[]): boolean {
  const weight = totalWeight(since)
  const days = new Set(since.map(({ day }) => day)).size
  return days >= FEWEST_DAYS && weight >= LEAST_WEIGHT && weight * 3 >= totalWeight(before)
}

function isTight(voices: readonly PriceVote[]): boolean {
  return quantile(voices, 3) * 2 <= quantile(voices, 1) * 3
}

/** At least 80 % of the weight, and more than half of the first day's, lies on the new price's side. */
function isElsewhere(since: readonly PriceVote[], earlier: number, day: number): boolean {
  const isUp = median(since) > earlier
  const isBeyond = ({ value }: PriceVote) =>
    isUp ? value * 2 > earlier * 3 : value * 3 < earlier * 2
  const firstDay = since.filter((voice) => voice.day === day)
  return (
    totalWeight(since.filter(isBeyond)) * 5 >= totalWeight(since) * 4 &&
    totalWeight(firstDay.filter(isBeyond)) * 2 > totalWeight(firstDay)
  )
}
