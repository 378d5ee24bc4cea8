import type { Permission } from '@gyeol/contract'
import { isRecord } from '../saved-data/shapes.ts'
import { permits } from '../session/role.ts'
import { knownRoles } from '../session/session-store.ts'
import { createStore } from '../store/create-store.ts'

/** What the bell counts of one kind of news. */
export type BellSource = {
  readonly count: () => number
  /** Runs `listener` whenever the number may have changed; gives the function that stops it. */
  readonly onChange: (listener: () => void) => () => void
  /** Asks the server. Quiet, as the bell is. Of several answers the last counts. */
  readonly refresh: () => Promise<void>
}

type Asking = {
  readonly ask: () => Promise<unknown>
  readonly permission: Permission
  /** Something between us and the server may answer anything. */
  readonly countOf: (answer: unknown) => number
}

/** News of the viewer's own, as one call tells of them to those who may ask. */
export function createBellSource({ ask, permission, countOf }: Asking): BellSource {
  const unseen = createStore(0)
  let asked = 0
  return {
    count: () => unseen.get(),
    onChange: (listener) => unseen.subscribe(listener),
    refresh: async () => {
      asked += 1
      const turn = asked
      try {
        const mayAsk = permits(await knownRoles(), permission)
        const answer = mayAsk ? await ask() : null
        if (turn === asked) unseen.set(countOf(answer))
      } catch {
        // What is known stays.
      }
    },
  }
}

/** The `unread` of an answer. */
export function unreadOf(answer: unknown): number {
  const count = isRecord(answer) ? answer['unread'] : 0
  return typeof count === 'number' ? count : 0
}
