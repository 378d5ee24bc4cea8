import type { NoticePace } from '@gyeol/contract'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'

// The contract's own list comes with the whole schema library; the compiler holds this one to it.
const PACES: readonly NoticePace[] = ['now', 'daily', 'weekly', 'off']

type PaceFieldProps = {
  readonly label: string
  readonly hint: string
  readonly names: Readonly<Record<NoticePace, string>>
  readonly pace: NoticePace
  readonly onChange: (pace: NoticePace) => void
}

/** One choice of how soon something tells of new notices. */
export function PaceField({ label, hint, names, pace, onChange }: PaceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Select
        value={pace}
        onChange={(text) => {
          const chosen = PACES.find((known) => known === text)
          if (chosen !== undefined) onChange(chosen)
        }}
        options={PACES.map((known) => ({ value: known, label: names[known] }))}
      />
    </Field>
  )
}
