import type { NoticePage } from '@gyeol/contract'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import type { BellSource } from '../../shared/news/bell-source.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'
import { createStore } from '../../shared/store/create-store.ts'
import { hasVisitorRead, noticeReadSaved } from './notice-read.saved.ts'

const LIST_NOTICES = routeOf<'listNotices'>('GET', '/api/notification')

type Inbox = Pick<NoticePage, 'bell'> & {
  readonly items: readonly Pick<NoticePage['items'][number], 'id' | 'publishedAt'>[]
}

const NOTHING: Inbox = { bell: 0, items: [] }

const inbox = createStore(NOTHING)
let asked = 0

/** How many notices the bell tells of: the server knows for members, at their pace, this browser for visitors. */
export function unreadCount(): number {
  const { bell, items } = inbox.get()
  if (bell !== null) return bell
  const read = noticeReadSaved.load()
  return items.filter((item) => !hasVisitorRead(read, item)).length
}

/** Runs `listener` whenever the number may have changed; gives the function that stops it. */
export function onUnreadChange(listener: () => void): () => void {
  const stops = [inbox.subscribe(listener), noticeReadSaved.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks the server. Quiet: a bell that cannot be counted shows nothing. Of several answers the last counts. */
export async function refreshUnread(): Promise<void> {
  if (!navigator.onLine) return
  asked += 1
  const turn = asked
  try {
    const answer = await callRoute(LIST_NOTICES, undefined, { background: true })
    if (turn !== asked) return
    inbox.set(isInbox(answer) ? answer : NOTHING)
  } catch {
    // What is known stays.
  }
}

/** The shape as far as it is used; something between us and the server may answer anything. */
function isInbox(answer: unknown): answer is Inbox {
  return isRecord(answer) && Array.isArray(answer['items']) && 'bell' in answer
}

/** Notices, as the bell counts them. */
export const noticeNews: BellSource = {
  count: unreadCount,
  onChange: onUnreadChange,
  refresh: refreshUnread,
}
