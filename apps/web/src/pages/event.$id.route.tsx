import { withDataCache } from '../app/data-cache.tsx'
import { eventContent } from '../features/event/detail/event-content.ts'
import { EventDetailScreen } from '../features/event/detail/event-detail-screen.tsx'
import { readEvent } from '../features/event/event.api.ts'
import { rangeText } from '../features/event/event-time.ts'
import { eventTexts } from '../features/event/event.texts.ts'
import { wordsOf } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'
import { postHead } from './post-page.ts'

export const Component = withDataCache(EventDetailScreen)

export const searchParams = ['on']

export const loader: PageRoute['loader'] = ({ params: { id = '' }, ask }) =>
  ask(readEvent.initiate({ params: { id } }))

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const event = read(readEvent.select({ params: { id } }))
  if (event === undefined) return postHead('/event', undefined)
  const { title, body } = eventContent(event)
  const { startAt, endAt } = event
  const when = `${eventTexts.kinds[event.kind]} · ${rangeText(event, eventTexts.time)}`
  const words = wordsOf(body)
  return {
    ...postHead('/event', { id, title, description: `${when} · ${words}`, lines: [when, words] }),
    gameEvent: { startDate: startAt, endDate: endAt },
  }
}
