import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export async function findRecovery(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('password_recovery')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Keeps a new code in the place of the old one. */
export async function putCode(
  kysely: Kysely<Schema>,
  { memberId, codeHash, now }: { memberId: string; codeHash: string; now: number },
): Promise<void> {
  const code = { code_hash: codeHash, created_at: now }
  await kysely
    .insertInto('password_recovery')
    .values({ member_id: memberId, ...code, used_at: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(code))
    .execute()
}

/** Uses a code up; false when it is not the one, or no longer. */
export async function takeCode(
  kysely: Kysely<Schema>,
  { memberId, codeHash, now }: { memberId: string; codeHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('password_recovery')
    .set({ code_hash: null, used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Makes a member's code good for nothing. */
export async function endCode(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely
    .updateTable('password_recovery')
    .set({ code_hash: null })
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteRecovery(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('password_recovery').where('member_id', '=', memberId).execute()
}
