import { PRICE_BASES, PRICE_LIMITS } from '@gyeol/terms'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'

/** A report that was made without a connection. */
export type UnsentReport = {
  /** Sent with it, so that it is taken once however often it is tried. */
  readonly key: string
  readonly at: number
  readonly itemId: string
  readonly itemName: string
  readonly kindId: string
  readonly amount: number
  readonly basis: (typeof PRICE_BASES)[number]
  readonly quantity: number
  readonly isNet: boolean
}

const MOST = 20

const isUnsent = hasShape<UnsentReport>({
  key: textLike(/^[0-9a-f]{32}$/),
  at: numberFrom(0, Number.MAX_SAFE_INTEGER),
  itemId: textLike(/^[\w-]{0,64}$/),
  itemName: textLike(/^[^\n]{1,100}$/),
  kindId: textLike(/^[\w-]{0,64}$/),
  amount: wholeFrom(1, PRICE_LIMITS.amount),
  basis: oneOf(PRICE_BASES),
  quantity: wholeFrom(1, PRICE_LIMITS.quantity),
  isNet: isBoolean,
})

const isList = listOf(isUnsent, { min: 0, max: MOST })

/** Reports that wait for a connection, oldest first. */
export const unsentReportsSaved = defineSaved<readonly UnsentReport[]>({
  key: 'price-unsent',
  version: 1,
  initial: () => [],
  schema: (value) => (isList(value) ? value : null),
  debounceMs: 0,
})

/** Keeps a report for later; of the same item only the newest, and of many the newest twenty. */
export function keepUnsent(report: UnsentReport): void {
  unsentReportsSaved.update((reports) =>
    [
      ...reports.filter(
        ({ itemId, itemName }) => itemId !== report.itemId || itemName !== report.itemName,
      ),
      report,
    ].slice(-MOST),
  )
}

/** Lets one go: it was sent, or refused. */
export function dropUnsent(key: string): void {
  unsentReportsSaved.update((reports) => reports.filter((report) => report.key !== key))
}
