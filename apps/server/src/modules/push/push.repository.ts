import { type Kysely, sql } from 'kysely'
import type { PushSubscriptionTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

export async function findSubscription(kysely: Kysely<Schema>, id: string) {
  return kysely.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Writes a subscription, whether it is there or not; it keeps the day it was made, and, where its
 * pace stays, until when it was told of notices: somebody may be telling it right now.
 */
export async function saveSubscription(
  kysely: Kysely<Schema>,
  row: PushSubscriptionTable,
): Promise<void> {
  const { id: _, created_at: __, notices_until, ...change } = row
  await kysely
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((kept) => ({
        ...change,
        notices_until: kept
          .case()
          .when('push_subscription.notices', '=', row.notices)
          .then(kept.ref('push_subscription.notices_until'))
          .else(notices_until)
          .end(),
      })),
    )
    .execute()
}

/** Removes subscriptions with what is planned for them. */
export async function deleteSubscriptions(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await kysely.deleteFrom('push_reminder').where('subscription_id', 'in', ids).execute()
  await kysely.deleteFrom('push_subscription').where('id', 'in', ids).execute()
}

export async function listByMember(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('push_subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function listUnused(kysely: Kysely<Schema>, usedBefore: number, limit: number) {
  return kysely
    .selectFrom('push_subscription')
    .select('id')
    .where('updated_at', '<', usedBefore)
    .limit(limit)
    .execute()
}

/** Browsers wait for nothing that a clock that ran ahead has noted: they are told of what comes from now on. */
export async function bringBackTimes(
  kysely: Kysely<Schema>,
  { now, ahead }: { readonly now: number; readonly ahead: number },
): Promise<void> {
  for (const column of ['active_from', 'notices_until'] as const)
    await kysely
      .updateTable('push_subscription')
      .set({ [column]: now })
      .where(column, '>', ahead)
      .execute()
}

export async function countSubscriptions(kysely: Kysely<Schema>): Promise<number> {
  const { count } = await kysely
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function noteTimeouts(
  kysely: Kysely<Schema>,
  id: string,
  timeouts: number,
): Promise<void> {
  await kysely.updateTable('push_subscription').set({ timeouts }).where('id', '=', id).execute()
}

/** How many subscriptions visitors of one address have. */
export async function countOfAddress(kysely: Kysely<Schema>, addressHash: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address_hash', '=', addressHash)
    .executeTakeFirstOrThrow()
  return count
}

/** How many subscriptions lead to one host. */
export async function countOfHost(kysely: Kysely<Schema>, origin: string): Promise<number> {
  const pattern = `${origin.replaceAll(/[\\%_]/g, String.raw`\$&`)}/%`
  const { count } = await kysely
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`endpoint like ${pattern} escape '\\'`)
    .executeTakeFirstOrThrow()
  return count
}
