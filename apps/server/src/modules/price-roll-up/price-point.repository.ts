import type { PricePoint } from '@gyeol/prices'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { DayRange, SeriesKey } from './price-vote.repository.ts'

/** The two kinds of points; a week stands under its Monday. */
export type PointTable = 'price_day' | 'price_week'

/** Puts the points of some days in place of those that stand there. */
export async function replacePoints(
  kysely: Kysely<Schema>,
  { table, itemId, series, from, to }: SeriesKey & DayRange & { readonly table: PointTable },
  points: readonly PricePoint[],
): Promise<void> {
  await kysely
    .deleteFrom(table)
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  if (points.length === 0) return
  await kysely
    .insertInto(table)
    .values(points.map((point) => ({ item_id: itemId, series, ...point })))
    .execute()
}

type PointPlace = SeriesKey & { readonly table: PointTable; readonly day: number }

/** Puts the point of one day in place of what stands there; null leaves the day without one. */
export async function putPoint(
  kysely: Kysely<Schema>,
  { table, itemId, series, day }: PointPlace,
  point: PricePoint | null,
): Promise<void> {
  if (point === null) {
    await replacePoints(kysely, { table, itemId, series, from: day, to: day }, [])
    return
  }
  const { day: _day, ...change } = point
  await kysely
    .insertInto(table)
    .values({ item_id: itemId, series, ...point })
    .onConflict((conflict) => conflict.columns(['item_id', 'series', 'day']).doUpdateSet(change))
    .execute()
}

/** The points of some days of a series, the earliest first. */
export async function listPoints(
  kysely: Kysely<Schema>,
  { table, itemId, series, from, to }: SeriesKey & DayRange & { readonly table: PointTable },
): Promise<PricePoint[]> {
  return kysely
    .selectFrom(table)
    .select(['day', 'level', 'median', 'q1', 'q3', 'min', 'max', 'mean'])
    .select(['members', 'votes', 'reports'])
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** How many active reports a series has on some days; small numbers, never amounts. */
export async function sumReports(
  kysely: Kysely<Schema>,
  { itemId, series, from, to }: SeriesKey & DayRange,
): Promise<number> {
  const { sum } = await kysely
    .selectFrom('price_day')
    .select(({ fn }) => fn.sum<number | null>('reports').as('sum'))
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}
