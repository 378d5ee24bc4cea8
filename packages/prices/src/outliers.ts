import { compareFractions } from './fraction.ts'
import { totalWeight, type Weighted } from './quantile.ts'

/** A ratio of at least 1, as two whole numbers. */
type Ratio = { readonly high: bigint; readonly low: bigint }

/**
 * Which of the voices around `middle` are too far from it (PR16, PR17). Within 1.5 × nobody is,
 * beyond 10 × everybody; between them who is further than 5.2 median absolute deviations of the
 * logarithms, told on whole numbers. Weights are capped ones.
 */
export function outliersAround(
  voices: readonly Weighted[],
  middle: number,
): (value: number) => boolean {
  const spread = spreadAround(voices, middle)
  const highest = spread.high ** 26n
  const lowest = spread.low ** 26n
  return (value) => {
    const high = Math.max(value, middle)
    const low = Math.min(value, middle)
    if (high * 2 <= low * 3) return false
    // 10 × low is inexact only where it lies above every amount anyway.
    if (high > low * 10) return true
    return BigInt(high) ** 5n * lowest > highest * BigInt(low) ** 5n
  }
}

/** The lower weighted median of the ratios to the middle (PR16). */
function spreadAround(voices: readonly Weighted[], middle: number): Ratio {
  const ratios = voices
    .map(({ value, weight }) => ({
      above: Math.max(value, middle),
      below: Math.min(value, middle),
      weight,
    }))
    .sort(compareFractions)
  const total = totalWeight(ratios)
  let cumulated = 0
  for (const ratio of ratios) {
    cumulated += ratio.weight
    if (cumulated * 2 >= total) return { high: BigInt(ratio.above), low: BigInt(ratio.below) }
  }
  throw new Error('no voices')
}
