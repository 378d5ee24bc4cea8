import list from '../catalogue/list/list.module.css'
import { conditionTexts } from '../conditions/conditions.texts.ts'
import type { ListPrices } from './thing-prices.api.ts'

/** Says what a condition on prices leaves out. */
export function PriceNote({ note }: Pick<ListPrices, 'note'>) {
  if (note === null) return null
  return (
    <p className={list.muted} role="status">
      {conditionTexts[note]}
    </p>
  )
}
