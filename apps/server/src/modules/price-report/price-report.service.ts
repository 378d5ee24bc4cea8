import { dayOfText, koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type {
  CreatedReport,
  CurrentPriceInput,
  PriceReport,
  UpdateCurrentPrice,
} from '@gyeol/contract'
import { isReportableDay, REPORT_LIMITS, reportUses, votingDay } from '@gyeol/prices'
import type { Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer, Viewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireMeant, resolveTypedItem } from '../price-item/price-item-lookup.service.ts'
import { lockPriceItem, maySeeItem, type PriceItemRow } from '../price-item/price-item.service.ts'
import { readPriceRule } from '../price-item/price-rule.service.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { toEstimateView } from '../price-roll-up/price-estimate-view.ts'
import { readItemPrice } from '../price-roll-up/price-now.service.ts'
import { recount } from '../price-roll-up/price-recount.service.ts'
import { presentReport } from './price-report-presenting.service.ts'
import {
  isUnusual,
  makeReport,
  tradeColumns,
  type TypedTrade,
} from './price-report-making.service.ts'
import { countOwnChanges, insertChange } from './price-report-change.repository.ts'
import { isOwn, mayEdit, type Sight } from './price-report-view.ts'
import * as reports from './price-report.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** An item that has merged while it was looked up is looked up again. */
const MOST_LOOKUPS = 5

/** Whose report, when, and within which request. */
export type Reporting = { readonly viewer: SignedInViewer; readonly act: Act }

/**
 * Takes a report from the form, and answers what it has come to; call `settleItem` after the commit
 * where the item is behind. Throws what `resolveTypedItem` and `makeReport` throw, and VALIDATION for
 * any day but today.
 */
export async function createReport(
  context: Context,
  transaction: Transaction<Schema>,
  { input, viewer, act }: Reporting & { readonly input: CurrentPriceInput },
): Promise<{ readonly report: CreatedReport; readonly isBehind: boolean }> {
  const today = koreanDay(act.now)
  if (input.day !== undefined && dayOfText(input.day) !== today)
    throw fieldError('day', '오늘 본 값만 알릴 수 있어요. 지난 거래는 장부에 적어 주세요.')
  const item = await lockMeantItem(transaction, { input, viewer, act })
  const reporting = { viewer, item, trade: input, tradedDay: null, source: 'form' as const }
  const made = await makeReport(context, transaction, { ...reporting, now: act.now })
  const { row, countsFrom, prices, isBehind } = made
  const { id, version, unit, series } = row
  const current = prices[series]
  // No vote of this voice can be newer than one of today, so that none has to be read.
  const own = { ...row, value: unit, reports: 1 }
  const use = reportUses(current, [own], current.asOfDay)(row)
  const report = {
    id,
    version,
    itemId: item.id,
    unit,
    use,
    isUnusual: row.is_unusual === 1,
    countsFrom: toWireTimeOrNull(countsFrom),
    headline: prices.headline,
    current: toEstimateView(current),
  }
  return { report, isBehind }
}

async function lockMeantItem(
  transaction: Transaction<Schema>,
  { input, viewer, act }: Reporting & { readonly input: CurrentPriceInput },
): Promise<PriceItemRow> {
  const typed = {
    itemName: input.itemName,
    kindId: input.kindId,
    memberId: viewer.member.id,
    isEditor: viewer.may('price-item.write'),
    now: act.now,
    requestId: act.requestId,
  }
  let itemId = input.itemId ?? (await resolveTypedItem(transaction, typed)).id
  for (let lookup = 0; lookup < MOST_LOOKUPS; lookup += 1) {
    const locked = await lockPriceItem(transaction, itemId)
    if (locked && locked.state !== 'merged') return requireMeant(locked, typed)
    itemId = (await resolveTypedItem(transaction, { ...typed, itemId })).id
  }
  throw new AppError('STALE', { current: null })
}

/** A report under the lock of its item. */
export type LockedReport = { readonly row: reports.ReportRow; readonly item: PriceItemRow }

/**
 * Locks the item of a report, then reads the report again. Throws NOT_FOUND when there is none, when
 * it was taken back, and when the viewer may not see its item.
 */
export async function lockReport(
  transaction: Transaction<Schema>,
  viewer: Viewer,
  id: string,
): Promise<LockedReport> {
  for (let lookup = 0; lookup < MOST_LOOKUPS; lookup += 1) {
    const seen = await reports.findReport(transaction, id)
    if (!seen || seen.state === 'withdrawn') throw new AppError('NOT_FOUND')
    const item = await lockPriceItem(transaction, seen.item_id)
    const row = await reports.findReport(transaction, id)
    if (!item || !row || row.state === 'withdrawn') throw new AppError('NOT_FOUND')
    if (!isOwn(row, viewer) && !maySeeItem(viewer, item)) throw new AppError('NOT_FOUND')
    if (row.item_id === item.id) return { row, item }
  }
  throw new AppError('NOT_FOUND')
}

type Change = Reporting & { readonly id: string }

/**
 * Changes a report, which keeps its moment and weight (PR31), and what it said before (PR44). What its
 * author says anew votes on the day that is said (PR42). Throws NOT_FOUND, STALE, VALIDATION, also
 * for somebody else's without a reason, TOO_MANY_REQUESTS for one that was changed too often, and
 * FORBIDDEN for somebody else's and after the site's hours.
 */
export async function updateReport(
  context: Context,
  { input, ...change }: Change & { readonly input: UpdateCurrentPrice },
): Promise<PriceReport> {
  const { viewer, act, id } = change
  const { database } = context
  const itemId = await inTransaction(database, async (transaction) => {
    const { row } = await updateWithin(context, transaction, { ...change, input })
    return row.item_id
  })
  await settleItem(context, itemId)
  const row = await reports.findReport(database.kysely, id)
  return presentReport(database.kysely, row, { viewer, now: act.now })
}

/** {@link updateReport} inside a transaction; call `settleItem` after the commit. */
export async function updateWithin(
  context: Context,
  transaction: Transaction<Schema>,
  { id, viewer, act, input }: Change & { readonly input: UpdateCurrentPrice },
): Promise<LockedReport> {
  const { row, item } = await lockReport(transaction, viewer, id)
  const { now } = act
  const sight = { viewer, now }
  await requireChangeLeft(transaction, row, { viewer, now, reason: input.reason })
  const columns = tradeColumns(typedAgain(row, input), item)
  const known = await readItemPrice(transaction, item.id, koreanDay(now))
  const unusual = await isUnusual(transaction, columns, { itemId: item.id, now, known })
  const isMine = isOwn(row, viewer)
  const isSaidAnew = isMine && (columns.unit !== row.unit || columns.series !== row.series)
  const day = isSaidAnew ? votingDay({ at: row.at, changedAt: now }) : row.day
  const after = { ...columns, day, is_unusual: unusual ? 1 : 0 }
  const version = { id, version: input.version }
  const result = await reports.updateReport(transaction, version, { ...after, updated_at: now })
  await ensureUpdated(result, () => presentReport(transaction, row, sight))
  await insertChange(transaction, {
    ...toLogged(row),
    id: randomUUIDv7(),
    report_id: id,
    at: now,
    member_id: viewer.member.id,
    is_by_editor: isMine ? 0 : 1,
    reason: isMine ? null : (input.reason ?? null),
  })
  await recordAudit(transaction, act, {
    action: 'price-report.update',
    entity: 'price-report',
    entityId: id,
    before: toLogged(row),
    after: toLogged(after),
    ...(isMine || input.reason === undefined ? {} : { reason: input.reason }),
  })
  const { voice } = row
  const isMoved = day !== row.day || columns.series !== row.series
  const votes = [
    { series: columns.series, day, voice },
    ...(isMoved ? [{ series: row.series, day: row.day, voice }] : []),
  ]
  await recount(context, transaction, { item, votes, now, known })
  return { row: { ...row, ...after, version: input.version + 1 }, item }
}

type Changing = Sight & { readonly reason: string | undefined }

/** Whether the viewer may change a report once more; what is somebody else's only with a reason. */
async function requireChangeLeft(
  transaction: Transaction<Schema>,
  row: reports.ReportRow,
  { viewer, now, reason }: Changing,
): Promise<void> {
  const { editHours } = await readPriceRule(transaction)
  if (!mayEdit(row, { viewer, now, editHours })) throw new AppError('FORBIDDEN')
  if (!isOwn(row, viewer)) {
    if (reason === undefined)
      throw fieldError('reason', '까닭을 적어 주세요. 알린 회원과 다른 회원이 읽어요.')
    return
  }
  if ((await countOwnChanges(transaction, row.id)) >= REPORT_LIMITS.changes)
    throw new AppError('TOO_MANY_REQUESTS')
}

function typedAgain(row: reports.ReportRow, input: UpdateCurrentPrice): TypedTrade {
  return {
    amount: input.amount,
    basis: input.basis ?? row.basis,
    quantity: input.quantity ?? row.quantity,
    isNet: input.isNet ?? row.is_net === 1,
  }
}

const toLogged = ({
  basis,
  amount,
  quantity,
  unit,
}: Pick<reports.ReportRow, 'basis' | 'amount' | 'quantity' | 'unit'>) => ({
  basis,
  amount,
  quantity,
  unit,
})

/** Takes a report back as if it had never been made (PR31); call `settleItem` after the commit. */
export async function withdrawWithin(
  context: Context,
  transaction: Transaction<Schema>,
  { locked: { row, item }, act }: { readonly locked: LockedReport; readonly act: Act },
): Promise<void> {
  const { id, version, series, day, voice } = row
  const change = { state: 'withdrawn' as const, withdrawn_at: act.now, updated_at: act.now }
  await reports.updateReport(transaction, { id, version }, change)
  await recordAudit(transaction, act, {
    action: 'price-report.withdraw',
    entity: 'price-report',
    entityId: id,
  })
  await recount(context, transaction, { item, votes: [{ series, day, voice }], now: act.now })
}

/** Whether a report of the ledger may tell of a trade on `day` (PR7). */
export function mayTellOf(day: number, now: number): boolean {
  return isReportableDay(day, koreanDay(now))
}
