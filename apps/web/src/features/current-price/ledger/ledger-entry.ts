import type { LedgerBasis, LedgerLine } from '@gyeol/contract'
import { unitPrice } from '@gyeol/prices'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
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
  const { itemName, variant } = line
  return { ...line, itemName: nameOfItem({ name: itemName, variant }) }
}

/** A visitor's line; what things cost then, a browser does not know. */
export function entryOfKept(line: KeptLine, now: number | null): LedgerEntry {
  const unit = unitPrice(line) ?? 1
  return { ...line, unit, atTrade: null, now, reportId: null, canShare: false, version: null }
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
