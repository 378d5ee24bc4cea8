/** A value and how much it weighs. */
export type Weighted = { readonly value: number; readonly weight: number }

/** The weight of all. */
export function totalWeight(values: readonly { readonly weight: number }[]): number {
  return values.reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * The weighted quantile of type 2 at `quarters` / 4 (PR15): the first value whose cumulated weight
 * exceeds that share; the mean with the next value, half up, when it equals it. `ascending` must be
 * sorted by value, not empty, and weigh whole numbers.
 */
export function quantile(ascending: readonly Weighted[], quarters: 1 | 2 | 3): number {
  const target = totalWeight(ascending) * quarters
  let cumulated = 0
  for (const [index, { value, weight }] of ascending.entries()) {
    cumulated += weight * 4
    if (cumulated > target) return value
    const next = ascending[index + 1]
    if (cumulated === target && next) return meanHalfUp(value, next.value)
  }
  throw new Error('no values')
}

/** The median of {@link quantile}. */
export function median(ascending: readonly Weighted[]): number {
  return quantile(ascending, 2)
}

function meanHalfUp(low: number, high: number): number {
  // Below 2^52 apart, so no sum leaves the exact numbers.
  return low + Math.ceil((high - low) / 2)
}
