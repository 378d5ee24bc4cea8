import type { Kysely } from 'kysely'
import { CLOCK_SLACK_MS } from '../config/clock-slack.ts'
import type { Schema } from './schema.ts'

/** A job only one process may do at a time, and who wants to do it for how long. */
export type LeaseRequest = {
  readonly name: string
  readonly holder: string
  readonly now: number
  readonly ttlMs: number
}

/**
 * Takes or keeps a lease; false while another process holds it. One that lasts longer than any was
 * written under a clock that ran ahead, and its holder does not count.
 */
export async function holdLease(
  kysely: Kysely<Schema>,
  { name, holder, now, ttlMs }: LeaseRequest,
): Promise<boolean> {
  const expires_at = now + ttlMs
  const { numUpdatedRows } = await kysely
    .updateTable('lease')
    .set({ holder, expires_at })
    .where('name', '=', name)
    .where((row) =>
      row.or([
        row('holder', '=', holder),
        row('expires_at', '<=', now),
        row('expires_at', '>', expires_at + CLOCK_SLACK_MS),
      ]),
    )
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
