import type { PriceItem } from '@gyeol/contract'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { beginFormCall } from '../../../shared/http/http-effects.ts'
import { useUpdatePriceItemMutation } from '../../../shared/prices/price-writing.api.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { TextArea } from '../../../shared/ui/fields/text-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'
import { writtenItem } from './written-item.ts'

type AliasesDialogProps = { readonly item: PriceItem; readonly onClose: () => void }

/** The other names an item is found and reported by, one a line. */
export function AliasesDialog({ item, onClose }: AliasesDialogProps) {
  const texts = itemTexts
  const [update, { isLoading }] = useUpdatePriceItemMutation()
  const [text, setText] = useState(item.aliases.join('\n'))
  const [refused, setRefused] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const aliases = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const end = beginFormCall()
    try {
      const body = { ...writtenItem(item), aliases }
      await update({ params: { id: item.id }, body }).unwrap()
      showToast(texts.aliasesSaved, { kind: 'success' })
      onClose()
    } catch (error) {
      const { code, message } = refusalOf(error)
      setRefused(code === 'STALE' ? texts.staleItem : message)
    } finally {
      end()
    }
  }
  return (
    <Dialog
      open
      title={texts.aliases}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <Field label={texts.aliases} hint={texts.aliasesLine} error={refused ?? undefined}>
          <TextArea
            value={text}
            rows={5}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isLoading}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
