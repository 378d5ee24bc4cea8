/** A fraction of two amounts, both whole and above zero. */
export type Fraction = { readonly above: number; readonly below: number }

/** Quotients further apart than this part of themselves are so for certain, however they were rounded. */
const ROUNDING = 2 ** -50

/**
 * Orders fractions by what they are worth, exactly: -1, 0 or 1. Whole products are asked only where
 * the quotients are so near each other that rounding could decide.
 */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.above / a.below
  const right = b.above / b.below
  if (Math.abs(left - right) > Math.max(left, right) * ROUNDING) return left < right ? -1 : 1
  const difference = BigInt(a.above) * BigInt(b.below) - BigInt(b.above) * BigInt(a.below)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
