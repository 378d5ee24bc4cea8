import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { AppDatabase } from './database.ts'
import type { Schema } from './schema.ts'

const MAX_ATTEMPTS = 8
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500

const inside = new AsyncLocalStorage<true>()

/**
 * Throws when a connection is asked for inside a transaction. There the transaction's own must be
 * used: the embedded database has no second one, and would wait for itself for ever.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('a query beside the transaction it stands in')
}

/**
 * Runs `work` in a transaction, again from its start when another transaction was in the way.
 * `work` may therefore run several times and must touch nothing but the database.
 */
export async function inTransaction<Result>(
  { kysely, dialect }: AppDatabase,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely
        .transaction()
        .execute((transaction) => inside.run(true, () => work(transaction)))
    } catch (error) {
      const mayRetry = dialect.classifyFailure(error) === 'conflict' && attempt < MAX_ATTEMPTS
      if (!mayRetry) throw error
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
      await wait(pause * (0.5 + Math.random()))
    }
  }
}
