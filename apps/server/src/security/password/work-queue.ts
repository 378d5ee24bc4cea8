type Limits = { readonly maxAtOnce: number; readonly maxWaiting: number }

/** Runs work a few at a time and lets a few more wait. */
export type WorkQueue = {
  /** Throws what `refuse` makes when too many wait already. */
  readonly run: <Result>(work: () => Promise<Result>, refuse: () => Error) => Promise<Result>
}

/** See {@link WorkQueue}. */
export function createWorkQueue({ maxAtOnce, maxWaiting }: Limits): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async run(work, refuse) {
      if (running >= maxAtOnce) {
        if (waiting.length >= maxWaiting) throw refuse()
        // Whoever finishes hands over the place, so nobody can slip in between.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
