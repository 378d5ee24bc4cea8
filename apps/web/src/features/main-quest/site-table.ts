import { checkTable, isLaterTable, type QuestTable } from '@gyeol/main-quest'
import { answerOf, callRoute, routeOf } from '../../shared/http/call-route.ts'

/*
 * The table the site's owner has put in. A copy is kept in the browser's own store, so that it counts
 * from the first moment of the next visit, and without a connection.
 */

/** Another name when the shape of a table changes: old copies are then not read any more. */
const STORE = 'main-quest-1'

const READ_TABLE = routeOf<'readMainQuest'>('GET', '/api/main-quest')

/** The copy of an earlier visit, or null. */
export async function readCopy(): Promise<QuestTable | null> {
  try {
    const copy = await globalThis.caches.match(READ_TABLE.path, { cacheName: STORE })
    return copy === undefined ? null : tableOf(await copy.json())
  } catch {
    // No store here, or a damaged copy: as if there were none.
    return null
  }
}

/** What the site says now; null while the owner has put in none. Throws without an answer. */
export async function askTable(): Promise<QuestTable | null> {
  const answer = await callRoute(READ_TABLE, undefined, { background: true })
  const table = tableOf(answer)
  void keepCopy(table === null ? null : answer)
  return table
}

async function keepCopy(answer: unknown): Promise<void> {
  try {
    if (answer === null) await globalThis.caches.delete(STORE)
    else {
      const copies = await globalThis.caches.open(STORE)
      await copies.put(READ_TABLE.path, new Response(JSON.stringify(answer)))
    }
  } catch {
    // No room, or no store: the table is then only for this visit.
  }
}

/** The table of an answer that can be calculated with; null for anything else. */
export function tableOf(answer: unknown): QuestTable | null {
  try {
    const { table } = answerOf<'readMainQuest'>(answer)
    if (table === null) return null
    // An old copy may be anything: the check walks through every row and throws at what is not there.
    return checkTable(table).some(({ severity }) => severity === 'error') ? null : table
  } catch {
    return null
  }
}

/** Of the owner's and the shipped table the one that describes the later game; the owner's on the same day. */
export function tableInForce(own: QuestTable | null, shipped: QuestTable): QuestTable {
  return own === null || isLaterTable(shipped, own) ? shipped : own
}
