import type { AnswerOf } from '../api/contract-call.ts'
import type { FailureFacts } from '../http/http-failure.ts'

/*
 * Whole lists of the game library are kept in the browser's own store, so that a list that was open
 * once can be searched without a connection. The store is only a copy: damaged or full, it is as if
 * there were none.
 */

/** Another name when the shape of the answers changes: old copies are then not read any more. */
const STORE = 'library-1'

/** The routes whose answers are kept. */
export type KeptRoute =
  | 'readAllCrystas'
  | 'readAllRegistlets'
  | 'readAllAbilities'
  | 'readAllBosses'
  | 'readAllEquipment'

/** A whole list, and whether it is the copy of an earlier visit. */
export type KeptAnswer<Name extends KeptRoute> = AnswerOf<Name> & { readonly isOffline: boolean }

type Asked =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: FailureFacts }

/** The data cache's own way to the server. */
export type Ask = (path: string) => Asked | PromiseLike<Asked>

type Answered<Name extends KeptRoute> =
  | { data: KeptAnswer<Name>; error?: undefined }
  | { data?: undefined; error: FailureFacts }

/** Asks the server for a whole list; without a connection the copy of the last visit answers. */
export async function askOrKept<Name extends KeptRoute>(
  path: string,
  ask: Ask,
): Promise<Answered<Name>> {
  if (!globalThis.navigator.onLine) {
    const kept = await readCopy<Name>(path)
    if (kept !== null) return { data: kept }
  }
  const answer = await ask(path)
  if (answer.error !== undefined) {
    const kept = answer.error.status === null ? await readCopy<Name>(path) : null
    return kept === null ? { error: answer.error } : { data: kept }
  }
  void writeCopy(path, answer.data)
  // The server has checked it against the contract's schema.
  return { data: Object.assign({}, answer.data, { isOffline: false }) as KeptAnswer<Name> }
}

async function readCopy<Name extends KeptRoute>(path: string): Promise<KeptAnswer<Name> | null> {
  try {
    const store = await globalThis.caches.open(STORE)
    const copy = await store.match(path)
    if (copy === undefined) return null
    const content: unknown = await copy.json()
    const isList = typeof content === 'object' && content !== null && 'items' in content
    // Written below from a checked answer of the same route.
    return isList ? ({ ...content, isOffline: true } as KeptAnswer<Name>) : null
  } catch {
    return null
  }
}

async function writeCopy(path: string, content: unknown): Promise<void> {
  try {
    const store = await globalThis.caches.open(STORE)
    await store.put(path, new Response(JSON.stringify(content)))
  } catch {
    // No store, or no room in it: the list is then only for this visit.
  }
}
