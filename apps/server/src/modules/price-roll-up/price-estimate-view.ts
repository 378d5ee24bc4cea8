import { dayText } from '@gyeol/korean'
import type { PriceEstimateView, PriceHeadline } from '@gyeol/contract'
import type { SeriesNow } from './price-now-row.ts'
import type { ItemNow } from './price-now.service.ts'

const dayOrNull = (day: number | null) => (day === null ? null : dayText(day))

/** A series' price with everything around it, as pages show it. */
export function toEstimateView(now: SeriesNow): PriceEstimateView {
  return {
    level: now.level,
    reason: now.reason,
    windowDays: now.windowDays,
    median: now.median,
    q1: now.q1,
    q3: now.q3,
    members: now.members,
    newestDay: dayOrNull(now.newestDay),
    change7: now.change7,
    since: dayOrNull(now.since),
    earlier: now.earlier,
    hint: now.hint,
    min: now.min,
    max: now.max,
    avg: now.mean,
    reports: now.reports,
    reportCount: now.contents.reports,
    voiceCount: now.contents.voices,
    filteredCount: now.filtered.length,
    change30: now.change30,
    voices: [...now.contents.values],
  }
}

/** The price lists show of an item, null without one (PR13). */
export function toHeadline(prices: ItemNow): PriceHeadline | null {
  if (prices.headline === null) return null
  const now = prices[prices.headline]
  if (now.median === null) return null
  return {
    series: prices.headline,
    level: now.level,
    reason: now.reason,
    windowDays: now.windowDays,
    median: now.median,
    q1: now.q1,
    q3: now.q3,
    members: now.members,
    newestDay: dayOrNull(now.newestDay),
    change7: now.change7,
    spark: [...now.spark],
  }
}
