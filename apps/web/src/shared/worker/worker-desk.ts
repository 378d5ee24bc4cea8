/** What a question and all that is told of it share. */
type Numbered = { readonly id: number }

/** Asks workers of one kind. */
export type WorkerDesk<Request extends Numbered, News extends Numbered> = {
  /**
   * Puts a question to a worker. Gives what ends it, after which nothing is heard; null where no worker
   * can be had.
   */
  readonly ask: (
    question: Omit<Request, 'id'>,
    hear: (news: News | null) => void,
  ) => (() => void) | null
}

type DeskOptions<News> = {
  readonly createWorker: () => Worker
  /** Whether nothing comes after this. */
  readonly isLast: (news: News) => boolean
}

/**
 * One question at a time for each worker: one that has answered is kept for the next question, one that
 * is stopped or breaks down ends. `null` is heard when it broke down.
 */
export function createWorkerDesk<Request extends Numbered, News extends Numbered>({
  createWorker,
  isLast,
}: DeskOptions<News>): WorkerDesk<Request, News> {
  let idle: Worker | null = null
  let lastId = 0
  const takeWorker = () => {
    const known = idle
    idle = null
    if (known) return known
    try {
      return createWorker()
    } catch {
      return null
    }
  }
  return {
    ask(question, hear) {
      const worker = takeWorker()
      if (worker === null) return null
      lastId += 1
      const id = lastId
      const listening = new AbortController()
      const { signal } = listening
      const end = (isUsable: boolean) => {
        if (signal.aborted) return
        listening.abort()
        if (isUsable && idle === null) idle = worker
        else worker.terminate()
      }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<News>) => {
          if (data.id !== id) return
          if (isLast(data)) end(true)
          hear(data)
        },
        { signal },
      )
      const fail = () => {
        end(false)
        hear(null)
      }
      worker.addEventListener('error', fail, { signal })
      worker.addEventListener('messageerror', fail, { signal })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ ...question, id })
      return () => end(false)
    },
  }
}
