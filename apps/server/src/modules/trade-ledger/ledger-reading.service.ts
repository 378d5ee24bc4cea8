import { dayOfText, dayText, koreanDay } from '@gyeol/korean'
import type { LedgerLine, LedgerPage, LedgerQuery } from '@gyeol/contract'
import { isReportableDay, type LedgerTrade, sumLedger, unitPrice } from '@gyeol/prices'
import type { Kysely } from 'kysely'
import type { TradeLedgerTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { englishItemNames } from '../price-item/english-item-names.ts'
import { findPriceItems, type PriceItemRow } from '../price-item/price-item.service.ts'
import { readPaidOn } from '../price-roll-up/price-chart.service.ts'
import { readSeriesPrice } from '../price-roll-up/price-now.service.ts'
import * as ledger from './trade-ledger.repository.ts'

/** One page of a member's lines, with the sums of the whole range. */
export async function listLedger(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { member }: SignedInViewer,
  { from, to, page, pageSize }: LedgerQuery,
): Promise<LedgerPage> {
  const { kysely } = database
  const filter = {
    memberId: member.id,
    from: from === undefined ? undefined : dayOfText(from),
    to: to === undefined ? undefined : dayOfText(to),
  }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await ledger.listLines(kysely, filter, range)
  const amounts = await ledger.listAmounts(kysely, filter)
  return {
    items: await presentLines(kysely, rows, clock()),
    page,
    pageSize,
    total: amounts.length,
    ...sumLedger(withMonths(amounts)),
  }
}

/** Trades of a day stand together: the text of each is made once. */
function withMonths(amounts: Awaited<ReturnType<typeof ledger.listAmounts>>): LedgerTrade[] {
  let [known, month] = [Number.NaN, '']
  return amounts.map(({ basis, amount, day }) => {
    if (day !== known) [known, month] = [day, dayText(day).slice(0, 7)]
    return { basis, amount, month }
  })
}

/** Lines as their member sees them. */
export async function presentLines(
  kysely: Kysely<Schema>,
  rows: readonly TradeLedgerTable[],
  now: number,
): Promise<LedgerLine[]> {
  const today = koreanDay(now)
  const items = await findPriceItems(
    kysely,
    rows.map(({ item_id: itemId }) => itemId),
  )
  const ids = [...new Set([...items.values()].map(({ id }) => id))]
  const prices = await readSeriesPrice(kysely, ids, today)
  const traded = rows.flatMap((row) => {
    const item = items.get(row.item_id)
    return item ? [{ row, item }] : []
  })
  const paidOn = await readPaidOn(
    kysely,
    traded.map(({ row: { day }, item }) => ({ itemId: item.id, day })),
  )
  return traded.map(({ row, item }) =>
    toLine(row, {
      item,
      today,
      atTrade: paidOn({ itemId: item.id, day: row.day }),
      now: prices.get(item.id)?.deal.median ?? null,
    }),
  )
}

type LineParts = {
  readonly item: PriceItemRow
  readonly today: number
  readonly atTrade: number | null
  readonly now: number | null
}

function toLine(row: TradeLedgerTable, { item, today, atTrade, now }: LineParts): LedgerLine {
  const { amount, quantity } = row
  const unitQuantity = item.unit_quantity
  return {
    id: row.id,
    itemId: item.id,
    itemName: item.name,
    variant: item.variant,
    ...englishItemNames(item),
    unitQuantity,
    basis: row.basis,
    amount,
    quantity,
    day: dayText(row.day),
    memo: row.memo,
    // Only where editors have changed the unit since can it lie out of range.
    unit: unitPrice({ amount, quantity, unitQuantity }) ?? amount,
    atTrade,
    now,
    reportId: row.report_id,
    canShare: row.report_id === null && item.is_sample === 0 && isReportableDay(row.day, today),
    version: row.version,
  }
}
