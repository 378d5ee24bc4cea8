import { koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import {
  heardMedian,
  nextReportAt,
  probationEnd,
  REPORT_LIMITS,
  reportWeight,
  reviewAmount,
  seriesOf,
  typedUnit,
  votingDay,
} from '@gyeol/prices'
import { type PriceBasis, PRICE_SERIES } from '@gyeol/terms'
import type { Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { PriceReportTable, ReportSource } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import { readPriceRule } from '../price-item/price-rule.service.ts'
import { type ItemNow, readItemPrice } from '../price-roll-up/price-now.service.ts'
import { recount, type Recounted } from '../price-roll-up/price-recount.service.ts'
import { readHeard } from '../price-roll-up/price-use.service.ts'
import { isContributor } from './price-report-view.ts'
import * as reports from './price-report.repository.ts'
import { ensureReporter } from './price-voice.service.ts'

/** What somebody says they paid, got or saw; `amount` is for all pieces. */
export type TypedTrade = {
  readonly basis: PriceBasis
  readonly amount: number
  readonly quantity: number
  readonly isNet: boolean
}

type NewReport = {
  readonly viewer: SignedInViewer
  /** As it is since its lock. */
  readonly item: PriceItemRow
  readonly trade: TypedTrade
  /** The Korean day of the trade, where the ledger tells of it (PR7). */
  readonly tradedDay: number | null
  readonly source: ReportSource
  readonly now: number
}

/** A report that was kept, and what it has come to; `countsFrom` while its member is on probation. */
export type MadeReport = Recounted & {
  readonly row: PriceReportTable
  readonly countsFrom: number | null
}

/**
 * Keeps a report of a member and works out what hangs on it. Call `settleItem` right after the commit
 * where the item is behind. Throws DUPLICATE_REPORT within the site's minutes of the last one,
 * TOO_MANY_REQUESTS after the day's reports of the item (PR10), and VALIDATION for a sample or a unit
 * price out of range.
 */
export async function makeReport(
  context: Pick<ServerContext, 'priceListeners'>,
  transaction: Transaction<Schema>,
  { viewer, item, trade, tradedDay, source, now }: NewReport,
): Promise<MadeReport> {
  const authorId = viewer.member.id
  if (item.is_sample === 1) throw fieldError('itemId', '예시 품목에는 제보를 남길 수 없어요.')
  const rule = await readPriceRule(transaction)
  const making = { authorId, itemId: item.id, now, pauseMinutes: rule.pauseMinutes }
  await requireReportLeft(transaction, making)
  const reporter = await ensureReporter(transaction, authorId)
  if (!reporter) throw new AppError('LOGIN_REQUIRED')
  const { createdAt, voice } = reporter
  const account = { createdAt, isContributor: isContributor(viewer) }
  const probationDays = viewer.member.isTrusted ? 0 : rule.probationDays
  const weight = reportWeight(account, now, probationDays)
  const day = votingDay({ at: now, changedAt: null })
  const columns = tradeColumns(trade, item)
  const known = await readItemPrice(transaction, item.id, koreanDay(now))
  const row: PriceReportTable = {
    id: randomUUIDv7(),
    item_id: item.id,
    ...columns,
    day,
    traded_day: tradedDay === day ? null : tradedDay,
    at: now,
    voice,
    author_id: authorId,
    weight,
    state: 'active',
    source,
    is_unusual: (await isUnusual(transaction, columns, { itemId: item.id, now, known })) ? 1 : 0,
    excluded_reason: null,
    withdrawn_at: null,
    updated_at: now,
    version: 1,
  }
  await reports.insertReport(transaction, row)
  if (weight === 0) {
    const countsFrom = probationEnd(account, probationDays)
    return { row, countsFrom, prices: known, isBehind: item.stale_from !== null }
  }
  const change = { item, votes: [{ series: row.series, day, voice }], now, known, madeAt: now }
  return { row, countsFrom: null, ...(await recount(context, transaction, change)) }
}

/** The columns of what was typed (PR3–PR5). Throws VALIDATION for a unit price out of range. */
export function tradeColumns(
  { basis, amount, quantity, isNet }: TypedTrade,
  { unit_quantity: unitQuantity }: Pick<PriceItemRow, 'unit_quantity'>,
) {
  const unit = typedUnit({ basis, amount, quantity, unitQuantity, isNet })
  const paid = typedUnit({ basis, amount, quantity: 1, unitQuantity: 1, isNet })
  if (unit === null || paid === null) throw fieldError('amount', '단위를 다시 확인해 주세요.')
  return {
    series: seriesOf(basis),
    basis,
    amount: paid,
    typed_amount: amount,
    quantity,
    unit,
    is_net: isNet && basis === 'sold' ? 1 : 0,
  }
}

type Known = { readonly itemId: string; readonly now: number; readonly known: ItemNow }

/** Whether a unit price is far from what is known of its item (PR35). */
export async function isUnusual(
  transaction: Transaction<Schema>,
  { series, unit }: Pick<PriceReportTable, 'series' | 'unit'>,
  { itemId, now, known }: Known,
): Promise<boolean> {
  const today = koreanDay(now)
  const headline = known.headline ? known[known.headline].median : null
  if (headline !== null) return reviewAmount(unit, headline).isUnusual
  const others = PRICE_SERIES.filter((other) => other !== series)
  for (const spoken of [series, ...others]) {
    const votes = await readHeard(transaction, { itemId, series: spoken }, today)
    const heard = heardMedian(votes, today)
    if (heard !== null) return reviewAmount(unit, heard).isUnusual
  }
  return false
}

type Reporting = {
  readonly authorId: string
  readonly itemId: string
  readonly now: number
  readonly pauseMinutes: number
}

async function requireReportLeft(
  transaction: Transaction<Schema>,
  { now, pauseMinutes, ...key }: Reporting,
): Promise<void> {
  const today = koreanDay(now)
  const midnight = startOfKoreanDay(today)
  const since = Math.min(midnight, now - pauseMinutes * 60_000)
  const made = await reports.listMadeSince(transaction, { ...key, since })
  const last = made.find(({ state }) => state !== 'withdrawn')
  if (last && now < nextReportAt(last.at, pauseMinutes)) throw new AppError('DUPLICATE_REPORT')
  if (made.filter(({ at }) => at >= midnight).length < REPORT_LIMITS.perDay) return
  const retryAfter = Math.ceil((startOfKoreanDay(today + 1) - now) / 1000)
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
}
