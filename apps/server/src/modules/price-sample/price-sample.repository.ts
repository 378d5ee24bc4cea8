import { type Kysely, sql } from 'kysely'
import type { PriceItemTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

export async function listSampleIds(kysely: Kysely<Schema>): Promise<string[]> {
  const rows = await kysely
    .selectFrom('price_item')
    .select('id')
    // Written out: only so a partial index is used.
    .where('is_sample', '=', sql.lit(1))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertSample(kysely: Kysely<Schema>, row: PriceItemTable): Promise<void> {
  await kysely.insertInto('price_item').values(row).execute()
}

/** Where an item's rows may stand, those that lean on others first. */
const TABLES_OF_ITEM = [
  'trade_ledger',
  'price_watch',
  'price_statement',
  'price_report',
  'price_vote',
  'price_day',
  'price_week',
  'price_now',
  'price_alias',
] as const

/** Removes a sample with everything of it; gives false, and leaves all as it is, for any other item. */
export async function deleteSample(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const sample = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('id', '=', id)
    .where('is_sample', '=', 1)
    .executeTakeFirst()
  if (!sample) return false
  for (const table of ['price_flag', 'price_report_change'] as const)
    await kysely
      // Both have this column; the library cannot tell so of a list of tables.
      .deleteFrom(table as 'price_flag')
      .where('report_id', 'in', (row) =>
        row.selectFrom('price_report').select('id').where('item_id', '=', id),
      )
      .execute()
  for (const table of TABLES_OF_ITEM)
    await kysely
      // All of them have this column; the library cannot tell so of a list of tables.
      .deleteFrom(table as 'price_vote')
      .where('item_id', '=', id)
      .execute()
  await kysely.deleteFrom('price_item').where('id', '=', id).execute()
  return true
}
