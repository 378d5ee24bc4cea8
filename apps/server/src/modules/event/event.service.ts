import { randomUUIDv7 } from 'node:crypto'
import {
  type EventDetail,
  type EventInput,
  type EventQuery,
  type EventSummary,
  ROLES,
  type UpdateEvent,
} from '@gyeol/contract'
import { endOfDay, startOfDay } from '@gyeol/korean'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Viewer, requirePermission } from '../../http/viewer.ts'
import { toSearchPattern } from '../../database/search-pattern.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { stateSeenBy, toColumns, toEvent, toLogged, toSummary } from './event-view.ts'
import * as events from './event.repository.ts'

/** Counts changes of events; ETags are made from it. */
export const EVENT_DATA_VERSION = 'event'

type Context = Pick<ServerContext, 'database'>

/** A page of events. */
export type EventPage = {
  readonly items: EventSummary[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** A page of the schedule. Throws LOGIN_REQUIRED or FORBIDDEN for the editors' view. */
export async function listEvents(
  { database }: Context,
  viewer: Viewer,
  query: EventQuery,
): Promise<EventPage> {
  const { view, from, to, sort, page, pageSize } = query
  if (view === 'manage') requirePermission(viewer, 'event.write')
  const filter = {
    state: view === 'manage' ? query.state : ('published' as const),
    kind: query.kind,
    pattern: toSearchPattern(query.search),
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : endOfDay(to),
  }
  if (from !== undefined && to !== undefined && from > to)
    return { items: [], page, pageSize, total: 0 }
  const rows = await events.listEvents(database.kysely, filter, {
    direction: sort === 'startAt' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const total = await events.countEvents(database.kysely, filter)
  return { items: rows.map(toSummary), page, pageSize, total }
}

/** One event. Throws NOT_FOUND, for drafts too when the viewer does not write events. */
export async function readEvent(
  { database }: Context,
  viewer: Viewer,
  id: string,
): Promise<EventDetail> {
  const event = await present(database.kysely, viewer, id)
  if (!event) throw new AppError('NOT_FOUND')
  return event
}

/** Writes a new event. */
export async function createEvent(
  transaction: Transaction<Schema>,
  input: EventInput,
  act: Act,
): Promise<{ id: string; version: number }> {
  const row = {
    id: randomUUIDv7(),
    ...toColumns(input, act.now),
    author_id: act.actorId,
    created_at: act.now,
    version: 1,
  }
  await events.insertEvent(transaction, row)
  await recordChange(transaction, act, { id: row.id, action: 'create', before: null, after: row })
  return { id: row.id, version: row.version }
}

/** Changes an event. Throws NOT_FOUND or STALE. */
export async function updateEvent(
  { database }: Context,
  viewer: Viewer,
  { id, input, act }: { readonly id: string; readonly input: UpdateEvent; readonly act: Act },
): Promise<EventDetail> {
  return inTransaction(database, async (transaction) => {
    const before = await events.findEvent(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    const change = toColumns(input, act.now)
    const result = await events.updateEvent(transaction, { id, version: input.version }, change)
    await ensureUpdated(result, () => present(transaction, viewer, id))
    const event = await present(transaction, viewer, id)
    if (!event) throw new AppError('NOT_FOUND')
    const after = { ...before, ...change }
    await recordChange(transaction, act, { id, action: 'update', before, after })
    return event
  })
}

/** Removes an event. Throws NOT_FOUND. */
export async function deleteEvent({ database }: Context, id: string, act: Act): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await events.findEvent(transaction, id)
    if (!before || !(await events.deleteEvent(transaction, id))) throw new AppError('NOT_FOUND')
    await recordChange(transaction, act, { id, action: 'delete', before, after: null })
  })
}

async function present(
  kysely: Kysely<Schema>,
  viewer: Viewer,
  id: string,
): Promise<EventDetail | undefined> {
  const row = await events.findEvent(kysely, id, stateSeenBy(viewer))
  return row && toEvent(row, viewer)
}

type Columns = ReturnType<typeof toColumns>

/** A change of one event; `before` is null for a new one and `after` for one that is gone. */
export type EventChange = {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete' | 'restore'
  readonly before: Columns | null
  readonly after: Columns | null
}

/** Writes a change into the log and tells feeds and open pages of it. */
export async function recordChange(
  transaction: Transaction<Schema>,
  act: Act,
  change: EventChange,
): Promise<void> {
  const { id, action, before, after } = change
  await recordAudit(transaction, act, {
    action: `event.${action}`,
    entity: 'event',
    entityId: id,
    before: before ? toLogged(before) : undefined,
    after: after ? toLogged(after) : undefined,
  })
  await bumpDataVersion(transaction, EVENT_DATA_VERSION)
  await announce(transaction, { kind: 'event', id, now: act.now, ...rangeOf(change) })
}

/** Drafts are announced to those who write events; what comes out or goes, to everybody. */
function rangeOf({ before, after }: EventChange) {
  const wasOut = before?.state === 'published'
  const isOut = after?.state === 'published'
  const level = wasOut || isOut ? 0 : ROLES.EDITOR.level
  if (after === null || (wasOut && !isOut)) return { action: 'deleted' as const, level }
  const isNew = before === null || (isOut && !wasOut)
  return { action: isNew ? ('created' as const) : ('updated' as const), level }
}
