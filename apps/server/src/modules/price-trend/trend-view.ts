import { dayText } from '@gyeol/korean'
import type { TrendChart, TrendPoint } from '@gyeol/contract'
import { type IndexPoint, type PricePoint } from '@gyeol/prices'
import type { ChartDot } from '../price-roll-up/price-chart.service.ts'

/** A point of an item's line (PR28–PR30). */
export function toTrendPoint(point: PricePoint): TrendPoint {
  const { day, mean, min, max, reports, median, q1, q3, level, members, votes } = point
  return {
    at: dayText(day),
    avg: mean,
    min,
    max,
    count: reports,
    median,
    q1,
    q3,
    level,
    members,
    votes,
  }
}

/** A point of a kind's index (PR32): its members are items. */
export function toIndexPoint({ day, index, items }: IndexPoint): TrendPoint {
  const none = { min: null, max: null, q1: null, q3: null, votes: 0 }
  const level = index === null ? 'none' : 'medium'
  return {
    at: dayText(day),
    avg: index,
    median: index,
    ...none,
    count: items,
    members: items,
    level,
  }
}

/** Votes as dots; of too many, evenly chosen ones. */
export function toDots(dots: readonly ChartDot[], most: number): TrendChart['dots'] {
  const chosen =
    dots.length <= most
      ? dots
      : Array.from({ length: most }, (_, place) => dots[Math.floor((place * dots.length) / most)])
  return chosen.flatMap((dot) =>
    dot ? [{ at: dayText(dot.day), value: dot.value, isFiltered: dot.isFiltered }] : [],
  )
}
