import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type KyselyPlugin, sql, type Transaction } from 'kysely'
import type { AppDatabase } from './database.ts'
import { currentDeadline } from './deadline.ts'
import type { Schema } from './schema.ts'

/** How often work that found another writer in its way is tried in all. */
export const RETRIES = 8
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500

/** How long to stand aside before trying again: longer each time, and never in step with others. */
export function retryPauseMs(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random())
}

const inside = new AsyncLocalStorage<true>()
const passing = new AsyncLocalStorage<true>()
const urgent = new AsyncLocalStorage<true>()

/**
 * Throws when a connection is asked for inside a transaction. There the transaction's own must be
 * used: the embedded database has no second one, and would wait for itself for ever.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('a query beside the transaction it stands in')
}

/**
 * Refuses every further query of work that was given up: it may still go on somewhere, and its
 * connection is somebody else's by then.
 */
const refusingOnce = (signal: AbortSignal): KyselyPlugin => ({
  transformQuery({ node }) {
    signal.throwIfAborted()
    return node
  },
  transformResult: async ({ result }) => result,
})

/** Does what was asked until the signal; then what has been done so far is given up. */
async function untilAborted<Result>(
  transaction: Transaction<Schema>,
  signal: AbortSignal,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const { promise: over, reject } = Promise.withResolvers<never>()
  const giveUp = () => {
    // Queries take turns: behind this one none of the work's own is left on the connection.
    const last = sql`select 1`.execute(transaction)
    void last.catch(() => {}).then(() => reject(signal.reason))
  }
  signal.addEventListener('abort', giveUp)
  try {
    const done = work(transaction.withPlugin(refusingOnce(signal)))
    const result = await Promise.race([done, over])
    signal.throwIfAborted()
    return result
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/**
 * Runs `work` in a transaction, again from its start when another transaction was in the way.
 * `work` may therefore run several times and must touch nothing but the database. Once the answer
 * of the request has been given without it, the transaction is rolled back.
 */
export async function inTransaction<Result>(
  { kysely, dialect }: AppDatabase,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const signal = currentDeadline()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely
        .transaction()
        .execute(async (transaction) =>
          inside.run(true, async () =>
            signal ? untilAborted(transaction, signal, work) : work(transaction),
          ),
        )
    } catch (error) {
      const failure = dialect.classifyFailure(error)
      // The embedded database has made room by now for what is urgent.
      const hasRoomNow = failure === 'full' && attempt === 1 && mayUseSpareRoom()
      const mayRetry = hasRoomNow || (failure === 'conflict' && attempt < RETRIES)
      if (!mayRetry) throw error
      await wait(retryPauseMs(attempt))
    }
  }
}

/**
 * As {@link inTransaction}, for counts and marks: a power cut may take back the last of them, so the
 * embedded database does not let everybody stand still until the disk has them.
 */
export function inPassingTransaction<Result>(
  database: AppDatabase,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return passing.run(true, () => inTransaction(database, work))
}

/** Whether the transaction that is about to begin is one of {@link inPassingTransaction}. */
export function isPassing(): boolean {
  return passing.getStore() === true
}

/**
 * As {@link inTransaction}, for what must go on when the disk is full: people still log in, and those
 * who look after the site can see what is wrong.
 */
export function inUrgentTransaction<Result>(
  database: AppDatabase,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return urgent.run(true, () => inTransaction(database, work))
}

/** Whether the transaction that is about to begin may use the room kept for a full disk. */
export function mayUseSpareRoom(): boolean {
  return isPassing() || urgent.getStore() === true
}
