import { checkEngine, type CheckResult } from './check-run.ts'
import { type CheckedEngine, RECORDINGS } from './recordings.ts'

/** What the page hears of one engine after the other. */
export type CheckNews =
  | { readonly kind: 'begun'; readonly engine: CheckedEngine }
  | { readonly kind: 'done'; readonly engine: CheckedEngine; readonly result: CheckResult }
  | { readonly kind: 'failed'; readonly engine: CheckedEngine }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const tell = (news: CheckNews) => self.postMessage(news)

async function check({ engine, url }: (typeof RECORDINGS)[number]) {
  tell({ kind: 'begun', engine })
  try {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    tell({ kind: 'done', engine, result: checkEngine(engine, await answer.json()) })
  } catch (error) {
    console.warn('[check]', error)
    tell({ kind: 'failed', engine })
  }
}

async function checkAll() {
  for (const recording of RECORDINGS) await check(recording)
}

void checkAll()
