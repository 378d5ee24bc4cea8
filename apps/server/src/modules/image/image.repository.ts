import type { Kysely } from 'kysely'
import type { ImageTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

/** Keeps a picture; one that is there already counts as brought once more. */
export async function keepImage(kysely: Kysely<Schema>, row: ImageTable): Promise<void> {
  await kysely
    .insertInto('image')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

export async function findImage(kysely: Kysely<Schema>, id: string) {
  return kysely
    .selectFrom('image')
    .select('bytes')
    .where('id', '=', id)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst()
}

/** A member's pictures, the newest first, without their bytes. */
export async function listImagesOf(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('image')
    .select(['id', 'size', 'created_at'])
    .where('author_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countImagesOf(kysely: Kysely<Schema>, memberId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('image')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** Some pictures that nobody has brought or found in use since then. */
export async function listUnseenSince(kysely: Kysely<Schema>, at: number, limit: number) {
  const rows = await kysely
    .selectFrom('image')
    .select('id')
    .where('seen_at', '<', at)
    .orderBy('seen_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markSeen(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return
  await kysely.updateTable('image').set({ seen_at: at }).where('id', 'in', ids).execute()
}

/** Removes pictures unless somebody has brought them again meanwhile. */
export async function deleteUnseenSince(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return
  await kysely.deleteFrom('image').where('id', 'in', ids).where('seen_at', '<', at).execute()
}

/** Hides pictures, or shows them again (null); gives which have changed. */
export async function setTakenDown(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  at: number | null,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await kysely
    .updateTable('image')
    .set({ taken_down_at: at })
    .where('id', 'in', ids)
    .where('taken_down_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteTakenDown(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .deleteFrom('image')
    .where('id', 'in', ids)
    .where('taken_down_at', 'is not', null)
    .execute()
}
