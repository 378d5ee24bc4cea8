import { randomUUIDv7 } from 'node:crypto'
import { type EventDetail, type EventInput, ROLES, type UpdateEvent } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { ensureRepeats } from './event-series.ts'
import { completed, stateSeenBy, toColumns, toEvent, toLogged } from './event-view.ts'
import * as events from './event.repository.ts'

/** Counts changes of events; ETags are made from it. */
export const EVENT_DATA_VERSION = 'event'

type Context = Pick<ServerContext, 'database'>

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

/** Writes a new event. Throws VALIDATION for one that cannot repeat as it says. */
export async function createEvent(
  transaction: Transaction<Schema>,
  input: EventInput,
  act: Act,
): Promise<{ id: string; version: number }> {
  ensureRepeats(input)
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

/** Changes an event. Throws NOT_FOUND, STALE, and VALIDATION as {@link createEvent} does. */
export async function updateEvent(
  { database }: Context,
  viewer: Viewer,
  { id, input, act }: { readonly id: string; readonly input: UpdateEvent; readonly act: Act },
): Promise<EventDetail> {
  return inTransaction(database, async (transaction) => {
    const before = await events.findEvent(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    const whole = completed(input, before)
    ensureRepeats(whole)
    const change = toColumns(whole, act.now)
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
