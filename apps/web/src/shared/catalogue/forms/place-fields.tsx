import { CATALOGUE_LIMITS } from '@gyeol/contract'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

type LineFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One line; spaces at its ends go when it is left, for the server takes none. */
export function LineField({ label, value, onChange }: LineFieldProps) {
  return (
    <Field label={label}>
      <TextField
        maxLength={CATALOGUE_LIMITS.line}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => {
          if (value !== value.trim()) onChange(value.trim())
        }}
      />
    </Field>
  )
}

type LevelFieldProps = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (level: number | null) => void
}

/** A level; null when nobody knows it. */
export function LevelField({ label, value, onChange }: LevelFieldProps) {
  return (
    <Field label={label}>
      <TextField
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={value === null ? '' : String(value)}
        onChange={(event) => onChange(levelIn(event.currentTarget.value))}
      />
    </Field>
  )
}

function levelIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** The library of forms keeps the reasons of a list's rows inside of it. */
export function firstReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const inner of Object.values(error)) {
    const found = firstReason(inner)
    if (found !== '') return found
  }
  return ''
}
