import { DAY_MS } from '@gyeol/korean'
import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context/server-context.ts'
import { holdLease } from '../database/lease.ts'
import { inTransaction } from '../database/transaction.ts'
import { sweepMemberActs } from '../modules/audit/audit.service.ts'
import { sweepClosedCorrections } from '../modules/correction/correction-keeping.service.ts'
import { sweepReadyImports } from '../modules/import/import-keeping.service.ts'
import { sweepModeration } from '../modules/moderation/moderation-data.ts'
import { readSettings } from '../modules/setting/setting.service.ts'

const LEASE_MS = 10 * 60_000

/** Which process this is. */
const HOLDER = randomUUID()

/** How long which records are kept; a new kind of record adds its own here. */
const KEPT = [
  { days: 2 * 365, sweep: sweepMemberActs },
  { days: 30, sweep: sweepReadyImports },
  { days: 365, sweep: sweepClosedCorrections },
  { days: 365, sweep: sweepModeration },
] as const

/** Removes records whose time has ended, unless the owner wants to keep them; one process at a time. */
export async function sweepRecords({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  if (!(await readSettings(database.kysely)).endsOldRecords) return
  const lease = { name: 'record-keeping', holder: HOLDER, now, ttlMs: LEASE_MS }
  if (!(await holdLease(database.kysely, lease))) return
  for (const { days, sweep } of KEPT)
    await inTransaction(database, (transaction) => sweep(transaction, now - days * DAY_MS))
}
