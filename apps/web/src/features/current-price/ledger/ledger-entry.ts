import type { LedgerBasis, LedgerLine, PriceItemRow } from '@gyeol/contract'
import { unitPrice } from '@gyeol/prices'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { nameOfLine } from '../../../shared/prices/item/line-name.ts'
import type { KeptLine } from './trade-ledger.saved.ts'

/** A line as it is shown, wherever it is kept. `version` is null for a visitor's. */
export type LedgerEntry = KeptLine & {
  readonly unit: number
  readonly atTrade: number | null
  readonly now: number | null
  readonly reportId: string | null
  readonly canShare: boolean
  readonly version: number | null
}

/** A member's line. */
export function entryOfLine(line: LedgerLine): LedgerEntry {
  return { ...line, itemName: nameOfLine(line) }
}

/**
 * A visitor's line and its item as the list has it now, if at all: it may have been written in another
 * language. What things cost then, a browser does not know.
 */
export function entryOfKept(line: KeptLine, item: PriceItemRow | undefined): LedgerEntry {
  const price = item?.price
  return {
    ...line,
    itemName: item === undefined ? line.itemName : nameOfItem(item),
    unit: unitPrice(line) ?? 1,
    atTrade: null,
    now: price?.series === 'deal' ? price.median : null,
    reportId: null,
    canShare: false,
    version: null,
  }
}

/** What the form gives: a trade, and what is to happen with the prices. */
export type LedgerDraft = {
  readonly itemId: string
  readonly itemName: string
  readonly unitQuantity: number
  readonly basis: LedgerBasis
  readonly amount: number
  readonly quantity: number
  readonly day: string
  readonly memo: string
  readonly share: boolean
  readonly withReport: boolean
}
