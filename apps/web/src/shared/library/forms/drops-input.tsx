import { CATALOGUE_LIMITS, type Drop } from '@gyeol/contract'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../icons/icons.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldReason } from '../../ui/field-reason.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './library-forms.module.css'
import { libraryFormTexts } from './library-forms.texts.ts'

/** Most places one thing drops at. */
const MOST = 30

interface DropsInputProps<Values extends object> {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
}

/** Where a thing drops: monster, level, place. */
export function DropsInput<Values extends object>({ control, name }: DropsInputProps<Values>) {
  const texts = useTexts(libraryFormTexts)
  const { field, fieldState } = useController({ control, name })
  // Forms that use this have drops under this name.
  const drops = field.value as readonly Drop[]
  const change = (next: readonly Drop[]) => field.onChange(next)
  const set = (place: number, part: Partial<Drop>) =>
    change(drops.map((drop, other) => (other === place ? { ...drop, ...part } : drop)))
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{texts.drops}</legend>
      {drops.map(({ monster, level, map }, place) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.drop}>
          <Line
            label={texts.monster(place + 1)}
            value={monster}
            onChange={(text) => set(place, { monster: text })}
          />
          <Field label={texts.level(place + 1)}>
            <TextField
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              value={level === null ? '' : String(level)}
              onChange={(event) => set(place, { level: levelIn(event.currentTarget.value) })}
            />
          </Field>
          <Line
            label={texts.map(place + 1)}
            value={map ?? ''}
            onChange={(text) => set(place, { map: text === '' ? null : text })}
          />
          <IconButton
            label={texts.removeDrop(place + 1)}
            icon={<CloseIcon />}
            onClick={() => change(drops.toSpliced(place, 1))}
          />
        </div>
      ))}
      {drops.length < MOST && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => change([...drops, { monster: '', level: null, map: null }])}
        >
          {texts.addDrop}
        </Button>
      )}
      {fieldState.error !== undefined && (
        <FieldReason id={`${name}-reason`}>{firstReason(fieldState.error)}</FieldReason>
      )}
    </fieldset>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One line; spaces at its ends go when it is left, for the server takes none. */
function Line({ label, value, onChange }: LineProps) {
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

function levelIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** The library keeps the reasons of a list's rows inside of it. */
function firstReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const inner of Object.values(error)) {
    const found = firstReason(inner)
    if (found !== '') return found
  }
  return ''
}
