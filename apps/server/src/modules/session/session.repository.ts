import type { Kysely, Transaction } from 'kysely'
import type { SessionTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

/** A session with its member, for the start of a request. */
export async function findByTokenHash(kysely: Kysely<Schema>, tokenHash: string) {
  return kysely
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('member_totp', 'member_totp.member_id', 'member.id')
    .select([
      'session.id as session_id',
      'session.created_at',
      'session.last_seen_at',
      'session.password_checked_at',
      'member.id as member_id',
      'member.login_id',
      'member.nickname',
      'member.created_at as member_created_at',
      'member.trusted_at',
      'member.role_code',
      'member_totp.confirmed_at as totp_confirmed_at',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('member.status', '=', 'ACTIVE')
    .executeTakeFirst()
}

export async function insertSession(kysely: Kysely<Schema>, row: SessionTable): Promise<void> {
  await kysely.insertInto('session').values(row).execute()
}

/** Ends the session of a token, and gives its id. */
export async function deleteByTokenHash(
  kysely: Kysely<Schema>,
  tokenHash: string,
): Promise<string | undefined> {
  const ended = await kysely
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** Notes that a session was used, in its own row and in its member's. */
export async function touch(
  transaction: Transaction<Schema>,
  { sessionId, memberId, now }: { sessionId: string; memberId: string; now: number },
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .execute()
  await transaction
    .updateTable('member')
    .set({ last_seen_at: now })
    .where('id', '=', memberId)
    .execute()
}

/** Gives a session a new token; the old one is dead from then on. */
export async function replaceToken(
  kysely: Kysely<Schema>,
  { id, ...change }: Pick<SessionTable, 'id' | 'token_hash' | 'password_checked_at'>,
): Promise<void> {
  await kysely.updateTable('session').set(change).where('id', '=', id).execute()
}

/** A member's sessions, each with how many browsers are told of their things by it. */
export async function listByMember(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('session')
    .select((row) => [
      'id',
      'created_at',
      'last_seen_at',
      'user_agent',
      'is_remembered',
      row
        .selectFrom('push_subscription')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('push_subscription.session_id', '=', 'session.id')
        .$asScalar()
        .as('browsers'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of a member's sessions; false when they have no such session. */
export async function deleteOwn(
  kysely: Kysely<Schema>,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('session')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of a member that were used longest ago, all but the `kept` last; gives their ids. */
export async function deleteOldest(
  kysely: Kysely<Schema>,
  { memberId, kept }: { readonly memberId: string; readonly kept: number },
): Promise<string[]> {
  const newest = kysely
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  const ended = await kysely
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where('id', 'not in', newest)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Ends all sessions of a member, but for the one given. */
export async function deleteByMember(
  kysely: Kysely<Schema>,
  { memberId, exceptId }: { memberId: string; exceptId?: string | undefined },
): Promise<void> {
  let query = kysely.deleteFrom('session').where('member_id', '=', memberId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  await query.execute()
}

type SweepBound = 'createdBefore' | 'seenBefore' | 'createdAfter'

export async function deleteOlder(
  kysely: Kysely<Schema>,
  { createdBefore, seenBefore, createdAfter }: Readonly<Record<SweepBound, number>>,
): Promise<void> {
  await kysely
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('created_at', '<', createdBefore),
        where('last_seen_at', '<', seenBefore),
        where('created_at', '>', createdAfter),
      ]),
    )
    .execute()
}
