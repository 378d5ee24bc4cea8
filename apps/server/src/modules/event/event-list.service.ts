import {
  type EventQuery,
  type EventSummary,
  RECURRENCE_LIMITS,
  TOO_MANY_OCCURRENCES,
} from '@gyeol/contract'
import { endOfDay, startOfDay } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import { toSearchPattern } from '../../database/search-pattern.ts'
import type { Schema } from '../../database/schema.ts'
import type { EventTable } from '../../database/schema-posts.ts'
import { fieldError } from '../../errors/app-error.ts'
import { type Viewer, requirePermission } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { type Occurring, occurrenceForList, occurrencesOf } from './event-series.ts'
import { readRepeating } from './event-repeating.service.ts'
import { toSummary } from './event-view.ts'
import * as events from './event.repository.ts'

/** A page of events. */
export type EventPage = {
  readonly items: EventSummary[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/**
 * A page of the schedule. Throws LOGIN_REQUIRED or FORBIDDEN for the editors' view, VALIDATION for
 * every occurrence of no days or of too many.
 */
export async function listEvents(
  { database: { kysely }, clock }: Pick<ServerContext, 'database' | 'clock'>,
  viewer: Viewer,
  query: EventQuery,
): Promise<EventPage> {
  const { view, sort, page, pageSize } = query
  if (view === 'manage') requirePermission(viewer, 'event.write')
  const span = spanOf(query)
  const filter = {
    state: view === 'manage' ? query.state : ('published' as const),
    kind: query.kind,
    pattern: toSearchPattern(query.search),
  }
  if (span.from !== undefined && span.to !== undefined && span.from >= span.to)
    return { items: [], page, pageSize, total: 0 }
  const repeating = await readRepeating(kysely, { ...filter, search: query.search })
  const lines: Line[] = []
  for (const row of repeating) {
    lines.push(...linesOf(row, query, clock()))
    if (lines.length > RECURRENCE_LIMITS.occurrences) throw fieldError('to', TOO_MANY_OCCURRENCES)
  }
  const single = { ...filter, from: span.from, before: span.to, repeats: false }
  const direction = sort === 'startAt' ? 'asc' : 'desc'
  const first = (page - 1) * pageSize
  // What repeats is few and lies anywhere between the others: they are put together here. So many of
  // the others stand before this page wherever the lines lie.
  const offset = Math.max(0, first - lines.length)
  const range = { limit: pageSize + lines.length, offset }
  const rows = await events.listLines(kysely, single, { direction, ...range })
  const total = (await events.countEvents(kysely, single)) + lines.length
  if (lines.length === 0) return { items: rows.map(toSummary), page, pageSize, total }
  const sign = direction === 'asc' ? 1 : -1
  const all = [...rows, ...lines].toSorted((one, other) => sign * byStart(one, other))
  const items = all.slice(first - offset, first - offset + pageSize).map(toSummary)
  return { items, page, pageSize, total }
}

function spanOf({ from, to }: EventQuery) {
  return {
    from: from === undefined ? undefined : startOfDay(from),
    to: to === undefined ? undefined : endOfDay(to),
  }
}

type Line = events.ListedEvent & Partial<Occurring>

/** The lines of a list an event that repeats takes. */
function linesOf(row: EventTable, query: EventQuery, now: number): Line[] {
  const { from, to } = spanOf(query)
  if (query.view === 'public' && query.occurrences === 'all') {
    if (from === undefined || to === undefined)
      throw fieldError(from === undefined ? 'from' : 'to', TOO_MANY_OCCURRENCES)
    return occurrencesOf(row, { from, to }, RECURRENCE_LIMITS.occurrences + 1)
  }
  const looksBack = query.sort === '-startAt'
  const found = occurrenceForList(row, { from, to }, { now, looksBack })
  if (query.view === 'public') return found === null ? [] : [found]
  // The desk has what was written, and what has no occurrence left must still be found there.
  return found === null && (from !== undefined || to !== undefined) ? [] : [row]
}

function byStart(one: Line, other: Line): number {
  return one.start_at - other.start_at || compareText(one.id, other.id)
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The events, drafts too, whose text or links hold a mark. */
export async function listEventsHolding(kysely: Kysely<Schema>, mark: string) {
  return events.listHolding(kysely, mark)
}
