import type { EventSummary } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { requestJson } from '../../shared/http/request.ts'
import { byEnd, phaseOf } from './event-time.ts'
import { type EventWords, eventWords } from './event-words.ts'

const COUNT = 3

/** More than ever run at once. */
const MOST = 50

/** A running event in short, as home shows it. */
export interface EventLine extends EventWords {
  readonly key: string
  readonly title: string
  readonly href: string
}

/** The running events that end first. Throws `HttpFailure`. */
export async function loadRunningEvents(now: number = Date.now()): Promise<EventLine[]> {
  const today = formatDate(now)
  const answer = await requestJson({
    path: '/api/event',
    query: { from: today, to: today, pageSize: MOST },
    background: true,
  })
  // The server has checked it against the schema of this type.
  const { items } = answer as { readonly items: readonly EventSummary[] }
  return items
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
