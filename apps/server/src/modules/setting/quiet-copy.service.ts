import type { Kysely } from 'kysely'
import type { TaskPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { QUIET_COPY_SETTING } from '../../database/tables.ts'

async function readSince(kysely: Kysely<Schema>): Promise<number | null> {
  const row = await kysely
    .selectFrom('site_setting')
    .select('updated_at')
    .where('key', '=', QUIET_COPY_SETTING)
    .executeTakeFirst()
  return row?.updated_at ?? null
}

/**
 * Whether this is a restored copy that must not reach people outside it: the site it was copied from
 * may still run. Whoever sends something to somebody who is not looking at a page asks here first.
 */
export async function isQuietCopy(kysely: Kysely<Schema>): Promise<boolean> {
  return (await readSince(kysely)) !== null
}

/** Makes a database a quiet copy, or the site itself. */
export async function setQuietCopy(
  kysely: Kysely<Schema>,
  { isQuiet, now }: { readonly isQuiet: boolean; readonly now: number },
): Promise<void> {
  await kysely.deleteFrom('site_setting').where('key', '=', QUIET_COPY_SETTING).execute()
  if (!isQuiet) return
  const row = { key: QUIET_COPY_SETTING, value: 'true', as_of: null, version: 1, updated_at: now }
  await kysely.insertInto('site_setting').values(row).execute()
}

/** A restored copy that tells nobody of anything until the owner says that it is the site. */
export const quietCopyTask: TaskPart = {
  code: 'site.quiet-copy',
  permission: 'setting.write',
  isUrgent: true,
  async read(kysely) {
    const since = await readSince(kysely)
    return { count: since === null ? 0 : 1, oldestAt: since }
  },
}
