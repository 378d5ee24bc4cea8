import { type PlanNews, type PlanRequest, runPlan } from './plan-run.ts'

// The search does not pause: whoever has enough of it ends the worker and keeps what it told.
self.addEventListener('message', ({ data }: MessageEvent<PlanRequest>) => {
  runPlan(data, {
    now: () => performance.now(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    tell: (news: PlanNews) => self.postMessage(news),
  })
})
