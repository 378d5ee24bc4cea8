import type { EventKind, EventState } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { EventTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

/** What a list of events is about. Bounds are milliseconds, `before` not included. */
export type EventFilter = {
  /** Absent: drafts too. */
  readonly state?: EventState | undefined
  readonly kind?: EventKind | undefined
  readonly pattern?: string | null
  /** Running at or after this time. */
  readonly from?: number | undefined
  /** Begun before this time. */
  readonly before?: number | undefined
  /** Absent: those that repeat and those that do not. The bounds know the first time of a repeating one only. */
  readonly repeats?: boolean
}

/** An event with its author's present nickname. */
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

export async function findEvent(kysely: Kysely<Schema>, id: string, state?: EventState) {
  let query = kysely
    .selectFrom('event')
    .leftJoin('member', 'member.id', 'event.author_id')
    .selectAll('event')
    .select('member.nickname as author_nickname')
    .where('event.id', '=', id)
  if (state !== undefined) query = query.where('event.state', '=', state)
  return query.executeTakeFirst()
}

type Range = {
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** What a line of a list shows of an event: what is written in it makes most of a row. */
const LISTED = [
  'event.id',
  'event.title',
  'event.kind',
  'event.start_at',
  'event.end_kind',
  'event.end_at',
  'event.state',
  'event.recurrence',
  'event.version',
] as const

/** An event as far as a list shows it. */
export type ListedEvent = Awaited<ReturnType<typeof listLines>>[number]

/** Events as lists show them. */
export async function listLines(kysely: Kysely<Schema>, filter: EventFilter, range: Range) {
  return arranged(kysely, filter, range).select(LISTED).execute()
}

/** Events with all that is written in them. */
export async function listEvents(kysely: Kysely<Schema>, filter: EventFilter, range: Range) {
  return arranged(kysely, filter, range).selectAll('event').execute()
}

function arranged(
  kysely: Kysely<Schema>,
  filter: EventFilter,
  { direction, limit, offset }: Range,
) {
  return filtered(kysely, filter)
    .orderBy('event.start_at', direction)
    .orderBy('event.id', direction)
    .limit(limit)
    .offset(offset)
}

/** Far more than a game repeats; the newest ones are looked at. */
const MOST_REPEATING = 200

/** Events that repeat, whenever they run. */
export async function listRepeating(kysely: Kysely<Schema>) {
  return filtered(kysely, { repeats: true })
    .selectAll('event')
    .orderBy('event.id', 'desc')
    .limit(MOST_REPEATING)
    .execute()
}

export async function countEvents(kysely: Kysely<Schema>, filter: EventFilter): Promise<number> {
  const { count } = await filtered(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Several events in the order of their ids, so that two writers never wait for each other. */
export async function findEvents(kysely: Kysely<Schema>, ids: readonly string[]) {
  return kysely.selectFrom('event').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

/** Events whose text or links hold a mark, a text without `%`; `_` in it may be any letter. */
export async function listHolding(kysely: Kysely<Schema>, mark: string) {
  return kysely
    .selectFrom('event')
    .select(['id', 'title', 'body', 'links'])
    .where((row) => row.or([row('body', 'like', `%${mark}%`), row('links', 'like', `%${mark}%`)]))
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertEvent(kysely: Kysely<Schema>, row: EventTable): Promise<void> {
  await kysely.insertInto('event').values(row).execute()
}

/** Writes an event that is still at `version`. */
export async function updateEvent(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<EventTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('event')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** Removes an event; false when it was gone already. */
export async function deleteEvent(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('event')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Published events that do not repeat and begin within some time, the earliest first. */
export async function listStarting(
  kysely: Kysely<Schema>,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return kysely
    .selectFrom('event')
    .select(['id', 'title', 'kind', 'start_at', 'end_kind', 'end_at'])
    .where('state', '=', 'published')
    .where('recurrence', 'is', null)
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

export async function listByAuthor(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('event')
    .select(['id', 'title', 'body', 'kind', 'start_at', 'state', 'created_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function countByState(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('event')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

/** How many published events have no known end, or an expected one that is over. */
export async function readOverdue(kysely: Kysely<Schema>, now: number): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('event')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('end_at').as('oldest'),
    ])
    .where('state', '=', 'published')
    .where('end_kind', '=', 'maintenance')
    .where('recurrence', 'is', null)
    .where('end_at', '<', now)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

function filtered(kysely: Kysely<Schema>, filter: EventFilter) {
  const { state, kind, pattern, from, before, repeats } = filter
  let query = kysely.selectFrom('event')
  if (state !== undefined) query = query.where('event.state', '=', state)
  if (kind !== undefined) query = query.where('event.kind', '=', kind)
  if (repeats !== undefined)
    query = query.where('event.recurrence', repeats ? 'is not' : 'is', null)
  if (before !== undefined) query = query.where('event.start_at', '<', before)
  if (from !== undefined)
    query = query.where((row) =>
      row.or([
        row('event.end_at', 'is', null),
        row('event.end_at', '>', from),
        row('event.start_at', '>=', from),
      ]),
    )
  if (pattern) query = query.where(sql<boolean>`event.search_text like ${pattern} escape '\\'`)
  return query
}
