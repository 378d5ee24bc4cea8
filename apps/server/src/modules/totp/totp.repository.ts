import type { Kysely } from 'kysely'
import type { MemberTotpTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { STEPS_AHEAD } from './totp-code.ts'

export async function findTotp(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('member_totp')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Keeps a secret that waits for its first code; a confirmed one is never overwritten. */
export async function putUnconfirmed(
  kysely: Kysely<Schema>,
  row: Pick<MemberTotpTable, 'member_id' | 'secret' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('member_totp')
    .values({ ...row, last_step: 0, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret: row.secret, created_at: row.created_at, last_step: 0 })
        .where('member_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Puts an unconfirmed second step in force; false when it is already. */
export async function confirmTotp(
  kysely: Kysely<Schema>,
  { memberId, step, now }: { memberId: string; step: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('member_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes the step of a used code; false when a newer one was used meanwhile. */
export async function useStep(
  kysely: Kysely<Schema>,
  { memberId, step }: { memberId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('member_totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where((row) =>
      row.or([row('last_step', '<', step), row('last_step', '>', step + STEPS_AHEAD)]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteTotp(kysely: Kysely<Schema>, memberId: string): Promise<boolean> {
  await kysely.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  const { numDeletedRows } = await kysely
    .deleteFrom('member_totp')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  transaction: Kysely<Schema>,
  memberId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await transaction
    .insertInto('recovery_code')
    .values(codeHashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute()
}

/** Uses a recovery code up: one caller gets true, everybody after them false. */
export async function takeRecoveryCode(
  kysely: Kysely<Schema>,
  { memberId, codeHash }: { memberId: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

/** Every secret, as it is sealed. */
export async function listSecrets(kysely: Kysely<Schema>) {
  return kysely.selectFrom('member_totp').select(['member_id', 'secret']).execute()
}

export async function replaceSecret(
  kysely: Kysely<Schema>,
  memberId: string,
  secret: string,
): Promise<void> {
  await kysely
    .updateTable('member_totp')
    .set({ secret })
    .where('member_id', '=', memberId)
    .execute()
}
