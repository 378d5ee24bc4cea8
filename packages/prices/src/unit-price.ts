import { dividedHalfUp, MAX_AMOUNT } from './exact.ts'

/** The most pieces of one report (PR2). */
export const MAX_QUANTITY = 1_000_000

/** The most pieces one unit price is about (PR2). */
export const MAX_UNIT_QUANTITY = 10_000

/** What somebody paid or asked: `amount` spina for `quantity` pieces of an item priced per `unitQuantity`. */
export type Trade = {
  readonly amount: number
  readonly quantity: number
  readonly unitQuantity: number
}

/** The price of one unit, rounded half up; null when it lies outside 1…10^15 (PR4). */
export function unitPrice({ amount, quantity, unitQuantity }: Trade): number | null {
  const unit = dividedHalfUp(BigInt(amount) * BigInt(unitQuantity), BigInt(quantity))
  return unit >= 1 && unit <= MAX_AMOUNT ? unit : null
}
