import { goodsItemId } from '@gyeol/prices'
import type { HandIn } from '@gyeol/main-quest'
import { usePlainPrices } from '../../../shared/prices/sum/plain-prices.ts'
import { priceOfItems } from '../../../shared/prices/sum/priced-parts.ts'
import { PriceSumLine } from '../../../shared/prices/sum/price-sum-line.tsx'
import { handInTexts } from './hand-in.texts.ts'

/** What it costs to buy all that is still to be gathered (PR41); nothing while that is not known. */
export function HandInCost({ handIns }: { readonly handIns: readonly HandIn[] }) {
  const texts = handInTexts
  const counted = handIns.map(({ item, count }) => ({
    itemId: goodsItemId(item.ko),
    pieces: count,
  }))
  const prices = usePlainPrices(counted.map(({ itemId }) => itemId))
  if (prices === undefined) return null
  return <PriceSumLine label={texts.cost} sum={priceOfItems(counted, prices)} />
}
