import type { SignUpDecision } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { SignUpRequestTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

export async function insertRequest(
  kysely: Kysely<Schema>,
  row: SignUpRequestTable,
): Promise<void> {
  await kysely.insertInto('sign_up_request').values(row).execute()
}

export async function findRequest(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('sign_up_request')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Who waits once more does so from now on. */
export async function updateDecision(
  kysely: Kysely<Schema>,
  { memberId, decision, now }: { memberId: string; decision: SignUpDecision; now: number },
): Promise<void> {
  await kysely
    .updateTable('sign_up_request')
    .set(decision === 'WAITING' ? { decision, asked_at: now } : { decision })
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteRequest(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('sign_up_request').where('member_id', '=', memberId).execute()
}

/** Whose sign-ups were asked for before then. */
export async function listAskedBefore(kysely: Kysely<Schema>, before: number) {
  const rows = await kysely
    .selectFrom('sign_up_request')
    .select('member_id')
    .where('asked_at', '<', before)
    .execute()
  return rows.map((row) => row.member_id)
}

/** Sign-ups nobody has decided yet. */
export async function readUndecided(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('sign_up_request')
    .innerJoin('member', 'member.id', 'sign_up_request.member_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('sign_up_request.asked_at').as('oldest'),
    ])
    .where('member.status', '=', 'WAITING')
    .where('sign_up_request.decision', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}
