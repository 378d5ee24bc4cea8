import type { EventSummary } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { serverNow } from '../../../shared/http/server-time.ts'
import { eventTitle } from '../../../shared/texts/event-title.ts'
import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { byEnd, byStart, type EventPhase, phaseOf } from '../event-time.ts'
import { type EventWords, eventWords } from '../event-words.ts'

const LIST_EVENTS = routeOf<'listEvents'>('GET', '/api/event')

const COUNT = 3

/** More than ever run or begin within {@link AHEAD_MS}. */
const MOST = 50

/** How far ahead an event is worth a place on home: two weeks. */
const AHEAD_MS = 14 * 86_400_000

/** An event in short, as home shows it. */
export type EventLine = {
  readonly key: string
  readonly title: string
  readonly href: string
} & EventWords

/** What home tells of events: what runs, and in the room that is left what begins next. */
export type HomeEvents = {
  readonly running: readonly EventLine[]
  readonly soon: readonly EventLine[]
}

/** The running events, those that end first before the others, and the next ones. Throws `HttpFailure`. */
export async function loadNextEvents(asked?: number): Promise<HomeEvents> {
  const now = asked ?? serverNow()
  const query = {
    from: formatDate(now),
    to: formatDate(now + AHEAD_MS),
    sort: 'startAt',
    pageSize: MOST,
  } as const
  const { items } = await callRoute(LIST_EVENTS, { query }, { background: true })
  if (asked !== undefined) return nextEvents(items, now)
  // The first answer of a visit tells what time it is: where the device was wrong, the days were, too.
  const heard = serverNow()
  return formatDate(heard) === formatDate(now) ? nextEvents(items, heard) : loadNextEvents(heard)
}

/** The lines home has room for, out of the events of the next days. That nothing runs takes a line, too. */
export function nextEvents(events: readonly EventSummary[], now: number): HomeEvents {
  const of = (phase: EventPhase) => events.filter((event) => phaseOf(event, now) === phase)
  const running = of('now').toSorted(byEnd).slice(0, COUNT)
  const left = COUNT - Math.max(running.length, 1)
  const lines = (some: readonly EventSummary[]) =>
    some.map((event) => ({
      ...eventWords(event, now),
      key: `${event.id} ${event.occurrence ?? ''}`,
      title: eventTitle(event.title),
      href:
        event.occurrence === undefined
          ? `/event/${event.id}`
          : `/event/${event.id}?on=${event.occurrence}`,
    }))
  return { running: lines(running), soon: lines(of('soon').toSorted(byStart).slice(0, left)) }
}
