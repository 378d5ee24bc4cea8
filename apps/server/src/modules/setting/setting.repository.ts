import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export async function listSettings(kysely: Kysely<Schema>) {
  return kysely.selectFrom('site_setting').select(['key', 'value', 'as_of', 'version']).execute()
}

export async function findSetting(kysely: Kysely<Schema>, key: string) {
  return kysely.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
}

/** Writes one setting, whether it is there or not. */
export async function writeSetting(
  kysely: Kysely<Schema>,
  { key, value, asOf, now }: { key: string; value: string; asOf: string | null; now: number },
): Promise<void> {
  await kysely
    .insertInto('site_setting')
    .values({ key, value, as_of: asOf, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value,
        as_of: asOf,
        version: row('site_setting.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute()
}
