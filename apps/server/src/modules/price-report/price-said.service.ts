import { dayText } from '@gyeol/korean'
import type { PriceItemRow } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** What was said last about some items by who has a vote, one step into an index for each of them. */
export async function readLastReports(
  kysely: Kysely<Schema>,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<PriceItemRow['lastReport']>>> {
  if (itemIds.length === 0) return new Map()
  const newest = sql<string>`(
    select newest.id from price_report as newest
    where newest.item_id = price_item.id and newest.state = 'active' and newest.weight > 0
    order by newest.at desc, newest.id desc limit 1
  )`
  const rows = await kysely
    .selectFrom('price_item')
    .innerJoin('price_report', (join) => join.on('price_report.id', '=', newest))
    .select(['price_item.id as item_id', 'price_report.unit'])
    .select(['price_report.basis', 'price_report.day'])
    .where('price_item.id', 'in', itemIds)
    .execute()
  return new Map(
    rows.map(({ item_id: itemId, unit, basis, day }) => [
      itemId,
      { unit, basis, day: dayText(day) },
    ]),
  )
}

/** How many reports count on a Korean day. */
export async function countReportsOf(kysely: Kysely<Schema>, day: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}
