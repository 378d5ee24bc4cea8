import { callRoute, routeOf } from '../http/call-route.ts'
import { isRecord } from '../saved-data/shapes.ts'
import { permits } from '../session/role.ts'
import { knownRoles } from '../session/session-store.ts'
import { createStore } from '../store/create-store.ts'
import { browserSearchesSaved } from './browser-searches.saved.ts'

const LIST_SEARCHES = routeOf<'listSavedSearches'>('GET', '/api/saved-search')

const ofAccount = createStore(0)
let asked = 0

/** How many things are new in the viewer's searches: those of the account and of this browser. */
export function searchNewsCount(): number {
  const ofBrowser = browserSearchesSaved.load().reduce((sum, { news }) => sum + news.length, 0)
  return ofAccount.get() + ofBrowser
}

/** Runs `listener` whenever the number may have changed; gives the function that stops it. */
export function onSearchNews(listener: () => void): () => void {
  const stops = [ofAccount.subscribe(listener), browserSearchesSaved.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks the server, for members. Quiet, as the bell is. Of several answers the last counts. */
export async function refreshSearchNews(): Promise<void> {
  asked += 1
  const turn = asked
  try {
    const isMember = permits(await knownRoles(), 'saved-search.self')
    const answer = isMember ? await callRoute(LIST_SEARCHES, undefined, { background: true }) : null
    if (turn === asked) ofAccount.set(countOf(answer))
  } catch {
    // What is known stays.
  }
}

function countOf(answer: unknown): number {
  const items = isRecord(answer) ? answer['items'] : []
  if (!Array.isArray(items)) return 0
  return items.reduce<number>((sum, item) => {
    const count: unknown = isRecord(item) ? item['newsCount'] : 0
    return sum + (typeof count === 'number' ? count : 0)
  }, 0)
}
