import type { Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** What one set has shipped: by row id, the hash of the row as it was shipped. */
export async function readLedger(
  transaction: Transaction<Schema>,
  name: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectFrom('seed_row')
    .select(['row_id', 'row_hash'])
    .where('seed_name', '=', name)
    .execute()
  return new Map(rows.map((row) => [row.row_id, row.row_hash]))
}

/** Remembers a row as it is shipped now. */
export async function writeLedger(
  transaction: Transaction<Schema>,
  row: Schema['seed_row'],
): Promise<void> {
  await transaction
    .insertInto('seed_row')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seed_name', 'row_id']).doUpdateSet({ row_hash: row.row_hash }),
    )
    .execute()
}

/** Remembers a row under another id. */
export async function renameInLedger(
  transaction: Transaction<Schema>,
  name: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await transaction
    .updateTable('seed_row')
    .set({ row_id: to })
    .where('seed_name', '=', name)
    .where('row_id', '=', from)
    .execute()
}

/** Rows the set no longer ships, or ships under other ids. */
export async function forgetInLedger(
  transaction: Transaction<Schema>,
  name: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .deleteFrom('seed_row')
    .where('seed_name', '=', name)
    .where('row_id', 'in', ids)
    .execute()
}
