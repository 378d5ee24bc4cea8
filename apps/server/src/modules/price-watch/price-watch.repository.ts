import type { Kysely } from 'kysely'
import type { PriceWatchTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

export async function listOfMember(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<PriceWatchTable[]> {
  return kysely
    .selectFrom('price_watch')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Watches of an item; ordered, so that two transactions never wait for each other. */
export async function listOfItem(
  kysely: Kysely<Schema>,
  itemId: string,
): Promise<PriceWatchTable[]> {
  return kysely
    .selectFrom('price_watch')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('id')
    .execute()
}

export async function findOwn(
  kysely: Kysely<Schema>,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<PriceWatchTable | undefined> {
  return kysely
    .selectFrom('price_watch')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** What has fired or fallen back since a moment and still stands. */
export async function listFiredSince(
  kysely: Kysely<Schema>,
  since: number,
): Promise<PriceWatchTable[]> {
  return kysely
    .selectFrom('price_watch')
    .selectAll()
    .where((row) => row.or([row('fired_at', '>=', since), row('fell_back_at', '>=', since)]))
    .orderBy('fired_at')
    .orderBy('id')
    .execute()
}

export async function insertWatch(kysely: Kysely<Schema>, row: PriceWatchTable): Promise<void> {
  await kysely.insertInto('price_watch').values(row).execute()
}

/** Writes a watch that is still at `version`. */
export async function updateWatch(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<PriceWatchTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('price_watch')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

type Look = Partial<Pick<PriceWatchTable, 'is_armed' | 'last_day'>> &
  Partial<Pick<PriceWatchTable, 'last_value' | 'fired_at' | 'fell_back_at' | 'alert'>>

/** Notes what a look has come to; the member's own form stays at its version. */
export async function noteLook(kysely: Kysely<Schema>, id: string, look: Look): Promise<void> {
  await kysely.updateTable('price_watch').set(look).where('id', '=', id).execute()
}

/** Notes that a member has seen what their watches, or one, have told; says whether something was new. */
export async function markSeen(
  kysely: Kysely<Schema>,
  {
    memberId,
    id,
    now,
  }: { readonly memberId: string; readonly id: string | undefined; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('price_watch')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('fired_at', 'is not', null)
    .where((row) => {
      const told = row.fn.coalesce('fell_back_at', 'fired_at')
      return row.or([row('seen_at', 'is', null), row('seen_at', '<', told)])
    })
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteWatches(kysely: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await kysely.deleteFrom('price_watch').where('id', 'in', ids).execute()
}

export async function deleteOfMember(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('price_watch').where('member_id', '=', memberId).execute()
}
