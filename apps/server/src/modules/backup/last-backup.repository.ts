import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { LAST_BACKUP_SETTING } from '../../database/tables.ts'

const lastBackupSchema = z.strictObject({
  /** When the last whole one began; null for never. */
  at: z.int().min(0).nullable(),
  rows: z.int().min(0),
  /** When one has failed since. */
  failedAt: z.int().min(0).nullable(),
})

/** What is known of the last backups, whichever process or command made them. */
export type LastBackup = z.output<typeof lastBackupSchema>

const NEVER: LastBackup = { at: null, rows: 0, failedAt: null }

export async function readLastBackup(kysely: Kysely<Schema>): Promise<LastBackup> {
  const row = await kysely
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', LAST_BACKUP_SETTING)
    .executeTakeFirst()
  return row === undefined ? NEVER : parse(row.value)
}

/** Remembers a backup that was made, or one that has failed. */
export async function rememberBackup(
  kysely: Kysely<Schema>,
  made: { readonly at: number; readonly rows: number } | { readonly failedAt: number },
): Promise<void> {
  const before = await readLastBackup(kysely)
  const after: LastBackup = 'at' in made ? { ...made, failedAt: null } : { ...before, ...made }
  const value = JSON.stringify(after)
  const updated_at = after.failedAt ?? after.at ?? 0
  await kysely
    .insertInto('site_setting')
    .values({ key: LAST_BACKUP_SETTING, value, as_of: null, version: 1, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
}

/** A row somebody has damaged by hand knows of no backup. */
function parse(text: string): LastBackup {
  try {
    return lastBackupSchema.parse(JSON.parse(text))
  } catch {
    return NEVER
  }
}
