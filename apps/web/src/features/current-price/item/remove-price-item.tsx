import type { PriceItem } from '@gyeol/contract'
import { useNavigate } from 'react-router'
import { RemoveUsed } from '../../../shared/catalogue/uses/remove-used.tsx'
import { useReadPriceItemUsesQuery } from '../../../shared/catalogue/uses/use.api.ts'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useDeletePriceItemMutation } from '../../../shared/prices/price-writing.api.ts'
import { pricePaths } from '../price-paths.ts'
import { removePriceItemTexts } from './remove-price-item.texts.ts'

type RemovePriceItemProps = { readonly item: PriceItem; readonly onClose: () => void }

/** Deletes an item nothing hangs on, after saying what does. */
export function RemovePriceItem({ item, onClose }: RemovePriceItemProps) {
  const navigate = useNavigate()
  const [remove] = useDeletePriceItemMutation()
  const params = { id: item.id }
  const answer = useReadPriceItemUsesQuery({ params }, { refetchOnMountOrArgChange: true })
  return (
    <RemoveUsed
      open
      kind="price"
      answer={answer}
      words={removePriceItemTexts}
      name={nameOfItem(item)}
      remove={() => remove({ params }).unwrap()}
      onRemoved={() => void navigate(pricePaths.list, { replace: true })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    />
  )
}
