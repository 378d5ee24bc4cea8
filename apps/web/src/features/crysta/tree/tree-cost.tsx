import { cheapestStep } from '@gyeol/catalogue'
import { usePlainPrices } from '../../../shared/prices/sum/plain-prices.ts'
import { type ItemPrices, priceOfItems } from '../../../shared/prices/sum/priced-parts.ts'
import { PriceSumLine } from '../../../shared/prices/sum/price-sum-line.tsx'
import { sumWords } from '../../../shared/prices/words/sum-words.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import styles from './next-step.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

/** What the rest of the way costs at today's prices (PR41), and the cheapest step to take now. */
export function TreeCost({ view }: { readonly view: TreeView }) {
  const texts = treeTexts
  const { left, line } = view
  const prices = usePlainPrices((line?.members ?? []).map(({ id }) => id))
  if (left === null || left.missing.length === 0 || prices === undefined) return null
  const counted = left.missing.map((itemId) => ({ itemId, pieces: 1 }))
  return (
    <>
      <PriceSumLine label={texts.costLeft} sum={priceOfItems(counted, prices)} />
      <Cheapest view={view} prices={prices} />
    </>
  )
}

/** Told only where there is a choice between prices. */
function Cheapest({ view, prices }: { readonly view: TreeView; readonly prices: ItemPrices }) {
  const texts = treeTexts
  const { chosen, left, index, marks, filters } = view
  if (chosen === undefined) return null
  const found = cheapestStep(chosen.id, index.places, {
    owned: marks.owned,
    priceOf: (id) => prices.get(id)?.price?.median ?? null,
  })
  if (found === null || found.priced < 2) return null
  if (found.id === left?.next) return <p className={styles.words}>{texts.nextIsCheapest}</p>
  const name = index.byId.get(found.id)?.name ?? found.id
  return (
    <div className={styles.ends}>
      <span>{texts.cheapest}</span>
      <Button size="small" onClick={() => filters.set({ id: found.id, kind: '' })}>
        {texts.cheapestOf(name, sumWords(BigInt(found.price)))}
      </Button>
    </div>
  )
}
