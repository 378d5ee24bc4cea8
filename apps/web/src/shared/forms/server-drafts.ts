import { requestJson } from '../http/request.ts'
import { hasShape, isRecord } from '../saved-data/shapes.ts'
import type { Draft } from './drafts.saved.ts'

/** Where the draft of one form is kept besides this browser. */
export type DraftKeeper = {
  /** What was left there; null for nothing, and without a connection. */
  readonly read: () => Promise<Draft | null>
  /** Sends it soon: typing is not sent letter by letter. */
  readonly keep: (draft: Draft) => void
  /** Lets it go. */
  readonly drop: () => void
  /** Sends what waits at once. */
  readonly flush: () => void
}

/** For forms that stay in this browser. */
export const NO_KEEPER: DraftKeeper = {
  read: async () => null,
  keep: () => undefined,
  drop: () => undefined,
  flush: () => undefined,
}

const PAUSE_MS = 2_000

type Answered = { readonly at: string; readonly version: unknown; readonly values: Draft['values'] }

const isAnswer = hasShape<{ draft: Answered }>({
  draft: hasShape<Answered>({
    at: (value): value is string => typeof value === 'string',
    version: (value): value is unknown => value !== undefined,
    values: isRecord,
  }),
})

/**
 * The server's copy of an editor's unsent words, for whoever goes on elsewhere. Quiet: what is not
 * taken there is kept in the browser all the same. Calls of one form follow each other, so that a
 * draft that was let go does not come back by one sent before.
 */
export function keepAtServer(key: string): DraftKeeper {
  const path = `/api/draft/${key}`
  let waiting: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isThere = false

  const call = (method: 'PUT' | 'DELETE', body?: object) => {
    last = last
      .then(async () => requestJson({ method, path, body, background: true }))
      .catch(() => undefined)
  }
  const flush = () => {
    clearTimeout(timer)
    if (waiting === null) return
    const { version, values } = waiting
    waiting = null
    isThere = true
    call('PUT', { version, values })
  }
  return {
    async read() {
      const answer = await requestJson({ path, background: true }).catch(() => null)
      if (!isAnswer(answer)) return null
      isThere = true
      const { at, version, values } = answer.draft
      return { at: Date.parse(at), version: typeof version === 'number' ? version : null, values }
    },
    keep(draft) {
      waiting = draft
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE_MS)
    },
    drop() {
      clearTimeout(timer)
      waiting = null
      if (isThere) call('DELETE')
      isThere = false
    },
    flush,
  }
}
