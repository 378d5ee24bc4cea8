import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { deleteReviewedBefore } from './correction.repository.ts'

/** Ends proposals that were sent back long ago; of those taken over whoever made them is thanked. */
export async function sweepClosedCorrections(
  transaction: Kysely<Schema>,
  before: number,
): Promise<void> {
  await deleteReviewedBefore(transaction, before)
}
