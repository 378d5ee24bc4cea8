import { DAY_MS, koreanDay } from '@gyeol/korean'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { firstKeptDay, WITHDRAWN_KEPT_DAYS } from '../price-roll-up/kept-days.ts'
import { deleteReports, listOutlived } from './price-report-keeping.repository.ts'

/** Rows removed in one transaction, so that nobody who writes waits long. */
const SLICE = 500

/** Erases reports that are too old, or were taken back a month ago (PR38), in slices. */
export async function sweepPriceReports({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const outlived = {
    day: firstKeptDay(koreanDay(now)),
    withdrawnBefore: now - WITHDRAWN_KEPT_DAYS * DAY_MS,
    limit: SLICE,
  }
  const sweepSome = () =>
    inTransaction(database, async (transaction) => {
      const ids = await listOutlived(transaction, outlived)
      await deleteReports(transaction, ids)
      return ids.length
    })
  while ((await sweepSome()) === SLICE);
}
