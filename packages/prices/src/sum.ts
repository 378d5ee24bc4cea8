import { PRICE_LEVELS, type PriceLevel } from '@gyeol/terms'

/** Something to add up: how many units of an item, and its headline price if it has one. */
export type PricedPart = {
  readonly units: number
  readonly price: { readonly median: number; readonly level: PriceLevel } | null
}

/** A sum over items (PR41): exact, with what is missing and the weakest level that went into it. */
export type PriceSum = {
  readonly total: bigint
  readonly parts: number
  readonly priced: number
  /** `none` when no part has a price. */
  readonly weakest: PriceLevel
}

/** Adds up headline medians (PR41). */
export function sumPrices(parts: readonly PricedPart[]): PriceSum {
  const prices = parts.flatMap(({ units, price }) => (price ? [{ units, ...price }] : []))
  const ranks = prices.map(({ level }) => PRICE_LEVELS.indexOf(level))
  return {
    total: prices.reduce((sum, { units, median }) => sum + BigInt(units) * BigInt(median), 0n),
    parts: parts.length,
    priced: prices.length,
    weakest: PRICE_LEVELS[Math.min(...ranks)] ?? 'none',
  }
}
