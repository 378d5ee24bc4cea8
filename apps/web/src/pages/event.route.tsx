import { DAY_MS, formatDate, startOfDay } from '@gyeol/korean'
import { EventRoute } from '../app/routes/event-route.tsx'
import { withOffice } from '../app/routes/office-route.tsx'
import { listEvents } from '../features/event/event.api.ts'
import { EVENT_FILTERS } from '../features/event/list/event-filters.ts'
import { eventsAsked } from '../features/event/list/event-list.tsx'
import { eventTitle } from '../shared/texts/event-title.ts'
import type { AskedPage, PageRoute } from './page-route.ts'
import { postListHead } from './post-page.ts'

export const Component = withOffice(EventRoute)

export const searchParams = Object.keys(EVENT_FILTERS).concat('page')

const asked = ({ search, at }: AskedPage) => ({ query: eventsAsked(search, at) })

export const loader: PageRoute['loader'] = (page) => page.ask(listEvents.initiate(asked(page)))

export const head: PageRoute['head'] = (page) => {
  const data = page.read(listEvents.select(asked(page)))
  const { items = [], total = 0 } = data ?? {}
  const rows = items.map(({ id, title }) => ({ name: eventTitle(title), path: `/event/${id}` }))
  return { ...postListHead('/event', rows, total), until: nextTurn(items, page.at) }
}

type Turning = { readonly startAt: string; readonly endAt: string | null }

/** When next something begins, ends or becomes another day (epoch ms); in between the list looks the same. */
function nextTurn(events: readonly Turning[], now: number): number {
  const turns = events.flatMap(({ startAt, endAt }) => [
    startAt,
    ...(endAt === null ? [] : [endAt]),
  ])
  const next = turns.map((time) => Date.parse(time)).filter((time) => time > now)
  return Math.min(startOfDay(formatDate(now)) + DAY_MS, ...next)
}
