import { PRICE_LIMITS } from '@gyeol/terms'
import { dividedHalfUp } from './exact.ts'

/** What somebody paid or asked: `amount` spina for `quantity` pieces of an item priced per `unitQuantity`. */
export type Trade = {
  readonly amount: number
  readonly quantity: number
  readonly unitQuantity: number
}

/** The price of one unit, rounded half up; null when it lies outside 1…10^15 (PR4). */
export function unitPrice({ amount, quantity, unitQuantity }: Trade): number | null {
  const unit = dividedHalfUp(BigInt(amount) * BigInt(unitQuantity), BigInt(quantity))
  return unit >= 1 && unit <= PRICE_LIMITS.amount ? unit : null
}
