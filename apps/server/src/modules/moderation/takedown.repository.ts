import type { ContentKind, ProblemKind } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { TakedownTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'

/** Rows written at once: a statement carries only so many values. */
const SLICE = 50

export async function insertTakedowns(
  kysely: Kysely<Schema>,
  rows: readonly TakedownTable[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += SLICE)
    await kysely
      .insertInto('takedown')
      .values(rows.slice(at, at + SLICE))
      .execute()
}

type Contents = { readonly kind: ProblemKind; readonly ids: readonly string[] }

const TAKEDOWNS_KEY = 'takedown'

/**
 * Lets acts of taking down and bringing back happen one after the other: what one may do depends on
 * what the others have done. Call it first in the transaction, and read nothing before.
 */
export async function lockTakedowns(transaction: Transaction<Schema>): Promise<void> {
  await bumpDataVersion(transaction, TAKEDOWNS_KEY)
}

/** What holds some contents down now, the newest first. */
export async function listHidden(kysely: Kysely<Schema>, { kind, ids }: Contents) {
  if (ids.length === 0) return []
  return (
    kysely
      .selectFrom('takedown')
      .selectAll()
      // A thing of the library is none of these kinds, and never found.
      .where('content_kind', '=', kind as ContentKind)
      .where('content_id', 'in', ids)
      .where('state', '=', 'hidden')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  )
}

/** Rows that are still in a state, with the role of whoever made the content. */
export async function listStill(
  kysely: Kysely<Schema>,
  rows: readonly Pick<TakedownTable, 'id' | 'state'>[],
) {
  const [{ state } = {}] = rows
  if (state === undefined) return []
  return kysely
    .selectFrom('takedown')
    .leftJoin('member', 'member.id', 'takedown.member_id')
    .selectAll('takedown')
    .select('member.role_code')
    .where('state', '=', state)
    .where(
      'takedown.id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('takedown.id')
    .execute()
}

/** What a batch still holds or has passed, some of it at a time. */
export async function listUndoable(kysely: Kysely<Schema>, batchId: string, limit: number) {
  return kysely
    .selectFrom('takedown')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['hidden', 'passed'])
    .orderBy('content_kind')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What is to be erased now, some of it at a time. */
export async function listDue(kysely: Kysely<Schema>, now: number, limit: number) {
  return kysely
    .selectFrom('takedown')
    .selectAll()
    .where('state', '=', 'hidden')
    .where('erase_at', '<=', now)
    .orderBy('content_kind')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Ends takedowns: what they held is back, or gone. */
export async function endTakedowns(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  state: 'restored' | 'erased',
): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .updateTable('takedown')
    .set({ state, previous: null })
    .where('id', 'in', ids)
    .execute()
}

type BatchFilter = { readonly memberId?: string | undefined }

const batches = (kysely: Kysely<Schema>, { memberId }: BatchFilter) => {
  const query = kysely.selectFrom('takedown').where('state', 'in', ['hidden', 'restored', 'erased'])
  return memberId === undefined ? query : query.where('member_id', '=', memberId)
}

/** The acts of taking down, the newest first. */
export async function listBatches(
  kysely: Kysely<Schema>,
  filter: BatchFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return batches(kysely, filter)
    .select(({ fn }) => ['batch_id', fn.max<number>('at').as('at')])
    .groupBy('batch_id')
    .orderBy('at', 'desc')
    .orderBy('batch_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countBatches(kysely: Kysely<Schema>, filter: BatchFilter): Promise<number> {
  const { count } = await batches(kysely, filter)
    .select(({ fn }) => fn.count<number>('batch_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What a batch consists of, counted by kind, maker and state. */
export async function listBatchParts(kysely: Kysely<Schema>, batchId: string) {
  return kysely
    .selectFrom('takedown')
    .leftJoin('member as maker', 'maker.id', 'takedown.member_id')
    .leftJoin('member as actor', 'actor.id', 'takedown.actor_id')
    .select(({ fn }) => [
      'takedown.content_kind',
      'takedown.state',
      'takedown.reason',
      'takedown.actor_id',
      'takedown.member_id',
      'maker.nickname',
      'actor.nickname as actor_nickname',
      fn.count<number>('takedown.content_id').distinct().as('count'),
      fn.min<number | null>('takedown.erase_at').as('erase_at'),
    ])
    .where('takedown.batch_id', '=', batchId)
    .groupBy([
      'takedown.content_kind',
      'takedown.state',
      'takedown.reason',
      'takedown.actor_id',
      'takedown.member_id',
      'maker.nickname',
      'actor.nickname',
    ])
    .orderBy('takedown.content_kind')
    .orderBy('maker.nickname')
    .execute()
}

/** Kinds whose makers hear of it in a way of their own. */
type Silent = readonly ContentKind[]

const told = (kysely: Kysely<Schema>, memberId: string) =>
  kysely
    .selectFrom('takedown')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['hidden', 'erased', 'passed'])

/** What of a member's was taken down or is shown after it has waited, the newest first. */
export async function listTold(
  kysely: Kysely<Schema>,
  memberId: string,
  { silent, limit }: { readonly silent: Silent; readonly limit: number },
) {
  return told(kysely, memberId)
    .selectAll()
    .where('content_kind', 'not in', silent)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** What makers are told since a moment and have not seen. */
export async function listToldSince(kysely: Kysely<Schema>, since: number, silent: Silent) {
  return kysely
    .selectFrom('takedown')
    .selectAll()
    .where('at', '>=', since)
    .where('state', 'in', ['hidden', 'erased', 'passed'])
    .where('seen_at', 'is', null)
    .where('content_kind', 'not in', silent)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function countUntold(kysely: Kysely<Schema>, memberId: string): Promise<number> {
  const { count } = await told(kysely, memberId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function markTold(
  kysely: Kysely<Schema>,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('takedown')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function listTakedownsOf(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('takedown')
    .select(['id', 'content_kind', 'title', 'reason', 'at', 'state'])
    .where('member_id', '=', memberId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** What only a member's name was, when they leave. */
export async function deleteNicknames(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely
    .deleteFrom('takedown')
    .where('member_id', '=', memberId)
    .where('content_kind', '=', 'nickname')
    .execute()
}

export async function deleteEndedBefore(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely
    .deleteFrom('takedown')
    .where('state', 'in', ['restored', 'erased', 'passed'])
    .where('at', '<', before)
    .execute()
}
