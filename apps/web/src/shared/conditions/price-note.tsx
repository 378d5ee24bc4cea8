import list from '../catalogue/list/list.module.css'
import type { ListPrices } from '../prices/thing-prices.api.ts'
import { conditionTexts } from './conditions.texts.ts'

/** Says what a condition on prices leaves out. */
export function PriceNote({ note }: Pick<ListPrices, 'note'>) {
  if (note === null) return null
  return (
    <p className={list.muted} role="status">
      {conditionTexts[note]}
    </p>
  )
}
