import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { deleteReadyBefore } from './import.repository.ts'

const MOST_AT_ONCE = 20

/** Ends files that were checked and never put in; what was put in stays: earlier versions are made of it. */
export async function sweepReadyImports(
  transaction: Kysely<Schema>,
  before: number,
): Promise<void> {
  await deleteReadyBefore(transaction, { before, limit: MOST_AT_ONCE })
}
