import type { CoverQuestion } from '@gyeol/cook'
import { type PlanNews, type PlanPatience, type PlanRequest, runPlan } from './plan-run.ts'

/** What the page hears: what the worker tells, or that it broke down. */
export type PlanHeard = PlanNews | { readonly kind: 'failed' }

/** On the page itself one waits for the answer: no longer than nobody notices. */
const ON_PAGE_MS = 200

let idle: Worker | null = null
let lastId = 0

/**
 * Looks for the fewest houses away from the page; where no worker can be had, on it, but shortly.
 * Gives what ends the search.
 */
export function startPlan(
  question: CoverQuestion,
  patience: PlanPatience,
  hear: (news: PlanHeard) => void,
): () => void {
  lastId += 1
  const request: PlanRequest = { id: lastId, question, patience }
  const worker = takeWorker()
  if (worker === null) return startOnPage(request, hear)
  let isOver = false
  const listening = new AbortController()
  const { signal } = listening
  const end = (isUsable: boolean) => {
    if (isOver) return
    isOver = true
    listening.abort()
    if (isUsable && idle === null) idle = worker
    else worker.terminate()
  }
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<PlanNews>) => {
      if (data.id !== request.id) return
      if (data.kind === 'done') end(true)
      hear(data)
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
    return new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function startOnPage(request: PlanRequest, hear: (news: PlanHeard) => void): () => void {
  const timer = setTimeout(() => {
    const patience = { ...request.patience, ms: Math.min(request.patience.ms, ON_PAGE_MS) }
    runPlan({ ...request, patience }, { now: () => performance.now(), tell: hear })
  })
  return () => clearTimeout(timer)
}
