import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Counts a change of the rows behind `key`, inside the transaction that makes the change. */
export async function bumpDataVersion(transaction: Kysely<Schema>, key: string): Promise<void> {
  await transaction
    .insertInto('data_version')
    .values({ key, version: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ version: sql`data_version.version + 1` }),
    )
    .execute()
}
