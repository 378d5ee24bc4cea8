import { PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Whether rows have to be locked one by one (`for update`): PostgreSQL lets several transactions
 * write at once, SQLite one, and its language has no such words.
 */
export function needsRowLocks(transaction: Transaction<Schema>): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter
}
