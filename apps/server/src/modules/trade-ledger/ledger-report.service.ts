import type { PriceReport } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { TradeLedgerTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import { readPriceRule } from '../price-item/price-rule.service.ts'
import { makeReport } from '../price-report/price-report-making.service.ts'
import { presentReport } from '../price-report/price-report-presenting.service.ts'
import { mayEdit } from '../price-report/price-report-view.ts'
import {
  lockReport,
  type LockedReport,
  mayTellOf,
  updateWithin,
  withdrawWithin,
} from '../price-report/price-report.service.ts'
import { findReport } from '../price-report/price-report-lookup.service.ts'
import { noteReport } from './trade-ledger.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** Whose ledger, and when. */
export type Keeping = { readonly viewer: SignedInViewer; readonly act: Act }

type Sharing = Keeping & { readonly line: TradeLedgerTable; readonly item: PriceItemRow }

/**
 * Adds a line to the prices (LG2), under the lock of its item; it votes today, whatever day it tells
 * of (PR42). Throws DUPLICATE_REPORT for a line that was shared before and within the site's minutes
 * of the member's last report, VALIDATION after seven days,
 * TOO_MANY_REQUESTS.
 */
export async function shareWithin(
  context: Context,
  transaction: Transaction<Schema>,
  { line, item, viewer, act }: Sharing,
): Promise<PriceReport> {
  if (line.report_id !== null) throw new AppError('DUPLICATE_REPORT')
  if (!mayTellOf(line.day, act.now))
    throw fieldError('day', '7일이 지난 거래는 시세에 보탤 수 없어요. 장부에만 적어 주세요.')
  const { basis, amount, quantity, day } = line
  const trade = { basis, amount, quantity, isNet: false }
  const made = { viewer, item, trade, tradedDay: day, source: 'ledger' as const, now: act.now }
  const { row } = await makeReport(context, transaction, made)
  if (!(await noteReport(transaction, line.id, row.id))) throw new AppError('DUPLICATE_REPORT')
  const report = await findReport(transaction, row.id)
  return presentReport(transaction, report, { viewer, now: act.now })
}

/** Changes the report of a line as the line was changed (LG3); one that is gone stays gone. */
export async function changeReport(
  context: Context,
  transaction: Transaction<Schema>,
  { before, after, viewer, act }: Keeping & Record<'before' | 'after', TradeLedgerTable>,
): Promise<void> {
  const locked = await lockOwn(transaction, { line: before, viewer })
  if (!locked) return
  if (before.item_id !== after.item_id || before.day !== after.day)
    throw fieldError(
      'withReport',
      '품목이나 날짜를 바꾸면 제보는 함께 고칠 수 없어요. 제보를 거두고 다시 보태 주세요.',
    )
  const { editHours } = await readPriceRule(transaction)
  if (!mayEdit(locked.row, { viewer, now: act.now, editHours }))
    throw fieldError(
      'withReport',
      '이 제보는 고칠 수 있는 시간이 지났어요. 거두는 것은 언제나 돼요.',
    )
  const { amount, quantity, basis } = after
  await updateWithin(context, transaction, {
    id: locked.row.id,
    viewer,
    act,
    input: { amount, quantity, basis, isNet: false, version: locked.row.version },
  })
}

/** Takes the report of a line back; one that is gone stays gone. */
export async function withdrawReport(
  context: Context,
  transaction: Transaction<Schema>,
  { line, viewer, act }: Keeping & { readonly line: TradeLedgerTable },
): Promise<void> {
  const locked = await lockOwn(transaction, { line, viewer })
  if (locked) await withdrawWithin(context, transaction, { locked, act })
}

async function lockOwn(
  transaction: Transaction<Schema>,
  { line, viewer }: { readonly line: TradeLedgerTable; readonly viewer: SignedInViewer },
): Promise<LockedReport | null> {
  if (line.report_id === null) return null
  try {
    return await lockReport(transaction, viewer, line.report_id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
