import type { EventSummary } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { byEnd, phaseOf } from '../event-time.ts'
import { type EventWords, eventWords } from '../event-words.ts'

const LIST_EVENTS = routeOf<'listEvents'>('GET', '/api/event')

const COUNT = 3

/** More than ever run at once. */
const MOST = 50

/** An event in short, as home shows it. */
export type EventLine = {
  readonly key: string
  readonly title: string
  readonly href: string
} & EventWords

/** The running events, those that end first before the others. Throws `HttpFailure`. */
export async function loadNextEvents(now: number = Date.now()): Promise<EventLine[]> {
  const query = {
    from: formatDate(now),
    to: formatDate(now),
    sort: 'startAt',
    pageSize: MOST,
  } as const
  const { items } = await callRoute(LIST_EVENTS, { query }, { background: true })
  return nextEvents(items, now)
}

/** The lines home has room for, out of the events of a day. */
export function nextEvents(events: readonly EventSummary[], now: number): EventLine[] {
  return events
    .filter((event) => phaseOf(event, now) === 'now')
    .toSorted(byEnd)
    .slice(0, COUNT)
    .map((event) => ({
      ...eventWords(event, now),
      key: event.id,
      title: event.title,
      href: `/event/${event.id}`,
    }))
}
