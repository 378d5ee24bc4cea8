import type { EventKind } from '@gyeol/contract'
import { nextOccurrences, type TimeSpan } from '@gyeol/recurrence'
import type { Kysely } from 'kysely'
import type { EventTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import { readRepeating } from './event-repeating.service.ts'
import { occurrencesOf, toSeries } from './event-series.ts'
import * as events from './event.repository.ts'

/** Far more than a schedule holds; the newest ones are kept. */
const MOST_EVENTS = 500

/**
 * Published events that still run at a time or begin later, of one kind or all; those that repeat
 * whole, when they still have an occurrence then.
 */
export async function listForCalendar(
  kysely: Kysely<Schema>,
  { from, kind }: { readonly from: number; readonly kind: EventKind | undefined },
): Promise<EventTable[]> {
  const filter = { state: 'published' as const, kind }
  const range = { direction: 'desc' as const, limit: MOST_EVENTS, offset: 0 }
  const rows = await events.listEvents(kysely, { ...filter, from, repeats: false }, range)
  const repeating = await readRepeating(kysely, filter)
  return [...repeating.filter((row) => hasOccurrenceAfter(row, from)), ...rows]
}

function hasOccurrenceAfter(row: EventTable, from: number): boolean {
  const series = toSeries(row)
  return series !== null && nextOccurrences(series, from, 1).length > 0
}

/** What begins within a span of time: events, and every occurrence of those that repeat. */
export async function listBeginning(
  kysely: Kysely<Schema>,
  { from, to, kind }: TimeSpan & { readonly kind: EventKind },
): Promise<EventTable[]> {
  const filter = { state: 'published' as const, kind }
  const range = { direction: 'desc' as const, limit: MOST_EVENTS, offset: 0 }
  const single = { ...filter, from, before: to, repeats: false }
  const rows = await events.listEvents(kysely, single, range)
  const repeating = await readRepeating(kysely, filter)
  const occurrences = repeating.flatMap((row) => occurrencesOf(row, { from, to }, MOST_EVENTS))
  return [...rows, ...occurrences].filter(({ start_at: at }) => at >= from)
}

/** One published event; undefined when there is none. */
export async function findForCalendar(
  kysely: Kysely<Schema>,
  id: string,
): Promise<EventTable | undefined> {
  return events.findEvent(kysely, id, 'published')
}

/** A published event, or one occurrence of it, as far as a reminder goes. */
export type StartingEvent = Awaited<ReturnType<typeof events.listStarting>>[number]

/** Published events and occurrences of events that begin between two times, the earliest first. */
export async function listStarting(
  kysely: Kysely<Schema>,
  { from, to }: TimeSpan,
): Promise<StartingEvent[]> {
  const single = await events.listStarting(kysely, { from, to })
  const repeating = await readRepeating(kysely, { state: 'published' })
  const occurrences = repeating
    .flatMap((row) => occurrencesOf(row, { from, to: to + 1 }, MOST_EVENTS))
    .filter(({ start_at: at }) => at >= from)
  return [...single, ...occurrences].toSorted(
    (one, other) => one.start_at - other.start_at || (one.id < other.id ? -1 : 1),
  )
}
