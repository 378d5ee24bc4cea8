import { sql, type Kysely, type UpdateResult } from 'kysely'
import type { Schema } from './schema.ts'

/** Counts a change of the rows behind `key`, inside the transaction that makes it; gives the count. */
export async function bumpDataVersion(transaction: Kysely<Schema>, key: string): Promise<number> {
  const { version } = await transaction
    .insertInto('data_version')
    .values({ key, version: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ version: sql`data_version.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** How often the rows behind `key` have changed. */
export async function readDataVersion(kysely: Kysely<Schema>, key: string): Promise<number> {
  const row = await kysely
    .selectFrom('data_version')
    .select('version')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Counts a change only when nobody has counted one since `version`. */
export async function claimDataVersion(
  transaction: Kysely<Schema>,
  key: string,
  version: number,
): Promise<UpdateResult> {
  return transaction
    .updateTable('data_version')
    .set({ version: version + 1 })
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}
