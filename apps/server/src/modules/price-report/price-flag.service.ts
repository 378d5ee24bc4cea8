import type { FlagReason } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireSeenItem } from '../price-item/price-item.service.ts'
import { deleteFlags, insertFlag, listFlags } from './price-flag.repository.ts'
import { isOwn } from './price-report-view.ts'
import { findReport } from './price-report.repository.ts'

type Context = Pick<ServerContext, 'database'>

type Flagging = {
  readonly id: string
  readonly viewer: SignedInViewer
  readonly reason: FlagReason
  readonly now: number
}

/**
 * Tells the editors about somebody's report, once (PR37); it counts as before. Throws NOT_FOUND,
 * DUPLICATE, and FORBIDDEN for one's own, which is edited or taken back instead.
 */
export async function flagReport(
  { database }: Context,
  { id, viewer, reason, now }: Flagging,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await requireStanding(transaction, id)
    await requireSeenItem(transaction, viewer, row.item_id)
    if (isOwn(row, viewer)) throw new AppError('FORBIDDEN')
    const flag = { report_id: id, member_id: viewer.member.id, reason, at: now }
    if (!(await insertFlag(transaction, flag))) throw new AppError('DUPLICATE')
  })
}

/** Puts the flags of a report away: an editor has looked, and it stays. Throws NOT_FOUND. */
export async function clearFlags({ database }: Context, id: string, act: Act): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await requireStanding(transaction, id)
    const flags = await listFlags(transaction, [id])
    await deleteFlags(transaction, [id])
    await recordAudit(transaction, act, {
      action: 'price-report.clear-flags',
      entity: 'price-report',
      entityId: id,
      before: { reasons: flags.map(({ reason }) => reason) },
    })
  })
}

async function requireStanding(kysely: Kysely<Schema>, id: string) {
  const row = await findReport(kysely, id)
  if (!row || row.state === 'withdrawn') throw new AppError('NOT_FOUND')
  return row
}
