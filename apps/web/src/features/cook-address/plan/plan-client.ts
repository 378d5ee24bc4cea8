import type { CoverQuestion } from '@gyeol/cook'
import { createWorkerDesk } from '../../../shared/worker/worker-desk.ts'
import { type PlanNews, type PlanPatience, type PlanRequest, runPlan } from './plan-run.ts'

/** What the page hears: what the worker tells, or that it broke down. */
export type PlanHeard = PlanNews | { readonly kind: 'failed' }

/** On the page itself one waits for the answer: no longer than nobody notices. */
const ON_PAGE_MS = 200

const desk = createWorkerDesk<PlanRequest, PlanNews>({
  createWorker: () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' }),
  isLast: ({ kind }) => kind === 'done',
})

/**
 * Looks for the fewest houses away from the page; where no worker can be had, on it, but shortly.
 * Gives what ends the search.
 */
export function startPlan(
  question: CoverQuestion,
  patience: PlanPatience,
  hear: (news: PlanHeard) => void,
): () => void {
  const asked = { question, patience }
  const end = desk.ask(asked, (news) => hear(news ?? { kind: 'failed' }))
  return end ?? startOnPage({ ...asked, id: 0 }, hear)
}

function startOnPage(request: PlanRequest, hear: (news: PlanHeard) => void): () => void {
  const timer = setTimeout(() => {
    const patience = { ...request.patience, ms: Math.min(request.patience.ms, ON_PAGE_MS) }
    runPlan({ ...request, patience }, { now: () => performance.now(), tell: hear })
  })
  return () => clearTimeout(timer)
}
