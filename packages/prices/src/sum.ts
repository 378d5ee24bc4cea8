import { PRICE_LEVELS, type PriceLevel } from '@gyeol/terms'

/**
 * Something to add up: how many pieces of an item, and its headline price if it has one. The price
 * is that of `unitQuantity` pieces (PR4), one when it is not said.
 */
export type PricedPart = {
  readonly pieces: number
  readonly unitQuantity?: number
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

/** Adds up headline medians, each part rounded half up to whole spina (PR4, PR41). */
export function sumPrices(parts: readonly PricedPart[]): PriceSum {
  const prices = parts.flatMap(({ price, ...part }) => (price ? [{ ...part, ...price }] : []))
  const ranks = prices.map(({ level }) => PRICE_LEVELS.indexOf(level))
  return {
    total: prices.reduce((sum, part) => sum + costOf(part), 0n),
    parts: parts.length,
    priced: prices.length,
    weakest: PRICE_LEVELS[Math.min(...ranks)] ?? 'none',
  }
}

function costOf({
  pieces,
  median,
  unitQuantity = 1,
}: {
  readonly pieces: number
  readonly median: number
  readonly unitQuantity?: number
}): bigint {
  const unit = BigInt(unitQuantity)
  return (BigInt(pieces) * BigInt(median) * 2n + unit) / (unit * 2n)
}
