import type { PricePoint } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { PricePointTable, ReportSource } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import type { KeptHistory, KeptReport } from './history-roll-ups.ts'

/** Rows of one statement: far below what either database takes in values. */
const ROWS_AT_ONCE = 500

/** A whole history of an item that has none, and where it is said to come from. */
export type WrittenHistory = {
  readonly itemId: string
  readonly history: KeptHistory
  readonly source: ReportSource
}

/** Writes reports, votes and points of a history; the item's price of today is not among them. */
export async function insertHistory(
  transaction: Kysely<Schema>,
  { itemId, history: { reports, rollUps }, source }: WrittenHistory,
): Promise<void> {
  await inSlices(reports, async (slice) =>
    transaction
      .insertInto('price_report')
      .values(slice.map((report) => reportRow(itemId, report, source)))
      .execute(),
  )
  for (const { series, votes, days, weeks } of rollUps) {
    await inSlices(votes, async (slice) =>
      transaction
        .insertInto('price_vote')
        .values(slice.map((vote) => ({ item_id: itemId, series, ...vote })))
        .execute(),
    )
    for (const [table, points] of [
      ['price_day', days],
      ['price_week', weeks],
    ] as const)
      await inSlices(points, async (slice) =>
        transaction
          .insertInto(table)
          .values(slice.map((point) => pointRow({ itemId, series, point })))
          .execute(),
      )
  }
}

function reportRow(itemId: string, report: KeptReport, source: ReportSource) {
  const { id, series, basis, amount, quantity, unit, weight, day, at, voice } = report
  return {
    id,
    item_id: itemId,
    series,
    basis,
    amount,
    typed_amount: amount,
    quantity,
    unit,
    is_net: 0,
    day,
    traded_day: null,
    at,
    voice,
    author_id: null,
    weight,
    state: 'active' as const,
    source,
    is_unusual: 0,
    excluded_reason: null,
    withdrawn_at: null,
    updated_at: at,
    version: 1,
  }
}

function pointRow({
  itemId,
  series,
  point,
}: {
  readonly itemId: string
  readonly series: PriceSeries
  readonly point: PricePoint
}): PricePointTable {
  return { item_id: itemId, series, ...point }
}

async function inSlices<Row>(
  rows: readonly Row[],
  write: (slice: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await write(rows.slice(start, start + ROWS_AT_ONCE))
}
