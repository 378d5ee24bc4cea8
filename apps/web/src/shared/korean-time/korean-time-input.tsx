import type { ReactNode } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { Field } from '../ui/fields/field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { fromKstField, toKstField } from '../kst-moment/kst-field.ts'

interface KstMomentInputProps<Values extends object> {
  control: Control<Values>
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  className?: string
}

/** Day and time on the clock of Korea in a form; the form holds the moment in UTC, empty for none. */
export function KstMomentInput<Values extends object>({
  control,
  name,
  disabled,
  ...field
}: KstMomentInputProps<Values>) {
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
        value={typeof value === 'string' ? toKstField(value) : ''}
        onChange={(event) => bound.onChange(fromKstField(event.currentTarget.value))}
      />
    </Field>
  )
}
