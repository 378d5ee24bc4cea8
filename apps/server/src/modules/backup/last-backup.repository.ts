import { BACKUP_TRIAL_FAILURES } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { LAST_BACKUP_SETTING } from '../../database/tables.ts'

const momentSchema = z.int().min(0).nullable()

const lastBackupSchema = z.strictObject({
  /** When the last whole one was begun, whoever made it; null for never. */
  at: momentSchema,
  rows: z.int().min(0),
  /** When the last whole one by the clock was begun. */
  scheduledAt: momentSchema,
  /** When one has failed since. */
  failedAt: momentSchema,
  /** The last one that was restored on trial. */
  trial: z
    .strictObject({
      at: z.int().min(0),
      rows: z.int().min(0),
      failure: z.enum(BACKUP_TRIAL_FAILURES).nullable(),
    })
    .nullable()
    // Rows of a time without trials.
    .default(null),
})

/** What is known of the last backups, whichever process or command made them. */
export type LastBackup = z.output<typeof lastBackupSchema>

const NEVER: LastBackup = { at: null, rows: 0, scheduledAt: null, failedAt: null, trial: null }

export async function readLastBackup(kysely: Kysely<Schema>): Promise<LastBackup> {
  const row = await kysely
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', LAST_BACKUP_SETTING)
    .executeTakeFirst()
  return row === undefined ? NEVER : parse(row.value)
}

/** A backup that was made, by the clock or by somebody. */
type Made = { readonly at: number; readonly rows: number; readonly isScheduled?: true }

/** Remembers that a backup was made. */
export async function rememberBackup(
  kysely: Kysely<Schema>,
  { at, rows, isScheduled }: Made,
): Promise<void> {
  const { scheduledAt, trial } = await readLastBackup(kysely)
  const made = { at, rows, scheduledAt: isScheduled ? at : scheduledAt, failedAt: null, trial }
  await write(kysely, made, at)
}

/** Remembers what came of a trial. */
export async function rememberTrial(
  kysely: Kysely<Schema>,
  trial: NonNullable<LastBackup['trial']>,
): Promise<void> {
  await write(kysely, { ...(await readLastBackup(kysely)), trial }, trial.at)
}

/** Remembers that one has failed. */
export async function rememberFailure(kysely: Kysely<Schema>, failedAt: number): Promise<void> {
  await write(kysely, { ...(await readLastBackup(kysely)), failedAt }, failedAt)
}

async function write(kysely: Kysely<Schema>, last: LastBackup, updated_at: number): Promise<void> {
  const value = JSON.stringify(last)
  await kysely
    .insertInto('site_setting')
    .values({ key: LAST_BACKUP_SETTING, value, as_of: null, version: 1, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
}

/** When the first member came; null on a site without any. */
export async function readBeginning(kysely: Kysely<Schema>): Promise<number | null> {
  const { first } = await kysely
    .selectFrom('member')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

/** A row somebody has damaged by hand knows of no backup. */
function parse(text: string): LastBackup {
  try {
    return lastBackupSchema.parse(JSON.parse(text))
  } catch {
    return NEVER
  }
}
