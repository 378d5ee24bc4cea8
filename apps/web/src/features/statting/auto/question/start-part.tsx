import { formatNumber } from '@gyeol/korean'
import { replay } from '@gyeol/statting'
import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { useMemo } from 'react'
import { Field } from '../../../../shared/ui/fields/field.tsx'
import { Select } from '../../../../shared/ui/pickers/select.tsx'
import type { StattingDocument } from '../../sessions/statting-document.ts'
import { autoTexts } from '../auto.texts.ts'

type StartPartProps = {
  readonly sessions: readonly StattingDocument[]
  readonly value: string | null
  readonly onChange: (doc: StattingDocument | null) => void
}

const FRESH = ''

/** A new item, or one of the simulator's sessions to go on from; absent where no session was begun. */
export function StartPart({ sessions, value, onChange }: StartPartProps) {
  const texts = autoTexts.start
  const begun = useMemo(
    () =>
      sessions.flatMap((doc) => {
        if (doc.steps.length === 0) return []
        const { session } = replay(OPTION_CATALOGUE, doc.settings, doc.steps)
        return session.finished === null ? [{ doc, potential: session.potential }] : []
      }),
    [sessions],
  )
  const isListed = begun.some(({ doc }) => doc.id === value)
  const other = sessions.find(({ id }) => id === value)
  if (begun.length === 0 && !other) return null
  const options = [
    { value: FRESH, label: texts.fresh },
    ...begun.map(({ doc, potential }) => ({
      value: doc.id,
      label: texts.session(doc.name, doc.steps.length, formatNumber(potential)),
    })),
    ...(other && !isListed ? [{ value: other.id, label: other.name }] : []),
  ]
  return (
    <Field label={texts.label} hint={value === null ? undefined : texts.hint}>
      <Select
        value={value ?? FRESH}
        options={options}
        onChange={(id) => onChange(sessions.find((doc) => doc.id === id) ?? null)}
      />
    </Field>
  )
}
