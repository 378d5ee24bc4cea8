import type { ReplaceNews, ReplaceRequest } from './replace-run.ts'

/** What the page hears: what the worker tells, or that there is none to ask. */
export type ReplaceHeard =
  | { readonly kind: 'news'; readonly news: ReplaceNews }
  | { readonly kind: 'failed' }

let idle: Worker | null = null
let lastId = 0

/** Ranks away from the page. Gives what ends it; nothing is heard after that. */
export function startReplace(
  asked: Omit<ReplaceRequest, 'id'>,
  hear: (heard: ReplaceHeard) => void,
): () => void {
  lastId += 1
  const request: ReplaceRequest = { ...asked, id: lastId }
  const listening = new AbortController()
  const { signal } = listening
  const worker = takeWorker()
  if (worker === null) {
    // Whoever asked is not told before they have heard that they did.
    queueMicrotask(() => {
      if (!signal.aborted) hear({ kind: 'failed' })
    })
    return () => listening.abort()
  }
  const end = (isUsable: boolean) => {
    if (signal.aborted) return
    listening.abort()
    if (isUsable && idle === null) idle = worker
    else worker.terminate()
  }
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<ReplaceNews>) => {
      if (data.id !== request.id) return
      if (data.isDone) end(true)
      hear({ kind: 'news', news: data })
    },
    { signal },
  )
  const fail = () => {
    end(false)
    hear({ kind: 'failed' })
  }
  worker.addEventListener('error', fail, { signal })
  worker.addEventListener('messageerror', fail, { signal })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(request)
  return () => end(false)
}

function takeWorker(): Worker | null {
  const known = idle
  idle = null
  if (known) return known
  try {
    return new Worker(new URL('./replace-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
