import { dayOfText, mondayOf } from '@gyeol/korean'
import { type TrendQuery, TREND_LIMITS, type TrendStep } from '@gyeol/contract'
import { fieldError } from '../../errors/app-error.ts'

/** Days of a chart when nobody says from when. */
const USUAL_DAYS = 90

/** No chart reaches further back than 160 weeks before its end. */
const MOST_DAYS = 160 * 7

/** What a chart is about: Korean days, and how far apart its points stand. */
export type TrendRange = { readonly from: number; readonly to: number; readonly step: TrendStep }

/**
 * The range of a query: never ahead of today, ninety days when it does not say; weeks beyond 92 days
 * (PR30), and from a Monday then. Throws VALIDATION for a range that ends before it begins.
 */
export function toTrendRange(
  { from, to, step }: Pick<TrendQuery, 'from' | 'to' | 'step'>,
  today: number,
): TrendRange {
  const last = to === undefined ? today : Math.min(dayOfText(to), today)
  const wanted = from === undefined ? last - USUAL_DAYS + 1 : dayOfText(from)
  if (wanted > (to === undefined ? last : dayOfText(to)))
    throw fieldError('from', '시작하는 날이 끝나는 날보다 늦어요.')
  const first = Math.max(Math.min(wanted, last), last - MOST_DAYS + 1)
  const isLong = last - first + 1 > TREND_LIMITS.days
  if (!isLong && step !== 'week') return { from: first, to: last, step: 'day' }
  return { from: mondayOf(first), to: last, step: 'week' }
}
