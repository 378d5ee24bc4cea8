import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'

type OptionalNumberInputProps<Values extends object> = {
  readonly control: Control<Values>
  /** A field that holds a number, or null. */
  readonly name: FieldPath<Values>
  readonly label: string
  readonly hint?: string
}

/** A number that may be unknown: empty is null. `1억 2천` is understood; what was typed stays until it is left. */
export function OptionalNumberInput<Values extends object>({
  control,
  name,
  label,
  hint,
}: OptionalNumberInputProps<Values>) {
  const texts = catalogueFormTexts
  const { field, fieldState } = useController({ control, name })
  const [typed, setTyped] = useState<string | null>(null)
  const given: unknown = field.value
  const isUnreadable = typeof given === 'number' && Number.isNaN(given)
  const shown = typeof given === 'number' && !isUnreadable ? formatNumber(given) : ''
  return (
    <Field
      label={label}
      hint={hint}
      error={isUnreadable ? texts.notNumber : fieldState.error?.message}
    >
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          field.onChange(text.trim() === '' ? null : (parseKoreanNumber(text) ?? Number.NaN))
        }}
        onBlur={() => {
          // What cannot be read stays in sight.
          if (!isUnreadable) setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
