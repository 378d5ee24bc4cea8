import { callRoute, routeOf } from '../http/call-route.ts'
import { type BellSource, createBellSource } from '../news/bell-source.ts'
import { isRecord } from '../saved-data/shapes.ts'
import { browserSearchesSaved } from './browser-searches.saved.ts'

const LIST_SEARCHES = routeOf<'listSavedSearches'>('GET', '/api/saved-search')

const ofAccount = createBellSource({
  ask: () => callRoute(LIST_SEARCHES, undefined, { background: true }),
  permission: 'saved-search.self',
  countOf,
})

/** What is new in the viewer's searches: those of the account and of this browser. */
export const searchNews: BellSource = {
  count: () => {
    const ofBrowser = browserSearchesSaved.load().reduce((sum, { news }) => sum + news.length, 0)
    return ofAccount.count() + ofBrowser
  },
  onChange: (listener) => {
    const stops = [ofAccount.onChange(listener), browserSearchesSaved.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  refresh: ofAccount.refresh,
}

function countOf(answer: unknown): number {
  const items = isRecord(answer) ? answer['items'] : []
  if (!Array.isArray(items)) return 0
  return items.reduce<number>((sum, item) => {
    const count: unknown = isRecord(item) ? item['newsCount'] : 0
    return sum + (typeof count === 'number' ? count : 0)
  }, 0)
}
