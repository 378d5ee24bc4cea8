import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { isRecord } from '../../../shared/saved-data/shapes.ts'
import { knownRoles } from '../../../shared/session/session-store.ts'
import { permits } from '../../../shared/session/role.ts'
import { createStore } from '../../../shared/store/create-store.ts'

const READ_NEWS = routeOf<'readCorrectionNews'>('GET', '/api/correction/news')

const unseen = createStore(0)
let asked = 0

/** How many answers to their proposals the viewer has not seen. */
export function unseenAnswers(): number {
  return unseen.get()
}

/** Runs `listener` whenever the number may have changed; gives the function that stops it. */
export function onUnseenAnswers(listener: () => void): () => void {
  return unseen.subscribe(listener)
}

/** Asks the server, for those who may propose. Quiet, as the bell is. Of several answers the last counts. */
export async function refreshUnseenAnswers(): Promise<void> {
  asked += 1
  const turn = asked
  try {
    const mayPropose = permits(await knownRoles(), 'correction.propose')
    const answer = mayPropose ? await callRoute(READ_NEWS, undefined, { background: true }) : null
    if (turn !== asked) return
    const count = isRecord(answer) ? answer['unread'] : 0
    unseen.set(typeof count === 'number' ? count : 0)
  } catch {
    // What is known stays.
  }
}
