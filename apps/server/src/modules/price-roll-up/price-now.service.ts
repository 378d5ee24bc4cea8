import { headlineSeries } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fromNowRow, type SeriesNow, silentNow } from './price-now-row.ts'
import { listNow } from './price-now.repository.ts'

/** What an item costs, as lists and pages show it. */
export type ItemNow = {
  readonly headline: PriceSeries | null
  readonly deal: SeriesNow
  readonly ask: SeriesNow
}

/**
 * The prices of items as they were last worked out: one read, whatever the number of reports. Items
 * nobody has spoken of have silent ones.
 */
export async function readSeriesPrice(
  kysely: Kysely<Schema>,
  itemIds: readonly string[],
  today: number,
): Promise<ReadonlyMap<string, ItemNow>> {
  const found = new Map<string, SeriesNow>()
  for (const row of await listNow(kysely, itemIds))
    found.set(`${row.item_id} ${row.series}`, fromNowRow(row))
  return new Map(
    itemIds.map((id) => {
      const deal = found.get(`${id} deal`) ?? silentNow(today)
      const ask = found.get(`${id} ask`) ?? silentNow(today)
      return [id, { headline: headlineSeries(deal, ask), deal, ask }]
    }),
  )
}

/** {@link readSeriesPrice} of one item. */
export async function readItemPrice(
  kysely: Kysely<Schema>,
  itemId: string,
  today: number,
): Promise<ItemNow> {
  const prices = (await readSeriesPrice(kysely, [itemId], today)).get(itemId)
  if (!prices) throw new Error('no prices')
  return prices
}
