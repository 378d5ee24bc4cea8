import type { SearchedList } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { needsRowLocks } from '../../database/row-lock.ts'
import type { SavedSearchTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

type Own = { readonly id: string; readonly memberId: string }

/** What a member keeps; without what they have removed. */
export async function listOfMember(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<SavedSearchTable[]> {
  return kysely
    .selectFrom('saved_search')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One of a member's own, a removed one too. */
export async function findOwn(
  kysely: Kysely<Schema>,
  { id, memberId }: Own,
): Promise<SavedSearchTable | undefined> {
  return kysely
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

export async function insertSearch(kysely: Kysely<Schema>, row: SavedSearchTable): Promise<void> {
  await kysely.insertInto('saved_search').values(row).execute()
}

/** Writes a search that is still at `version`. */
export async function updateSearch(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<SavedSearchTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('saved_search')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Takes a search away, or with null brings it back. */
export async function noteRemoval(
  kysely: Kysely<Schema>,
  id: string,
  removedAt: number | null,
): Promise<void> {
  await kysely
    .updateTable('saved_search')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .execute()
}

/** Forgets the news of a member's searches, or of one; says of which there were any. */
export async function forgetNews(
  kysely: Kysely<Schema>,
  { memberId, id }: { readonly memberId: string; readonly id: string | undefined },
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('saved_search')
    .select('id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('news', '!=', '[]')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return ids
  await kysely
    .updateTable('saved_search')
    .set({ news: '[]', found_at: null, alert: null })
    .where('id', 'in', ids)
    .execute()
  return ids
}

/** Searches with an alert that were last looked at in an older state of their list. */
export async function listDue(
  kysely: Kysely<Schema>,
  { list, version, limit }: { list: SearchedList; version: number; limit: number },
): Promise<SavedSearchTable[]> {
  return kysely
    .selectFrom('saved_search')
    .selectAll()
    .where('list', '=', list)
    .where('has_alert', '=', 1)
    .where('looked_version', '<', version)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A search as it is now; nobody else changes it until the transaction ends. */
export async function lockSearch(
  transaction: Transaction<Schema>,
  id: string,
): Promise<SavedSearchTable | undefined> {
  return transaction
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(needsRowLocks(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
}

type Look = Pick<SavedSearchTable, 'looked_version'> &
  Partial<Pick<SavedSearchTable, 'seen' | 'news' | 'found_at' | 'alert'>>

/** Notes what a look has found. Its member has changed nothing: the version stays. */
export async function noteLook(kysely: Kysely<Schema>, id: string, look: Look): Promise<void> {
  await kysely.updateTable('saved_search').set(look).where('id', '=', id).execute()
}

/** Searches that have found something since a moment that nobody has looked at. */
export async function listFoundSince(
  kysely: Kysely<Schema>,
  since: number,
): Promise<SavedSearchTable[]> {
  return kysely
    .selectFrom('saved_search')
    .selectAll()
    .where('found_at', '>=', since)
    .where('has_alert', '=', 1)
    .where('removed_at', 'is', null)
    .orderBy('found_at')
    .orderBy('id')
    .execute()
}

export async function deleteRemovedBefore(kysely: Kysely<Schema>, time: number): Promise<void> {
  await kysely.deleteFrom('saved_search').where('removed_at', '<', time).execute()
}

/** Everything a member kept, what they removed too. */
export async function deleteOfMember(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('saved_search').where('member_id', '=', memberId).execute()
}
