import type { NoticePage } from '@gyeol/contract'
import { requestJson } from '../../shared/http/request.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'
import { hasVisitorRead, noticeReadSaved } from './notice-read.saved.ts'

type Inbox = Pick<NoticePage, 'unread'> & {
  readonly items: readonly Pick<NoticePage['items'][number], 'id' | 'publishedAt'>[]
}

const NOTHING: Inbox = { unread: 0, items: [] }

let inbox = NOTHING
let asked = 0
const listeners = new Set<() => void>()

/** How many notices wait for the reader: the server knows for members, this browser for visitors. */
export function unreadCount(): number {
  if (inbox.unread !== null) return inbox.unread
  const read = noticeReadSaved.load()
  return inbox.items.filter((item) => !hasVisitorRead(read, item)).length
}

/** Runs `listener` whenever the number may have changed; gives the function that stops it. */
export function onUnreadChange(listener: () => void): () => void {
  listeners.add(listener)
  const stop = noticeReadSaved.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Asks the server. Quiet: a bell that cannot be counted shows nothing. Of several answers the last counts. */
export async function refreshUnread(): Promise<void> {
  if (!navigator.onLine) return
  asked += 1
  const turn = asked
  try {
    const answer = await requestJson({ path: '/api/notification', background: true })
    if (turn !== asked) return
    inbox = isInbox(answer) ? answer : NOTHING
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** The shape as far as it is used; something between us and the server may answer anything. */
function isInbox(answer: unknown): answer is Inbox {
  return isRecord(answer) && Array.isArray(answer['items']) && 'unread' in answer
}
