import { koreanDay } from '@gyeol/korean'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { firstKeptDay } from './kept-days.ts'
import { deleteVotesBefore } from './price-keeping.repository.ts'

/** Rows removed in one transaction, so that nobody who writes waits long. */
const SLICE = 500

/** Removes votes nobody reads any more (PR38), in slices. */
export async function sweepVotes({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const slice = { day: firstKeptDay(koreanDay(clock())), limit: SLICE }
  const sweepSome = () =>
    inTransaction(database, (transaction) => deleteVotesBefore(transaction, slice))
  while ((await sweepSome()) === SLICE);
}
