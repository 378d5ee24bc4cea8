import type { Drop } from '@gyeol/contract'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { FieldReason } from '../../ui/fields/field-reason.tsx'
import styles from './catalogue-forms.module.css'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'
import { DropsFields } from './drops-fields.tsx'
import { firstReason } from './place-fields.tsx'

type DropsInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
}

/** Where an item drops, in an editor's form. */
export function DropsInput<Values extends object>({ control, name }: DropsInputProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{catalogueFormTexts.drops}</legend>
      {/* Forms that use this have drops under this name. */}
      <DropsFields drops={field.value as readonly Drop[]} onChange={field.onChange} />
      {fieldState.error !== undefined && (
        <FieldReason id={`${name}-reason`}>{firstReason(fieldState.error)}</FieldReason>
      )}
    </fieldset>
  )
}
