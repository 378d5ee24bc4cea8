import type { AutoCandidate } from '@gyeol/statting-auto'
import { MATERIALS } from '@gyeol/terms'
import { costOfMaterials, MATERIAL_ITEMS } from '../../../../shared/prices/sum/material-cost.ts'
import { spinaWords } from '../../../../shared/prices/words/price-words.ts'
import { usePlainPrices } from '../../../../shared/prices/sum/plain-prices.ts'
import { textsIn } from '../../../../shared/texts/texts.ts'
import { autoResultTexts } from './auto-result.texts.ts'

/** What plans are laid out by, and how it reads. */
export type PlanMeasure = {
  readonly value: (plan: AutoCandidate) => number
  readonly text: (plan: AutoCandidate) => string
}

/** Plans by what their materials cost, and what is to be said about it (PR41). */
export type SpinaAxis = { readonly measure: PlanMeasure; readonly line: string }

/** Null while no material the plans use has a price. */
export function useSpinaAxis(plans: readonly AutoCandidate[]): SpinaAxis | null {
  const prices = usePlainPrices(MATERIAL_ITEMS)
  if (prices === undefined) return null
  const used = MATERIALS.filter((material) => plans.some((plan) => plan.materials[material] > 0))
  const priced = used.filter((material) => {
    const row = prices.get(MATERIAL_ITEMS[MATERIALS.indexOf(material)] ?? '')
    return row?.price != null
  })
  if (priced.length === 0) return null
  const texts = textsIn(autoResultTexts).materials
  const value = (plan: AutoCandidate) => Number(costOfMaterials(plan.materials, prices).total)
  return {
    measure: { value, text: (plan) => spinaWords(value(plan)) },
    line:
      priced.length === used.length
        ? texts.spinaLine
        : texts.spinaPartly(used.length, priced.length),
  }
}
