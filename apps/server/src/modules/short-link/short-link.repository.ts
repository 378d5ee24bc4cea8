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
export async function listShortLinksOf(
  kysely: Kysely<Schema>,
  memberId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  // Only the page is read whole: a link may be as long as a page of a book.
  const page = kysely
    .selectFrom('short_link')
    .select('code')
    .where('maker_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
  return kysely
    .selectFrom('short_link')
    .selectAll()
    .where('code', 'in', page)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute()
}

export async function countShortLinks(kysely: Kysely<Schema>, memberId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('short_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('maker_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** Writes what a link says of its work. */
export async function updateShortLink(
  kysely: Kysely<Schema>,
  code: string,
  words: Pick<ShortLinkTable, 'title' | 'summary'>,
): Promise<void> {
  await kysely.updateTable('short_link').set(words).where('code', '=', code).execute()
}

export async function markShortLinks(
  kysely: Kysely<Schema>,
  codes: readonly string[],
  takenDownAt: number | null,
): Promise<void> {
  if (codes.length === 0) return
  await kysely
    .updateTable('short_link')
    .set({ taken_down_at: takenDownAt })
    .where('code', 'in', codes)
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
