import { LIVE_WHOLE_LIST, type LiveChange, type LiveKind } from '@gyeol/contract'
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
  const seq = await bumpDataVersion(transaction, SEQ_KEY)
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

/** Changes after one number, up to and with another. */
export type ChangeSpan = { readonly after: number; readonly upTo: number }

/** Which things of a kind changed meanwhile; null when too much did, or too long ago, to be told one by one. */
export async function findChangedIds(
  kysely: Kysely<Schema>,
  kind: LiveKind,
  { after, upTo }: ChangeSpan,
): Promise<readonly string[] | null> {
  const count = upTo - after
  if (count === 0) return []
  if (count < 0 || count > MOST_CHANGES) return null
  const changes = await outbox.listChangesAfter(kysely, { seq: after, limit: count })
  // Numbers follow one another: fewer of them, or others, are what is kept of an older story.
  if (changes.length < count || changes.at(-1)?.seq !== upTo) return null
  const ids = new Set(changes.flatMap((change) => (change.kind === kind ? change.entity_id : [])))
  return ids.has(LIVE_WHOLE_LIST) ? null : [...ids]
}
