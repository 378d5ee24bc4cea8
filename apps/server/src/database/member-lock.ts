import type { Transaction } from 'kysely'
import { needsRowLocks } from './row-lock.ts'
import type { Schema } from './schema.ts'

/** Lets no other transaction of this member go on until this one ends: what is counted stays so. */
export async function lockMember(
  transaction: Transaction<Schema>,
  memberId: string,
): Promise<void> {
  if (!needsRowLocks(transaction)) return
  await transaction
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute()
}
