import { createWorkQueue, type WorkQueue } from '../../security/password/work-queue.ts'

/** Runs work of one key strictly one after the other, work of different keys side by side. */
export type KeyedQueue = {
  readonly run: <Result>(
    key: string,
    work: () => Promise<Result>,
    refuse: () => Error,
  ) => Promise<Result>
}

/** See {@link KeyedQueue}. `maxWaiting` may wait for each key. */
export function createKeyedQueue({ maxWaiting }: { readonly maxWaiting: number }): KeyedQueue {
  const queues = new Map<string, { readonly queue: WorkQueue; users: number }>()
  return {
    async run(key, work, refuse) {
      const entry = queues.get(key) ?? {
        queue: createWorkQueue({ maxAtOnce: 1, maxWaiting }),
        users: 0,
      }
      queues.set(key, entry)
      entry.users += 1
      try {
        return await entry.queue.run(work, refuse)
      } finally {
        entry.users -= 1
        if (entry.users === 0) queues.delete(key)
      }
    },
  }
}
