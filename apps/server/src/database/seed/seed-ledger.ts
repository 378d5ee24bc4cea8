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

/** Rows of the ledger written in one statement. */
const ROWS_AT_ONCE = 500

/** Remembers rows as they are shipped now. */
export async function writeLedger(
  transaction: Transaction<Schema>,
  rows: readonly Schema['seed_row'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction
      .insertInto('seed_row')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['seed_name', 'row_id'])
          .doUpdateSet((row) => ({ row_hash: row.ref('excluded.row_hash') })),
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
