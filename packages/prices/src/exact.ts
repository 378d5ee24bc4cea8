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
