import {
  type PastMedians,
  type SeriesPrice,
  seriesPrice,
  thinned,
  type WindowContents,
} from '@gyeol/prices'
import { z } from 'zod'
import type { PriceNowTable } from '../../database/schema-prices.ts'
import type { SeriesKey } from './price-vote.repository.ts'

/** Medians shown beside a price in lists: the fourteen days that end today. */
export const SPARK_DAYS = 14

/** Most counted values kept for a drawing. */
const MOST_VALUES = 40

/** A series' price as it was worked out on a day. */
export type SeriesNow = SeriesPrice & {
  readonly asOfDay: number
  readonly past: PastMedians
  readonly contents: WindowContents
  readonly spark: readonly (number | null)[]
  /** The moment of the newest report, null without any. */
  readonly newestAt: number | null
}

const value = z.int().nullable()
const detailSchema = z.strictObject({
  since: value,
  earlier: z.strictObject({ median: z.int(), members: z.int() }).nullable(),
  hint: z
    .strictObject({ side: z.enum(['up', 'down']), median: z.int(), members: z.int() })
    .nullable(),
  weight: z.int(),
  reports: z.int(),
  filtered: z.array(z.string()),
  before: z.array(z.string()),
  past: z.strictObject({ week: value, month: value }),
  contents: z.strictObject({
    reports: z.int(),
    votes: z.int(),
    voices: z.int(),
    values: z.array(z.int()),
  }),
})
const sparkSchema = z.array(value)

/** What stands for a series nobody has ever spoken of. */
export function silentNow(today: number): SeriesNow {
  return {
    ...seriesPrice([], today),
    asOfDay: today,
    past: { week: null, month: null },
    contents: { reports: 0, votes: 0, voices: 0, values: [] },
    spark: Array.from({ length: SPARK_DAYS }, () => null),
    newestAt: null,
  }
}

/** The row of a series' price; the few things only its own page needs are JSON. */
export function toNowRow(
  { itemId, series }: SeriesKey,
  now: SeriesNow,
  isHeadline: boolean,
): PriceNowTable {
  const { since, earlier, hint, weight, reports, filtered, before, past, contents } = now
  const values = thinned(contents.values, MOST_VALUES)
  const detail = { since, earlier, hint, weight, reports, filtered, before, past }
  return {
    item_id: itemId,
    series,
    as_of_day: now.asOfDay,
    is_headline: isHeadline ? 1 : 0,
    level: now.level,
    reason: now.reason,
    window_days: now.windowDays,
    median: now.median,
    q1: now.q1,
    q3: now.q3,
    min: now.min,
    max: now.max,
    mean: now.mean,
    members: now.members,
    newest_day: now.newestDay,
    change7: now.change7,
    change30: now.change30,
    newest_at: now.newestAt,
    spark: JSON.stringify(now.spark),
    detail: JSON.stringify({ ...detail, contents: { ...contents, values } }),
  }
}

/** The series' price a row holds. */
export function fromNowRow(row: PriceNowTable): SeriesNow {
  return {
    ...detailSchema.parse(JSON.parse(row.detail)),
    asOfDay: row.as_of_day,
    level: row.level,
    reason: row.reason,
    windowDays: row.window_days,
    median: row.median,
    q1: row.q1,
    q3: row.q3,
    min: row.min,
    max: row.max,
    mean: row.mean,
    members: row.members,
    newestDay: row.newest_day,
    change7: row.change7,
    change30: row.change30,
    newestAt: row.newest_at,
    spark: sparkSchema.parse(JSON.parse(row.spark)),
  }
}
