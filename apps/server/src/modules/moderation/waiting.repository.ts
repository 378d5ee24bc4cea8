import type { ContentKind } from '@gyeol/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ContentPart, Waiting } from '../../context/contributions.ts'
import type { TakedownTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'

type Rows = readonly Pick<ContentPart, 'kind' | 'rows'>[]

type WaitingFilter = {
  readonly kind: ContentKind
  readonly ids?: readonly string[]
  readonly memberId?: string
}

/** What of a kind waits, taken down meanwhile or not. */
export async function listWaitingOf(
  kysely: Kysely<Schema>,
  { kind, ids, memberId }: WaitingFilter,
): Promise<TakedownTable[]> {
  if (ids?.length === 0) return []
  let query = kysely
    .selectFrom('takedown')
    .selectAll()
    .where('content_kind', '=', kind)
    .where('state', '=', 'waiting')
  if (ids !== undefined) query = query.where('content_id', 'in', ids)
  if (memberId !== undefined) query = query.where('member_id', '=', memberId)
  return query.orderBy('at').orderBy('id').execute()
}

/** What waits for an answer: there still, and not taken down. */
const unanswered = (kysely: Kysely<Schema>, parts: Rows) =>
  kysely
    .selectFrom('takedown')
    .where('state', '=', 'waiting')
    .where(isThere(parts))
    .where(
      sql<boolean>`not exists (select 1 from takedown as other where other.state = 'hidden'
        and other.content_kind = takedown.content_kind and other.content_id = takedown.content_id)`,
    )

/** Whether what a row is about is there still. */
function isThere(parts: Rows): RawBuilder<boolean> {
  const ones = parts.map(
    ({ kind, rows }) => sql`(takedown.content_kind = ${kind} and exists (
      select 1 from ${sql.table(rows.table)} as content
      where ${sql.ref(`content.${rows.id}`)} = takedown.content_id))`,
  )
  return sql<boolean>`(${sql.join(ones, sql` or `)})`
}

/** What waits for an answer, the oldest first. */
export async function listUnanswered(
  kysely: Kysely<Schema>,
  parts: Rows,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return unanswered(kysely, parts)
    .select(['content_kind', 'content_id'])
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How much waits for an answer, and since when. */
export async function readWaiting(kysely: Kysely<Schema>, parts: Rows): Promise<Waiting> {
  const { count, oldest } = await unanswered(kysely, parts)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('takedown.at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

/** Turns what waits into something else, or the other way. */
export async function turnWaiting(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  change: Pick<TakedownTable, 'state' | 'actor_id' | 'at' | 'seen_at'> &
    Partial<Pick<TakedownTable, 'batch_id'>>,
): Promise<void> {
  if (ids.length === 0) return
  await kysely.updateTable('takedown').set(change).where('id', 'in', ids).execute()
}

/** Forgets what waited and is gone: its maker took it back, or something else took its place. */
export async function deleteGone(kysely: Kysely<Schema>, parts: Rows): Promise<void> {
  await kysely
    .deleteFrom('takedown')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`not ${isThere(parts)}`)
    .execute()
}
