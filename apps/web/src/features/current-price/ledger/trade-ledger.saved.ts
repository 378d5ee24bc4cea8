import { LEDGER_BASES, LEDGER_LIMITS, type LedgerBasis } from '@gyeol/contract'
import { PRICE_LIMITS } from '@gyeol/terms'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  isRecord,
  oneOf,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'

/** A line a visitor keeps in this browser (LG1). */
export type KeptLine = {
  readonly id: string
  readonly itemId: string
  readonly itemName: string
  readonly unitQuantity: number
  readonly basis: LedgerBasis
  /** What the buyer paid for all pieces. */
  readonly amount: number
  readonly quantity: number
  /** YYYY-MM-DD in Korea. */
  readonly day: string
  readonly memo: string
}

/** A visitor's ledger, and whether the next line is to be added to the prices (LG2). */
export type KeptLedger = { readonly lines: readonly KeptLine[]; readonly isShared: boolean }

const NOTHING: KeptLedger = { lines: [], isShared: false }

/** More than anybody writes in a browser without becoming a member. */
export const MOST_KEPT_LINES = 2000

const isLine = hasShape<KeptLine>({
  id: textLike(/^[\w-]{1,64}$/),
  itemId: textLike(/^[\w-]{1,64}$/),
  itemName: textLike(/^.{1,160}$/),
  unitQuantity: wholeFrom(1, PRICE_LIMITS.unitQuantity),
  basis: oneOf(LEDGER_BASES),
  amount: wholeFrom(1, PRICE_LIMITS.amount),
  quantity: wholeFrom(1, PRICE_LIMITS.quantity),
  day: textLike(/^\d{4}-\d{2}-\d{2}$/),
  memo: textLike(new RegExp(`^[\\s\\S]{0,${LEDGER_LIMITS.memo}}$`)),
})

/** Visitors' trades; a damaged line is left out, the others stay. */
export const tradeLedgerSaved = defineSaved<KeptLedger>({
  key: 'trade-ledger',
  version: 1,
  initial: () => NOTHING,
  schema: (value) => {
    if (!isRecord(value) || !Array.isArray(value['lines']) || !isBoolean(value['isShared']))
      return null
    return {
      lines: value['lines'].filter(isLine).slice(0, MOST_KEPT_LINES),
      isShared: value['isShared'],
    }
  },
})

/** Adds a line or puts it in the place of the one with its id. */
export function keepLine(line: KeptLine): void {
  tradeLedgerSaved.update((ledger) => ({
    ...ledger,
    lines: [...ledger.lines.filter(({ id }) => id !== line.id), line].slice(-MOST_KEPT_LINES),
  }))
}

/** Takes a line out. */
export function dropLine(id: string): void {
  tradeLedgerSaved.update((ledger) => ({
    ...ledger,
    lines: ledger.lines.filter((line) => line.id !== id),
  }))
}
