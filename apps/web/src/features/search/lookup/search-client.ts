import { type Remote, wrap } from 'comlink'
import type { SearchAnswer, SearchEntry, SearchLimits } from './search-entry.ts'
import type { SearchService } from './search-service.ts'

/** {@link SearchService} seen from the page: every call waits. */
export type SearchLine = {
  readonly prepare: () => Promise<void>
  readonly put: (source: string, entries: readonly SearchEntry[]) => Promise<void>
  readonly search: (text: string, limits: SearchLimits) => Promise<SearchAnswer>
}

type Connection = {
  readonly worker: Worker
  readonly remote: Remote<SearchService>
  /** Rejects when the worker breaks down: its answers would be waited for for ever. */
  readonly broken: Promise<never>
}

let connection: Connection | null = null
/** Kept for a worker that has to be started anew. */
const sources = new Map<string, readonly SearchEntry[]>()

/** The one search worker of the page. Calls reject when it cannot be started or breaks down. */
export const workerLine: SearchLine = {
  prepare: () => {
    const { remote, broken } = connect()
    return Promise.race([remote.prepare(), broken])
  },
  put: (source, entries) => {
    sources.set(source, entries)
    const { remote, broken } = connect()
    return Promise.race([remote.put(source, entries), broken])
  },
  search: (text, limits) => {
    const { remote, broken } = connect()
    return Promise.race([remote.search(text, limits), broken])
  },
}

function connect(): Connection {
  if (connection !== null) return connection
  const worker = new Worker(new URL('./lookup-worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    const fail = (event: Event) => {
      const message = event instanceof ErrorEvent ? event.message : ''
      worker.terminate()
      if (connection?.worker === worker) connection = null
      reject(new Error(message === '' ? 'the search worker broke down' : message))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
  })
  // Nobody may be waiting when it happens; the next call starts a new worker.
  broken.catch(() => {})
  connection = { worker, remote: wrap<SearchService>(worker), broken }
  for (const [source, entries] of sources) void connection.remote.put(source, entries)
  return connection
}
