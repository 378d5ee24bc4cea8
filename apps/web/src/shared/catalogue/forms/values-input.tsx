import type { BossValue } from '@gyeol/contract'
import { useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { parseValues, valuesText } from '../values-text.ts'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'
import { firstReason } from './place-fields.tsx'

type ValuesInputProps<Values extends object> = {
  readonly control: Control<Values>
  /** A field that holds numbers with their states. */
  readonly name: FieldPath<Values>
  readonly label: string
}

/** What stands in the field while the text cannot be read: the schema refuses it. */
const UNREADABLE = [{ value: Number.NaN, when: null }]

/** Numbers with the state each holds in, in one line. The typed text stays until it is left. */
export function ValuesInput<Values extends object>({
  control,
  name,
  label,
}: ValuesInputProps<Values>) {
  const texts = catalogueFormTexts
  const { field, fieldState } = useController({ control, name })
  const [typed, setTyped] = useState<string | null>(null)
  // Forms that use this have such values under this name.
  const values = field.value as readonly BossValue[]
  const isUnreadable = values.some(({ value }) => Number.isNaN(value))
  const reason = firstReason(fieldState.error)
  return (
    <Field
      label={label}
      error={isUnreadable ? texts.notValues : reason === '' ? undefined : reason}
    >
      <TextField
        {...field}
        autoComplete="off"
        value={typed ?? (isUnreadable ? '' : valuesText(values))}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          field.onChange(parseValues(text) ?? UNREADABLE)
        }}
        onBlur={() => {
          if (!isUnreadable) setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
