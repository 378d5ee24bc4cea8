import type { PriceItem, PriceItemRow } from '@gyeol/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { beginFormCall } from '../../../shared/http/http-effects.ts'
import { ItemPicker } from '../../../shared/prices/item/item-picker.tsx'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useMergePriceItemMutation } from '../../../shared/prices/price-writing.api.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

type MergeDialogProps = { readonly item: PriceItem; readonly onClose: () => void }

/** Puts an item into another: its reports go there, its name becomes another name of it. */
export function MergeDialog({ item, onClose }: MergeDialogProps) {
  const texts = itemTexts
  const navigate = useNavigate()
  const [merge, { isLoading }] = useMergePriceItemMutation()
  const [into, setInto] = useState<PriceItemRow | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const send = async () => {
    if (into === null) return
    const end = beginFormCall()
    try {
      const body = { into: into.id, version: item.version }
      await merge({ params: { id: item.id }, body }).unwrap()
      showToast(texts.mergedDone, { kind: 'success' })
      onClose()
      await navigate(pricePaths.item(into.id), { replace: true })
    } catch (error) {
      setRefused(refusalOf(error).message)
    } finally {
      end()
    }
  }
  return (
    <Dialog
      open
      title={texts.mergeTitle}
      description={texts.mergeLine}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={isLoading}
            disabled={into === null}
            onClick={() => void send()}
          >
            {into === null ? texts.merge : texts.mergeInto(nameOfItem(into))}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ItemPicker
          label={texts.mergePick}
          onPick={setInto}
          isTaken={(id) => id === item.id}
          trigger={<Button block>{into === null ? texts.mergePick : nameOfItem(into)}</Button>}
        />
        {refused !== null && (
          <HintStrip tone="danger" live>
            {refused}
          </HintStrip>
        )}
      </div>
    </Dialog>
  )
}
