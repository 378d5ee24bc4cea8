import type { MaterialAmounts } from '@gyeol/terms'
import { costOfMaterials, MATERIAL_ITEMS } from './material-cost.ts'
import { usePlainPrices } from './plain-prices.ts'
import { PriceSumLine } from './price-sum-line.tsx'
import { sumTexts } from './price-sum.texts.ts'

/** What points of materials cost at today's prices (PR41); nothing while that is not known. */
export function MaterialCostLine({ amounts }: { readonly amounts: MaterialAmounts }) {
  const texts = sumTexts
  const prices = usePlainPrices(MATERIAL_ITEMS)
  if (prices === undefined) return null
  return <PriceSumLine label={texts.materials} sum={costOfMaterials(amounts, prices)} />
}
