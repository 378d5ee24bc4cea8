import type { EventKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { EventTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import * as events from './event.repository.ts'

/** Far more than a schedule holds; the newest ones are kept. */
const MOST_EVENTS = 500

/** Published events that still run at a time or begin later, of one kind or all. */
export async function listForCalendar(
  kysely: Kysely<Schema>,
  { from, kind }: { readonly from: number; readonly kind: EventKind | undefined },
): Promise<EventTable[]> {
  const filter = { state: 'published' as const, from, kind }
  return events.listEvents(kysely, filter, { direction: 'desc', limit: MOST_EVENTS, offset: 0 })
}

/** One published event; undefined when there is none. */
export async function findForCalendar(
  kysely: Kysely<Schema>,
  id: string,
): Promise<EventTable | undefined> {
  return events.findEvent(kysely, id, 'published')
}

/** A published event as far as a reminder of it goes. */
export type StartingEvent = Awaited<ReturnType<typeof events.listStarting>>[number]

/** Published events that begin between two times, the earliest first. */
export async function listStarting(
  kysely: Kysely<Schema>,
  span: { readonly from: number; readonly to: number },
): Promise<StartingEvent[]> {
  return events.listStarting(kysely, span)
}
