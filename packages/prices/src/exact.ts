/** The largest amount of a report, and the largest price: below 2^53, so numbers are exact (PR2). */
export const MAX_AMOUNT = 1_000_000_000_000_000

/** ⌊dividend / divisor⌋ of whole numbers that are not negative, divisor above 0. */
export function dividedDown(dividend: bigint, divisor: bigint): number {
  return Number(dividend / divisor)
}

/** dividend / divisor rounded half up, of whole numbers that are not negative, divisor above 0. */
export function dividedHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (divisor * 2n))
}

/** ⌈dividend / divisor⌉ of whole numbers that are not negative, divisor above 0. */
export function dividedUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend + divisor - 1n) / divisor)
}
