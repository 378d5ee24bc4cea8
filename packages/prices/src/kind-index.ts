import { compareFractions, type Fraction } from './fraction.ts'
import { WINDOW_DAYS } from './window.ts'

/** Fewer items than this are no index (PR32). */
export const FEWEST_INDEX_ITEMS = 3

/** A day's price of an item; null where its point has none. */
export type IndexedPoint = { readonly day: number; readonly median: number | null }

/** The index of a day in hundredths (10,000 = 100), null below three items that speak. */
export type IndexPoint = {
  readonly day: number
  readonly items: number
  readonly index: number | null
}

/**
 * The index of a kind for every day of a range (PR32): the median over its items of today's price by
 * the first price of the range. An item speaks when it had a price in the first seven days of the
 * range, and one in the seven days that end with the day. With `step` only every so many days are
 * worked out: 7 for points of weeks.
 */
export function kindIndex(
  items: readonly (readonly IndexedPoint[])[],
  { from, to, step = 1 }: { readonly from: number; readonly to: number; readonly step?: number },
): IndexPoint[] {
  const priced = items.flatMap((points) => {
    const own = points
      .flatMap(({ day, median }) => (median === null ? [] : [{ day, median }]))
      .filter(({ day }) => day >= from && day <= to)
      .sort((a, b) => a.day - b.day)
    const [base] = own
    return base && base.day < from + WINDOW_DAYS.usual
      ? [{ base: base.median, points: own, newest: -1 }]
      : []
  })
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => {
    const day = from + place * step
    const ratios = priced.flatMap((item) => {
      const { base, points } = item
      while ((points[item.newest + 1]?.day ?? Infinity) <= day) item.newest += 1
      const last = points[item.newest]
      if (!last || last.day <= day - WINDOW_DAYS.usual) return []
      return [{ above: last.median, below: base }]
    })
    const isEnough = ratios.length >= FEWEST_INDEX_ITEMS
    return { day, items: ratios.length, index: isEnough ? medianInHundredths(ratios) : null }
  })
}

function medianInHundredths(ratios: readonly Fraction[]): number {
  const sorted = ratios.toSorted(compareFractions)
  const low = whole(sorted[(sorted.length - 1) >> 1])
  const high = whole(sorted[sorted.length >> 1])
  const above = (low.above * high.below + high.above * low.below) * 10_000n
  const below = low.below * high.below * 2n
  return Number((above * 2n + below) / (below * 2n))
}

function whole(fraction: Fraction | undefined): Record<keyof Fraction, bigint> {
  if (!fraction) throw new Error('no ratios')
  return { above: BigInt(fraction.above), below: BigInt(fraction.below) }
}
