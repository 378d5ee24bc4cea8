import { EQUIPMENT_LIMITS } from '@gyeol/contract'
import { type Control, useController } from 'react-hook-form'
import { firstReason } from '../../shared/catalogue/forms/place-fields.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { TextArea } from '../../shared/ui/fields/text-field.tsx'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import type { EquipmentValues } from './equipment-form.ts'

/** Lines of a piece that no stat stands for, one a line. */
export function UnmappedInput({ control }: { control: Control<EquipmentValues> }) {
  const texts = equipmentEditorTexts
  const { field, fieldState } = useController({ control, name: 'unmapped' })
  return (
    <Field
      label={texts.unmapped}
      hint={texts.unmappedHint}
      error={firstReason(fieldState.error) || undefined}
    >
      <TextArea
        rows={2}
        value={field.value.join('\n')}
        onChange={(event) => {
          const { value } = event.currentTarget
          field.onChange(value === '' ? [] : value.split('\n').slice(0, EQUIPMENT_LIMITS.unmapped))
        }}
        onBlur={() => {
          field.onChange(field.value.map((line) => line.trim()).filter((line) => line !== ''))
          field.onBlur()
        }}
      />
    </Field>
  )
}
