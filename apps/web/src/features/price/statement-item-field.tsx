import type { PriceItemRow } from '@gyeol/contract'
import { useController, useWatch } from 'react-hook-form'
import type { ContractForm } from '../../shared/forms/use-contract-form.ts'
import { ItemPicker } from '../../shared/prices/item/item-picker.tsx'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import type { StatementValues } from './price-form.ts'
import { statementTexts } from './price.texts.ts'
import styles from './statement-editor.module.css'

/** The item a statement is about: its name, and the way to pick another. */
export function StatementItemField({
  form: { control },
}: {
  readonly form: ContractForm<StatementValues>
}) {
  const texts = statementTexts
  const { field: id, fieldState } = useController({ control, name: 'itemId' })
  const { field: name } = useController({ control, name: 'itemName' })
  const { field: kind } = useController({ control, name: 'kindId' })
  const itemName = useWatch({ control, name: 'itemName' })
  const pick = (row: PriceItemRow) => {
    id.onChange(row.id)
    name.onChange(row.name)
    kind.onChange(row.kindId)
  }
  return (
    <div className={styles.item}>
      <span className={styles.label}>{texts.item}</span>
      <div className={styles.picked}>
        {itemName !== '' && <b>{itemName}</b>}
        <ItemPicker
          label={texts.item}
          onPick={pick}
          trigger={
            // The library makes it a combobox, which is not named by what stands in it.
            <Button
              aria-label={itemName === '' ? texts.pick : texts.change}
              aria-describedby={fieldState.error && 'statement-item-reason'}
              size={itemName === '' ? 'large' : 'medium'}
            >
              {itemName === '' ? texts.pick : texts.change}
            </Button>
          }
        />
      </div>
      {fieldState.error !== undefined && (
        <FieldReason id="statement-item-reason">{fieldState.error.message}</FieldReason>
      )}
    </div>
  )
}
