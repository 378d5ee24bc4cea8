import type { CurrentPrice, PriceEstimateView } from '@gyeol/contract'
import { type AmountReview, reviewAmount, seriesOf, typedUnit } from '@gyeol/prices'
import type { PriceBasis } from '@gyeol/terms'

/** What stands in the form of a report. */
export type ReportValues = {
  /** Empty for an item that is proposed with its first report. */
  readonly itemId: string
  readonly itemName: string
  readonly kindId: string
  /** NaN where what is typed is no amount. */
  readonly amount: number | null
  readonly basis: PriceBasis
  readonly quantity: number
  readonly isNet: boolean
}

/** An empty form; what is told stays from one report to the next. */
export function emptyReport(basis: PriceBasis = 'sold'): ReportValues {
  return { itemId: '', itemName: '', kindId: '', amount: null, basis, quantity: 1, isNet: false }
}

/**
 * The pieces a report begins with: as many as the picked item is counted in, so that the price people
 * know is not taken for one piece. Null where pieces or an amount were typed, which stay as they are.
 */
export function piecesToBegin(
  { amount, quantity }: Pick<ReportValues, 'amount' | 'quantity'>,
  { given, unitQuantity }: { readonly given: number; readonly unitQuantity: number },
): number | null {
  return amount === null && quantity === given && quantity !== unitQuantity ? unitQuantity : null
}

/** The unit price of what is typed; null while it is not whole, `refused` where it leaves the limits (PR4). */
export function unitOf(
  { amount, quantity, basis, isNet }: ReportValues,
  unitQuantity: number,
  feeRate: number | undefined,
): number | 'refused' | null {
  if (amount === null || !Number.isInteger(amount) || amount < 1) return null
  if (!Number.isInteger(quantity) || quantity < 1) return null
  const unit = typedUnit({
    basis,
    amount,
    quantity,
    unitQuantity,
    isNet,
    ...(feeRate !== undefined && { feeRate }),
  })
  return unit ?? 'refused'
}

/** The estimate a report is held against: its own series, or the headline where that has no price. */
export function comparedWith(prices: CurrentPrice, basis: PriceBasis): PriceEstimateView {
  const own = prices[seriesOf(basis)]
  if (own.median !== null || prices.headline === null) return own
  return prices[prices.headline]
}

/** The price a strange amount is noticed by (PR35): the headline, or without one what voices say. */
export function knownPrice(prices: CurrentPrice, basis: PriceBasis): number | null {
  if (prices.headline !== null) return prices[prices.headline].median
  const voices = [...prices[seriesOf(basis)].voices].sort((left, right) => left - right)
  return voices[(voices.length - 1) >> 1] ?? null
}

/** What to ask before an amount is sent. */
export type AmountQuestion = {
  readonly known: number
  /** The amount that was probably meant; null when no usual slip explains what is typed. */
  readonly corrected: number | null
  readonly factor: AmountReview['factor']
}

/** The question about an amount, or null when there is none to ask (PR35). */
export function questionOf(
  amount: number | null,
  unit: number | 'refused' | null,
  known: number | null,
): AmountQuestion | null {
  if (typeof unit !== 'number' || known === null || amount === null) return null
  const { isUnusual, factor } = reviewAmount(unit, known)
  if (!isUnusual) return null
  const corrected = factor === null ? null : Math.max(1, Math.round(amount * factor))
  return { known, corrected, factor }
}

/** Where a unit price stands among the counted ones; null without a price. */
export function placeOf(
  unit: number,
  { min, max, q1, q3 }: Pick<PriceEstimateView, 'min' | 'max' | 'q1' | 'q3'>,
): 'inside' | 'between' | 'below' | 'above' | null {
  if (min === null || max === null || q1 === null || q3 === null) return null
  if (unit < min) return 'below'
  if (unit > max) return 'above'
  return unit >= q1 && unit <= q3 ? 'inside' : 'between'
}
