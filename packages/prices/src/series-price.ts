import { estimateWindow } from './estimate.ts'
import type { PriceSeries } from '@gyeol/terms'
import type { PriceEstimate, PriceVote } from './model.ts'
import { WINDOW_DAYS } from './window.ts'

/** Days of votes that {@link seriesPrice} can need: the sparse window, and the usual one before it. */
export const VOTE_DAYS_NEEDED = WINDOW_DAYS.sparse + WINDOW_DAYS.usual

/** A series' price of a day, with its changes in tenths of a percent (PR27). */
export type SeriesPrice = PriceEstimate & {
  readonly change7: number | null
  readonly change30: number | null
}

/** The seven-day prices a week and thirty days ago, null where there was none (PR27). */
export type PastMedians = { readonly week: number | null; readonly month: number | null }

/** What {@link seriesPrice} holds the price of `day` against. It does not change within a day. */
export function pastMedians(votes: readonly PriceVote[], day: number): PastMedians {
  const medianOn = (then: number) => estimateWindow(votes, then, WINDOW_DAYS.usual).median
  return { week: medianOn(day - 7), month: medianOn(day - 30) }
}

/**
 * The price of a series on `day`: seven days, or thirty for want of members (PR12), and PR27. With
 * `past` known, `votes` need reach no further back than the window that is answered.
 */
export function seriesPrice(
  votes: readonly PriceVote[],
  day: number,
  past: PastMedians = pastMedians(votes, day),
): SeriesPrice {
  const week = estimateWindow(votes, day, WINDOW_DAYS.usual)
  return {
    ...widened(week, votes, day),
    change7: changeSince(week, past.week),
    change30: changeSince(week, past.month),
  }
}

/** {@link seriesPrice} without the changes. */
export function currentEstimate(votes: readonly PriceVote[], day: number): PriceEstimate {
  return widened(estimateWindow(votes, day, WINDOW_DAYS.usual), votes, day)
}

function widened(week: PriceEstimate, votes: readonly PriceVote[], day: number): PriceEstimate {
  const isSparse = week.level === 'none' && week.reason !== 'SCATTERED'
  return isSparse ? estimateWindow(votes, day, WINDOW_DAYS.sparse) : week
}

function changeSince({ median }: PriceEstimate, then: number | null): number | null {
  return median === null || then === null ? null : changePermille(median, then)
}

/** The change from `then` to `now` in tenths of a percent, half away from zero (PR27). */
export function changePermille(now: number, then: number): number {
  const difference = BigInt(now) - BigInt(then)
  const size = difference < 0n ? -difference : difference
  const whole = BigInt(then)
  const rounded = Number((size * 2000n + whole) / (whole * 2n))
  return difference < 0n && rounded > 0 ? -rounded : rounded
}

/** Which series is the headline: paid prices before asked ones (PR13); null without any price. */
export function headlineSeries(
  deal: Pick<PriceEstimate, 'level'>,
  ask: Pick<PriceEstimate, 'level'>,
): PriceSeries | null {
  if (deal.level !== 'none') return 'deal'
  return ask.level === 'none' ? null : 'ask'
}
