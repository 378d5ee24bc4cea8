import type { AutoCandidate } from '@gyeol/statting-auto'
import { MATERIALS } from '@gyeol/terms'
import { costOfMaterials, MATERIAL_ITEMS } from '../../../../shared/prices/sum/material-cost.ts'
import { askPrices } from '../../../../shared/prices/sum/plain-prices.ts'
import type { ItemPrices } from '../../../../shared/prices/sum/priced-parts.ts'
import { spinaWords } from '../../../../shared/prices/words/price-words.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import type { SpinaAxis } from './use-spina-axis.ts'

/** Lays plans out by spina once the prices of materials are known. */
export async function askSpinaAxis(): Promise<
  (plans: readonly AutoCandidate[]) => SpinaAxis | null
> {
  const prices = await askPrices(MATERIAL_ITEMS)
  return (plans) => spinaAxisOf(plans, prices)
}

/** Null while no material the plans use has a price. */
function spinaAxisOf(plans: readonly AutoCandidate[], prices: ItemPrices): SpinaAxis | null {
  const used = MATERIALS.filter((material) => plans.some((plan) => plan.materials[material] > 0))
  const priced = used.filter((material) => {
    const row = prices.get(MATERIAL_ITEMS[MATERIALS.indexOf(material)] ?? '')
    return row?.price != null
  })
  if (priced.length === 0) return null
  const texts = autoResultTexts.materials
  const value = (plan: AutoCandidate) => Number(costOfMaterials(plan.materials, prices).total)
  return {
    measure: { value, text: (plan) => spinaWords(value(plan)) },
    line:
      priced.length === used.length
        ? texts.spinaLine
        : texts.spinaPartly(used.length, priced.length),
  }
}
