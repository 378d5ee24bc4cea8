import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { CLOCK_SETTING } from '../../database/tables.ts'

const knownTimeSchema = z.strictObject({
  /** The latest time any process has noted; null before the first. */
  seenAt: z.int().nullable(),
  /** When the clock was last found to have jumped, by the time after it, and how far. */
  jump: z.strictObject({ at: z.int(), byMs: z.int() }).nullable(),
})

/** What is known of the clock, whichever process noted it. */
export type KnownTime = z.output<typeof knownTimeSchema>

const NOTHING: KnownTime = { seenAt: null, jump: null }

export async function readKnownTime(kysely: Kysely<Schema>): Promise<KnownTime> {
  const row = await kysely
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', CLOCK_SETTING)
    .executeTakeFirst()
  return row === undefined ? NOTHING : parse(row.value)
}

export async function writeKnownTime(
  kysely: Kysely<Schema>,
  known: KnownTime,
  updated_at: number,
): Promise<void> {
  const value = JSON.stringify(known)
  await kysely
    .insertInto('site_setting')
    .values({ key: CLOCK_SETTING, value, as_of: null, version: 1, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
}

/** A row somebody has damaged by hand knows nothing. */
function parse(text: string): KnownTime {
  try {
    return knownTimeSchema.parse(JSON.parse(text))
  } catch {
    return NOTHING
  }
}
