import type { AutoCandidate, ExplainedStep } from '@gyeol/statting-auto'
import { proxy, type Remote, wrap } from 'comlink'
import type { SearchRequest } from '../question/auto-problem.ts'
import type { SearchEnd, SearchNews } from './run-search.ts'
import type { SearchWorker } from './search-worker.ts'

type Line = {
  readonly worker: Worker
  readonly remote: Remote<SearchWorker>
  /** Rejects when the worker breaks down: its answers would be waited for for ever. */
  readonly broken: Promise<never>
}

let line: Line | null = null

/** Starts the worker, so that its code is at hand when it is needed, also without a network. */
export function warmUp(): void {
  connect()
}

/** Searches away from the page. Rejects when the worker cannot be started or breaks down. */
export function search(
  request: SearchRequest,
  onNews: (news: SearchNews) => void,
): Promise<SearchEnd> {
  const { remote, broken } = connect()
  return Promise.race([remote.search(request, proxy(onNews)), broken])
}

/** Ends the running search; its promise then settles with what is known. */
export function cancelSearch(): void {
  void line?.remote.cancel()
}

/** Why every line of a plan stands where it stands. */
export function explain(candidate: AutoCandidate): Promise<readonly ExplainedStep[]> {
  const { remote, broken } = connect()
  return Promise.race([remote.explain(candidate), broken])
}

function connect(): Line {
  if (line) return line
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    const fail = (event: Event) => {
      const message = event instanceof ErrorEvent ? event.message : ''
      worker.terminate()
      if (line?.worker === worker) line = null
      reject(new Error(message === '' ? 'the search worker broke down' : message))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
  })
  // Nobody may be waiting when it happens; the next call starts a new worker.
  broken.catch(() => {})
  line = { worker, remote: wrap<SearchWorker>(worker), broken }
  return line
}
