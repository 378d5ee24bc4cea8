import type { LiveChange } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { bumpDataVersion, readDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import * as outbox from './outbox.repository.ts'

/** Numbers the changes. Its row stays locked until the writer commits: numbers follow commits. */
const SEQ_KEY = 'outbox'

/** A page that was away longer fetches everything again. */
const KEPT_MS = 3_600_000

/** How many missed changes are still told one by one. */
const MOST_CHANGES = 500

/**
 * A change on its way to open pages; only viewers of `level` and above hear of it, and with `memberId`
 * nobody but that member.
 */
export type Announcement = LiveChange & {
  readonly level: number
  readonly memberId?: string
  readonly now: number
}

/**
 * Tells open pages of a change, once the transaction that makes it is committed. Call it last in
 * the transaction: from here on every other announcement waits for the commit.
 */
export async function announce(
  transaction: Transaction<Schema>,
  { kind, id, action, level, memberId, now }: Announcement,
): Promise<void> {
  await bumpDataVersion(transaction, SEQ_KEY)
  const seq = await readDataVersion(transaction, SEQ_KEY)
  const audience = { level, member_id: memberId ?? null }
  await outbox.insertChange(transaction, { seq, kind, entity_id: id, action, ...audience, at: now })
}

/** A change as it was announced, with its number. */
export type Change = LiveChange & {
  readonly seq: number
  readonly level: number
  readonly memberId: string | null
}

/** The changes after a number, the oldest first, never more than a page can take at once. */
export async function listChanges(kysely: Kysely<Schema>, seq: number): Promise<Change[]> {
  const rows = await outbox.listChangesAfter(kysely, { seq, limit: MOST_CHANGES })
  return rows.map(({ entity_id, member_id, ...row }) => ({
    ...row,
    id: entity_id,
    memberId: member_id,
  }))
}

/**
 * Where a page goes on: after the last change it heard of, or, when too much was missed since or
 * the number is not ours, after the newest one with everything to be fetched again.
 */
export async function findResumePoint(
  kysely: Kysely<Schema>,
  heard: number | null,
): Promise<{ readonly seq: number; readonly hasMissed: boolean }> {
  const newest = await readDataVersion(kysely, SEQ_KEY)
  if (heard === null || heard === newest) return { seq: newest, hasMissed: false }
  const missed = newest - heard
  const isKept =
    missed > 0 &&
    missed <= MOST_CHANGES &&
    (await outbox.countChangesAfter(kysely, heard)) >= missed
  return isKept ? { seq: heard, hasMissed: false } : { seq: newest, hasMissed: true }
}

/** Removes changes nobody is told one by one any more. */
export async function sweepOutbox({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  await outbox.deleteChangesBefore(database.kysely, clock() - KEPT_MS)
}

/** The number of the newest change: as long as it stands, nothing that is announced has changed. */
export async function readNewestChange(kysely: Kysely<Schema>): Promise<number> {
  return readDataVersion(kysely, SEQ_KEY)
}
