import type { ReactNode } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../ui/fields/field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { fromKoreanTimeField, toKoreanTimeField } from './korean-time-field.ts'

type KoreanTimeInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

/** Day and time on the clock of Korea in a form; the form holds it in UTC, empty for none. */
export function KoreanTimeInput<Values extends object>({
  control,
  name,
  disabled,
  ...field
}: KoreanTimeInputProps<Values>) {
  const { field: bound, fieldState } = useController({ control, name })
  const { value, ...rest } = bound
  return (
    <Field {...field} error={fieldState.error?.message}>
      <TextField
        {...rest}
        type="datetime-local"
        min="2000-01-01T00:00"
        max="9999-12-31T23:59"
        disabled={disabled}
        value={typeof value === 'string' ? toKoreanTimeField(value) : ''}
        onChange={(event) => bound.onChange(fromKoreanTimeField(event.currentTarget.value))}
      />
    </Field>
  )
}
