import { materialItemId, type PriceSum } from '@gyeol/prices'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'
import { type ItemPrices, priceOfItems } from './priced-parts.ts'

/** The price items of the six materials, in their order. */
export const MATERIAL_ITEMS: readonly string[] = MATERIALS.map(materialItemId)

/** What points of materials cost together (PR41). */
export function costOfMaterials(amounts: MaterialAmounts, prices: ItemPrices): PriceSum {
  const counted = MATERIALS.map((material) => ({
    itemId: materialItemId(material),
    pieces: amounts[material],
  }))
  return priceOfItems(counted, prices)
}
