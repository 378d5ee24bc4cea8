import { createWorkerDesk } from '../../../shared/worker/worker-desk.ts'
import type { ReplaceNews, ReplaceRequest } from './replace-run.ts'

/** What the page hears: what the worker tells, or that there is none to ask. */
export type ReplaceHeard =
  | { readonly kind: 'news'; readonly news: ReplaceNews }
  | { readonly kind: 'failed' }

const desk = createWorkerDesk<ReplaceRequest, ReplaceNews>({
  createWorker: () =>
    new Worker(new URL('./replace-worker.ts', import.meta.url), { type: 'module' }),
  isLast: ({ isDone }) => isDone,
})

/** Ranks away from the page. Gives what ends it; nothing is heard after that. */
export function startReplace(
  asked: Omit<ReplaceRequest, 'id'>,
  hear: (heard: ReplaceHeard) => void,
): () => void {
  const end = desk.ask(asked, (news) => {
    hear(news === null ? { kind: 'failed' } : { kind: 'news', news })
  })
  return end ?? failSoon(hear)
}

/** Whoever asked is not told before they have heard that they did. */
function failSoon(hear: (heard: ReplaceHeard) => void): () => void {
  const waiting = new AbortController()
  queueMicrotask(() => {
    if (!waiting.signal.aborted) hear({ kind: 'failed' })
  })
  return () => waiting.abort()
}
