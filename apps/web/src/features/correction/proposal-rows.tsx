import { type Control, useController } from 'react-hook-form'
import { CloseIcon } from '../../shared/icons/icons.ts'
import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { DropsFields } from '../../shared/catalogue/forms/drops-fields.tsx'
import { firstReason } from '../../shared/catalogue/forms/place-fields.tsx'
import { IconButton } from '../../shared/ui/buttons/button.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'
import { dropParts, dropsText } from './drop-parts.ts'
import type { ProposalField, Item } from './proposal-fields.ts'
import type { ProposalValues } from './proposal.ts'

type ProposalRowsProps = {
  readonly control: Control<ProposalValues>
  readonly item: Item
  readonly fields: readonly ProposalField[]
}

/** The fields somebody wants changed: each begins with what stands there now. */
export function ProposalRows({ control, item, fields }: ProposalRowsProps) {
  const texts = correctionTexts.propose
  const labels: Readonly<Record<string, string>> = catalogueFieldTexts
  const { field, fieldState } = useController({ control, name: 'change' })
  const rows = field.value
  const left = fields.filter(({ code }) => !rows.some((row) => row.code === code))
  const add = (code: string) => {
    const chosen = left.find((one) => one.code === code)
    if (chosen !== undefined) field.onChange([...rows, { code, text: chosen.read(item) }])
  }
  const reasonAt = (place: number) => firstReason(rowError(fieldState.error, place))
  const isPlaced = rows.some((_, place) => reasonAt(place) !== '')
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{texts.change}</legend>
      {rows.map(({ code, text }, place) => {
        const chosen = fields.find((one) => one.code === code)
        if (chosen === undefined) return null
        const reason = reasonAt(place)
        return (
          <div key={code} className={styles.row}>
            <RowField
              field={chosen}
              item={item}
              value={text}
              error={reason === '' ? undefined : reason}
              onChange={(next) => field.onChange(rows.with(place, { code, text: next }))}
            />
            <IconButton
              label={texts.remove(labels[code] ?? code)}
              icon={<CloseIcon />}
              onClick={() => field.onChange(rows.toSpliced(place, 1))}
            />
          </div>
        )
      })}
      {left.length > 0 && (
        <Select
          label={texts.add}
          placeholder={texts.add}
          value={null}
          onChange={add}
          options={left.map(({ code }) => ({ value: code, label: labels[code] ?? code }))}
        />
      )}
      {rows.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      {fieldState.error !== undefined && !isPlaced && (
        <FieldReason id="change-reason">{firstReason(fieldState.error)}</FieldReason>
      )}
    </fieldset>
  )
}

type RowFieldProps = {
  readonly field: ProposalField
  readonly item: Item
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function RowField({ field, item, value, error, onChange }: RowFieldProps) {
  const texts = correctionTexts.propose
  const labels: Readonly<Record<string, string>> = catalogueFieldTexts
  const { code, look, hint, options = [], read } = field
  const now = read(item)
  if (look === 'drops')
    return (
      <fieldset className={styles.parts}>
        <legend className={styles.muted}>{labels[code] ?? code}</legend>
        <DropsFields drops={dropParts(value)} onChange={(drops) => onChange(dropsText(drops))} />
        {error !== undefined && <FieldReason id={`${code}-reason`}>{error}</FieldReason>}
      </fieldset>
    )
  const shown = options.find((option) => option.value === now)?.label ?? now
  return (
    <Field
      label={labels[code] ?? code}
      error={error}
      hint={
        <>
          {hint !== undefined && <>{texts.hints[hint]} </>}
          {look !== 'lines' && texts.now(shown === '' ? texts.empty : shown)}
        </>
      }
    >
      {look === 'choice' ? (
        <Select value={value} onChange={onChange} options={options} />
      ) : look === 'lines' ? (
        <TextArea
          rows={5}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextField
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** The library of forms keeps the reasons of a list by place. */
function rowError(error: unknown, place: number): unknown {
  return Array.isArray(error) ? error[place] : undefined
}
