import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { type AutoCandidate, type ExplainedStep, explainSteps } from '@gyeol/statting-auto'
import { expose, type ProxyMarked, type Remote, releaseProxy } from 'comlink'
import type { SearchRequest } from '../question/auto-problem.ts'
import { runSearch, type SearchEnd, type SearchNews } from './run-search.ts'

/** Called on the page with what is known so far. */
export type NewsListener = ((news: SearchNews) => void) & ProxyMarked

/** What the page may ask of the worker. One search runs at a time; a new one ends the one before. */
export type SearchWorker = {
  readonly search: (request: SearchRequest, listener: NewsListener) => Promise<SearchEnd>
  readonly cancel: () => void
  readonly explain: (candidate: AutoCandidate) => readonly ExplainedStep[]
}

let running = 0

const channel = new MessageChannel()
channel.port2.start()

/** A task of its own behind the messages that wait; unlike a timer it is never held back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    channel.port2.addEventListener('message', () => resolve(), { once: true })
    channel.port1.postMessage(null)
  })
}

const worker = {
  async search(request: SearchRequest, listener: Remote<NewsListener>): Promise<SearchEnd> {
    running += 1
    const mine = running
    try {
      return await runSearch(request, {
        report: (news) => void listener(news),
        isCancelled: () => running !== mine,
        now: () => performance.now(),
        pause,
      })
    } finally {
      listener[releaseProxy]()
    }
  },
  cancel() {
    running += 1
  },
  explain: (candidate: AutoCandidate) => explainSteps(OPTION_CATALOGUE, candidate),
}

expose(worker)
