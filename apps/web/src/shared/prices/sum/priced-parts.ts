import type { PriceItemRow } from '@gyeol/contract'
import { type PricedPart, type PriceSum, sumPrices } from '@gyeol/prices'

/** What some items cost now, by item. */
export type ItemPrices = ReadonlyMap<string, PriceItemRow>

/** So many pieces of an item. */
export type CountedItem = { readonly itemId: string; readonly pieces: number }

/** What counted items cost together, by their headline prices (PR41); nothing counts for no pieces. */
export function priceOfItems(items: readonly CountedItem[], prices: ItemPrices): PriceSum {
  return sumPrices(
    items.filter(({ pieces }) => pieces > 0).map((item): PricedPart => partOf(item, prices)),
  )
}

function partOf({ itemId, pieces }: CountedItem, prices: ItemPrices): PricedPart {
  const row = prices.get(itemId)
  return {
    pieces,
    unitQuantity: row?.unitQuantity ?? 1,
    price: row?.price == null ? null : { median: row.price.median, level: row.price.level },
  }
}
