import type { Kysely } from 'kysely'
import type { PriceNowTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

export async function listNow(
  kysely: Kysely<Schema>,
  itemIds: readonly string[],
): Promise<PriceNowTable[]> {
  if (itemIds.length === 0) return []
  return kysely.selectFrom('price_now').selectAll().where('item_id', 'in', itemIds).execute()
}

export async function putNow(kysely: Kysely<Schema>, row: PriceNowTable): Promise<void> {
  const { item_id: _item, series: _series, ...change } = row
  await kysely
    .insertInto('price_now')
    .values(row)
    .onConflict((conflict) => conflict.columns(['item_id', 'series']).doUpdateSet(change))
    .execute()
}

/** Whether an item waits to be worked out again, or was last worked out on another day. */
export async function isBehind(
  kysely: Kysely<Schema>,
  { itemId, today }: { readonly itemId: string; readonly today: number },
): Promise<boolean> {
  const behind = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('id', '=', itemId)
    .where((item) =>
      item.or([
        item('stale_from', 'is not', null),
        item.exists(
          item
            .selectFrom('price_now')
            .select('series')
            .where('item_id', '=', itemId)
            .where('as_of_day', '!=', today),
        ),
      ]),
    )
    .executeTakeFirst()
  return behind !== undefined
}

/** Items that wait to be worked out again. */
export async function listStale(kysely: Kysely<Schema>, limit: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('stale_from', 'is not', null)
    .orderBy('stale_from')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Items last worked out before `today` of which something was said since `newestAt`. */
export async function listOfEarlierDays(
  kysely: Kysely<Schema>,
  { today, newestAt, limit }: Record<'today' | 'newestAt' | 'limit', number>,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('price_now')
    .select('item_id')
    .distinct()
    // A day after tomorrow was one of a clock that ran ahead.
    .where((row) => row.or([row('as_of_day', '<', today), row('as_of_day', '>', today + 1)]))
    .where('newest_at', '>=', newestAt)
    .limit(limit)
    .execute()
  return rows.map(({ item_id }) => item_id)
}
