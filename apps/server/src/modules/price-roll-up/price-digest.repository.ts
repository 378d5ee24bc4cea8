import type { PriceSeries } from '@gyeol/terms'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Every series of some items, or of every one, as far as lists are sorted and filtered by it. */
export async function listNowDigest(kysely: Kysely<Schema>, itemIds?: readonly string[]) {
  return kysely
    .selectFrom('price_now')
    .select(['item_id', 'series', 'is_headline', 'level', 'reason', 'members', 'change7'])
    .select(['newest_at', 'median'])
    .$if(itemIds !== undefined, (query) => query.where('item_id', 'in', itemIds ?? []))
    .execute()
}

/** The series that speak. */
export async function listHeadlineRows(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('price_now')
    .select(['item_id', 'series', 'level', 'window_days', 'median', 'q1', 'q3', 'mean'])
    .select(['members', 'newest_day', 'newest_at', 'change7', 'spark', 'detail'])
    .where('is_headline', '=', 1)
    .execute()
}

/** The items of a kind that are open to everybody and have been spoken of; samples are no truth. */
export async function listSpokenOfKind(kysely: Kysely<Schema>, kindId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('price_now')
    .innerJoin('price_item', 'price_item.id', 'price_now.item_id')
    .select('price_now.item_id as id')
    .distinct()
    .where('price_item.kind_id', '=', kindId)
    .where('price_item.state', '=', 'accepted')
    .where('price_item.is_sample', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

type MedianQuery = {
  readonly itemIds: readonly string[]
  readonly series: PriceSeries
  readonly table: 'price_day' | 'price_week'
  readonly from: number
  readonly to: number
}

/** The median of a day. */
export type DayMedian = { readonly day: number; readonly median: number }

const DAY_END = ':'
const POINT_END = ','

/**
 * The medians of some items in some days, a list for each item that has any. Three years of a large
 * kind are tens of thousands of them: SQLite gives them as one text for each item three times as fast
 * as in rows of their own.
 */
export async function listMedians(
  kysely: Kysely<Schema>,
  { itemIds, series, table, from, to }: MedianQuery,
): Promise<readonly (readonly DayMedian[])[]> {
  const rows = await kysely
    .selectFrom(table)
    .select(
      sql<string>`string_agg(cast(day as text) || ${DAY_END} || cast(median as text), ${POINT_END})`.as(
        'medians',
      ),
    )
    .where('item_id', 'in', itemIds)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('median', 'is not', null)
    .groupBy('item_id')
    .execute()
  return rows.map(({ medians }) => medians.split(POINT_END).map(toDayMedian))
}

function toDayMedian(text: string): DayMedian {
  const end = text.indexOf(DAY_END)
  return { day: Number(text.slice(0, end)), median: Number(text.slice(end + 1)) }
}

/** Days of an item. */
type Stretch = { readonly itemId: string; readonly from: number; readonly to: number }

/** The medians of paid trades in some stretches, the earliest first. */
export async function listPaidMedians(kysely: Kysely<Schema>, stretches: readonly Stretch[]) {
  if (stretches.length === 0) return []
  return kysely
    .selectFrom('price_day')
    .select(['item_id', 'day', 'median'])
    .where((row) =>
      row.or(
        stretches.map(({ itemId, from, to }) =>
          row.and([
            row('item_id', '=', itemId),
            row('series', '=', 'deal'),
            row('day', '>=', from),
            row('day', '<=', to),
          ]),
        ),
      ),
    )
    .where('median', 'is not', null)
    .orderBy('day')
    .execute()
}
