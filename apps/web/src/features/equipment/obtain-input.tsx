import { EQUIPMENT_LIMITS, OBTAIN_KINDS, type Obtain } from '@gyeol/contract'
import { OBTAIN_NAMES } from '@gyeol/game-data'
import { type Control, useController } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../shared/icons/icons.ts'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { firstReason, LevelField, LineField } from '../../shared/catalogue/forms/place-fields.tsx'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import type { EquipmentValues } from './equipment-form.ts'

/** How a piece is had: dropped, bought, made, and where. */
export function ObtainInput({ control }: { control: Control<EquipmentValues> }) {
  const texts = equipmentEditorTexts
  const words = catalogueFormTexts
  const { field, fieldState } = useController({ control, name: 'obtain' })
  const places = field.value
  const reason = firstReason(fieldState.error)
  const set = (at: number, part: Partial<Obtain>) =>
    field.onChange(places.map((place, other) => (other === at ? { ...place, ...part } : place)))
  return (
    <fieldset className={forms.list}>
      <legend className={forms.legend}>{texts.obtain}</legend>
      {places.map(({ by, name, level, map }, at) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={forms.obtain}>
          <Field label={words.by(at + 1)}>
            <Select
              value={by}
              onChange={(next) => set(at, { by: next })}
              options={OBTAIN_KINDS.map((value) => ({ value, label: OBTAIN_NAMES[value] }))}
            />
          </Field>
          <LineField
            label={words.place(at + 1)}
            value={name}
            onChange={(text) => set(at, { name: text })}
          />
          <LevelField
            label={words.level(at + 1)}
            value={level}
            onChange={(next) => set(at, { level: next })}
          />
          <LineField
            label={words.map(at + 1)}
            value={map ?? ''}
            onChange={(text) => set(at, { map: text === '' ? null : text })}
          />
          <IconButton
            label={texts.removeObtain(at + 1)}
            icon={<CloseIcon />}
            onClick={() => field.onChange(places.toSpliced(at, 1))}
          />
        </div>
      ))}
      {places.length < EQUIPMENT_LIMITS.obtain && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() =>
            field.onChange([...places, { by: 'monster', name: '', level: null, map: null }])
          }
        >
          {texts.addObtain}
        </Button>
      )}
      {reason !== '' && <FieldReason id="obtain-reason">{reason}</FieldReason>}
    </fieldset>
  )
}
