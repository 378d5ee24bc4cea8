import { type ReplaceNews, type ReplaceRequest, runReplace } from './replace-run.ts'

// The ranking does not wait for anybody: whoever has enough of it ends the worker and keeps what it told.
self.addEventListener('message', ({ data }: MessageEvent<ReplaceRequest>) => {
  runReplace(data, {
    now: () => performance.now(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    tell: (news: ReplaceNews) => self.postMessage(news),
  })
})
