import type { Kysely } from 'kysely'
import type { SuspensionTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

export async function findSuspension(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('suspension')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Sets or changes a suspension; when it began stays. */
export async function putSuspension(kysely: Kysely<Schema>, row: SuspensionTable): Promise<void> {
  const { reason, until } = row
  await kysely
    .insertInto('suspension')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ reason, until }))
    .execute()
}

/** Removes a suspension; false when there is none. */
export async function deleteSuspension(kysely: Kysely<Schema>, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('suspension')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whose suspensions have ended. */
export async function listEnded(kysely: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('suspension')
    .select('member_id')
    .where('until', '<=', now)
    .execute()
  return rows.map((row) => row.member_id)
}
