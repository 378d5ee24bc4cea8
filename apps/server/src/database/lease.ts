import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A job only one process may do at a time, and who wants to do it for how long. */
export type LeaseRequest = {
  readonly name: string
  readonly holder: string
  readonly now: number
  readonly ttlMs: number
}

/** Takes or keeps a lease; false while another process holds it. */
export async function holdLease(
  kysely: Kysely<Schema>,
  { name, holder, now, ttlMs }: LeaseRequest,
): Promise<boolean> {
  const expires_at = now + ttlMs
  const { numUpdatedRows } = await kysely
    .updateTable('lease')
    .set({ holder, expires_at })
    .where('name', '=', name)
    .where((row) => row.or([row('holder', '=', holder), row('expires_at', '<=', now)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('lease')
    .values({ name, holder, expires_at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function dropLease(
  kysely: Kysely<Schema>,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
): Promise<void> {
  await kysely.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
}
