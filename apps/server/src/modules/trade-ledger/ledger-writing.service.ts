import { dayOfText, koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import {
  LEDGER_LIMITS,
  type LedgerLine,
  type LedgerLineInput,
  type UpdateLedgerLine,
} from '@gyeol/contract'
import { unitPrice } from '@gyeol/prices'
import type { Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { TradeLedgerTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import {
  findPriceItems,
  lockPriceItem,
  maySeeItem,
  type PriceItemRow,
} from '../price-item/price-item.service.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { presentLines } from './ledger-reading.service.ts'
import { changeReport, type Keeping, shareWithin, withdrawReport } from './ledger-report.service.ts'
import * as ledger from './trade-ledger.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** What a new line has come to; call `settleItem` for its item after the commit. */
export type MadeLine = {
  readonly id: string
  readonly version: number
  readonly reportId: string | null
}

/**
 * Adds a line, and a report of it when that is wanted. Throws STALE for an item that is gone,
 * VALIDATION for a day ahead or a unit price out of range, TOO_MANY_REQUESTS when the ledger is full,
 * and what `shareWithin` throws.
 */
export async function createLine(
  context: Context,
  transaction: Transaction<Schema>,
  { input, viewer, act }: Keeping & { readonly input: LedgerLineInput },
): Promise<MadeLine> {
  const memberId = viewer.member.id
  const item = await lockTraded(transaction, viewer, input.itemId)
  if ((await ledger.countLines(transaction, memberId)) >= LEDGER_LIMITS.lines)
    throw new AppError('TOO_MANY_REQUESTS')
  const line: TradeLedgerTable = {
    id: randomUUIDv7(),
    member_id: memberId,
    ...toColumns(input, { item, now: act.now }),
    report_id: null,
    created_at: act.now,
    version: 1,
  }
  await ledger.insertLine(transaction, line)
  const report = input.share
    ? await shareWithin(context, transaction, { line, item, viewer, act })
    : null
  return { id: line.id, version: line.version, reportId: report?.id ?? null }
}

async function lockTraded(
  transaction: Transaction<Schema>,
  viewer: SignedInViewer,
  itemId: string,
): Promise<PriceItemRow> {
  const present = (await findPriceItems(transaction, [itemId])).get(itemId)
  const item = present && (await lockPriceItem(transaction, present.id))
  // It was there when the form was opened.
  if (!item || item.state === 'merged' || !maySeeItem(viewer, item))
    throw new AppError('STALE', { current: null })
  if (item.is_sample === 1) throw fieldError('itemId', '예시 품목은 장부에 적을 수 없어요.')
  return item
}

type Fields = Pick<LedgerLineInput, 'itemId' | 'basis' | 'amount' | 'quantity' | 'day' | 'memo'>

function toColumns(
  { basis, amount, quantity, day, memo }: Fields,
  { item, now }: { readonly item: PriceItemRow; readonly now: number },
) {
  const traded = dayOfText(day)
  if (traded > koreanDay(now)) throw fieldError('day', '앞날의 거래는 적을 수 없어요.')
  if (unitPrice({ amount, quantity, unitQuantity: item.unit_quantity }) === null)
    throw fieldError('amount', '단위를 다시 확인해 주세요.')
  return { item_id: item.id, basis, amount, quantity, day: traded, memo, updated_at: now }
}

type Own = Keeping & { readonly id: string }

/** Changes a line, and its report when that is ticked (LG3). Throws NOT_FOUND, STALE, VALIDATION. */
export async function updateLine(
  context: Context,
  { id, input, viewer, act }: Own & { readonly input: UpdateLedgerLine },
): Promise<LedgerLine> {
  const { database } = context
  const line = await inTransaction(database, async (transaction) => {
    const before = await requireOwn(transaction, { id, viewer })
    const item = await lockTraded(transaction, viewer, input.itemId)
    const change = toColumns(input, { item, now: act.now })
    const version = { id, version: input.version }
    const result = await ledger.updateLine(transaction, version, change)
    await ensureUpdated(result, async () => present(transaction, { id, viewer, act }))
    const after = { ...before, ...change, version: before.version + 1 }
    if (input.withReport) await changeReport(context, transaction, { before, after, viewer, act })
    return after
  })
  await settleItem(context, line.item_id)
  const shown = await present(database.kysely, { id, viewer, act })
  if (!shown) throw new AppError('NOT_FOUND')
  return shown
}

/** Removes a line, and takes its report back when that is ticked (LG3). Throws NOT_FOUND. */
export async function deleteLine(
  context: Context,
  { id, viewer, act, withReport }: Own & { readonly withReport: boolean },
): Promise<void> {
  const line = await inTransaction(context.database, async (transaction) => {
    const row = await requireOwn(transaction, { id, viewer })
    await ledger.deleteLine(transaction, id)
    if (withReport) await withdrawReport(context, transaction, { line: row, viewer, act })
    return row
  })
  if (withReport) await settleItem(context, line.item_id)
}

/** Adds a line to the prices. Throws NOT_FOUND, STALE, and what `shareWithin` throws. */
export async function shareLine(context: Context, { id, viewer, act }: Own) {
  const report = await inTransaction(context.database, async (transaction) => {
    const seen = await requireOwn(transaction, { id, viewer })
    const item = await lockTraded(transaction, viewer, seen.item_id)
    const line = await requireOwn(transaction, { id, viewer })
    return shareWithin(context, transaction, { line, item, viewer, act })
  })
  await settleItem(context, report.itemId)
  return { reportId: report.id, use: report.use }
}

async function requireOwn(
  transaction: Transaction<Schema>,
  { id, viewer }: { readonly id: string; readonly viewer: SignedInViewer },
): Promise<TradeLedgerTable> {
  const row = await ledger.findOwn(transaction, { id, memberId: viewer.member.id })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function present(
  kysely: Parameters<typeof presentLines>[0],
  { id, viewer, act }: Own,
): Promise<LedgerLine | undefined> {
  const row = await ledger.findOwn(kysely, { id, memberId: viewer.member.id })
  return row && (await presentLines(kysely, [row], act.now))[0]
}
