import type { FailureFacts } from './http-failure.ts'

/*
 * Answers are kept in the browser's own store, so that what was open once can be read without a
 * connection. The store is only a copy: damaged or full, it is as if there were none.
 */

/** Answers of single pages. Another name when their shape changes: old copies are then not read. */
export const VISITED_STORE = 'visited-1'

export type Asked =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: FailureFacts }

/** An answer, and whether it is the copy of an earlier visit. */
export type Kept<Answer> = Answer & {
  readonly isOffline: boolean
  /** When the copy was made (epoch ms); absent with an answer of now and with copies of before. */
  readonly keptAt?: number
}

const KEPT_AT = 'x-kept-at'

export type KeptOrFailure<Answer> =
  | { readonly data: Kept<Answer>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: FailureFacts }

/** Where a copy is kept: the name of the store, and a path in it. */
export type Place = {
  readonly store: string
  /** Null for what is not kept. */
  readonly key: string | null
  /** Without this a copy is damaged. */
  readonly has: string
  /** Whether a new answer becomes the copy; `again`: only where there is one already. */
  readonly isKept?: boolean | 'again'
  /** Most copies of the store; the oldest make room. */
  readonly most?: number
}

/** Asks the server; without a connection the copy of the last visit answers. */
export async function askOrKept<Answer>(
  place: Place,
  ask: () => Asked | PromiseLike<Asked>,
): Promise<KeptOrFailure<Answer>> {
  if (!globalThis.navigator.onLine) {
    const copy = await readCopy<Answer>(place)
    if (copy !== null) return { data: copy }
  }
  const answer = await ask()
  if (answer.error !== undefined) {
    const copy = answer.error.status === null ? await readCopy<Answer>(place) : null
    return copy === null ? { error: answer.error } : { data: copy }
  }
  if (place.isKept !== false) void renewCopy(place, answer.data)
  // The server has checked it against the schema of its route.
  return { data: { ...(answer.data as Answer), isOffline: false } }
}

/** Whether there is a copy. */
export async function hasCopy({ store, key }: Pick<Place, 'store' | 'key'>): Promise<boolean> {
  if (key === null) return false
  try {
    const copies = await globalThis.caches.open(store)
    return (await copies.match(key)) !== undefined
  } catch {
    return false
  }
}

/** Keeps a copy; false where there is no room for one. */
export async function keepCopy(place: Place, content: unknown): Promise<boolean> {
  await writeCopy(place, content)
  return hasCopy(place)
}

/** Throws one copy away. */
export async function forgetCopy({ store, key }: Pick<Place, 'store' | 'key'>): Promise<void> {
  if (key === null) return
  try {
    const copies = await globalThis.caches.open(store)
    await copies.delete(key)
  } catch {
    // No store: nothing is kept.
  }
}

/** Throws a store away with all copies in it. */
export async function forgetKept(store: string): Promise<void> {
  try {
    await globalThis.caches.delete(store)
  } catch {
    // No store: nothing is kept.
  }
}

/** The copy of an earlier visit; null without a whole one. */
export async function readCopy<Answer>({ store, key, has }: Place): Promise<Kept<Answer> | null> {
  if (key === null) return null
  try {
    const copies = await globalThis.caches.open(store)
    const copy = await copies.match(key)
    if (copy === undefined) return null
    const content: unknown = await copy.json()
    const isWhole = typeof content === 'object' && content !== null && has in content
    // Written below from a checked answer of the same route.
    if (!isWhole) return null
    const keptAt = Number(copy.headers.get(KEPT_AT))
    return {
      ...(content as Answer),
      isOffline: true,
      ...(keptAt > 0 && { keptAt }),
    }
  } catch {
    return null
  }
}

async function renewCopy(place: Place, content: unknown): Promise<void> {
  if (place.isKept === 'again' && !(await hasCopy(place))) return
  await writeCopy(place, content)
}

async function writeCopy({ store, key, most }: Place, content: unknown): Promise<void> {
  if (key === null) return
  try {
    const copies = await globalThis.caches.open(store)
    await copies.put(
      key,
      new Response(JSON.stringify(content), { headers: { [KEPT_AT]: String(Date.now()) } }),
    )
    if (most === undefined) return
    const keys = await copies.keys()
    await Promise.all(keys.slice(0, -most).map((old) => copies.delete(old)))
  } catch {
    // No store, or no room in it: the answer is then only for this visit.
  }
}
