import type { Kysely } from 'kysely'
import type { ShortLinkTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

export async function findShortLink(kysely: Kysely<Schema>, code: string) {
  return kysely.selectFrom('short_link').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Keeps a link unless its code is taken; says whether it was free. */
export async function insertShortLink(
  kysely: Kysely<Schema>,
  row: ShortLinkTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept = 0n } = await kysely
    .insertInto('short_link')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return kept > 0n
}

/** A member's links, the newest first. */
export async function listShortLinksOf(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('short_link')
    .selectAll()
    .where('maker_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
}

export async function markShortLinkSeen(
  kysely: Kysely<Schema>,
  code: string,
  at: number,
): Promise<void> {
  await kysely.updateTable('short_link').set({ seen_at: at }).where('code', '=', code).execute()
}

export async function deleteShortLink(kysely: Kysely<Schema>, code: string): Promise<void> {
  await kysely.deleteFrom('short_link').where('code', '=', code).execute()
}

/** Links stay when their maker leaves: others have them. */
export async function forgetShortLinkMaker(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<void> {
  await kysely
    .updateTable('short_link')
    .set({ maker_id: null })
    .where('maker_id', '=', memberId)
    .execute()
}

export async function deleteShortLinksUnseenSince(
  kysely: Kysely<Schema>,
  at: number,
): Promise<void> {
  await kysely.deleteFrom('short_link').where('seen_at', '<', at).execute()
}
