import type { ExpressionBuilder, Kysely } from 'kysely'
import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'
import type { OneTimeTokenTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

type Kind = OneTimeTokenTable['kind']

/** Neither over nor issued under a clock that ran ahead, which would let it live on for as long. */
const isAlive = (now: number) => (row: ExpressionBuilder<Schema, 'one_time_token'>) =>
  row.and([row('expires_at', '>', now), row('created_at', '<=', now + CLOCK_SLACK_MS)])

export async function insertToken(kysely: Kysely<Schema>, row: OneTimeTokenTable): Promise<void> {
  await kysely.insertInto('one_time_token').values(row).execute()
}

export async function findToken(
  kysely: Kysely<Schema>,
  { kind, tokenHash, now }: { kind: Kind; tokenHash: string; now: number },
) {
  return kysely
    .selectFrom('one_time_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where(isAlive(now))
    .executeTakeFirst()
}

/** Removes a token and gives it, to one caller only. */
export async function takeToken(
  transaction: Kysely<Schema>,
  { kind, tokenHash, now }: { kind: Kind; tokenHash: string; now: number },
) {
  return transaction
    .deleteFrom('one_time_token')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where(isAlive(now))
    .returningAll()
    .executeTakeFirst()
}

/** Takes one of the answers a token allows; false when none is left. */
export async function takeTry(
  kysely: Kysely<Schema>,
  { tokenHash, most }: { tokenHash: string; most: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('one_time_token')
    .set((token) => ({ failures: token('failures', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('failures', '<', most)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteOfMember(
  kysely: Kysely<Schema>,
  memberId: string,
  kinds: readonly Kind[],
): Promise<void> {
  await kysely
    .deleteFrom('one_time_token')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .execute()
}

export async function deleteOfKind(kysely: Kysely<Schema>, kind: Kind): Promise<void> {
  await kysely.deleteFrom('one_time_token').where('kind', '=', kind).execute()
}

export async function deleteExpired(kysely: Kysely<Schema>, now: number): Promise<void> {
  await kysely
    .deleteFrom('one_time_token')
    .where((row) => row.not(isAlive(now)(row)))
    .execute()
}
