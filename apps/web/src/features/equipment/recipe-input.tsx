import { EQUIPMENT_LIMITS, type Recipe } from '@gyeol/contract'
import { type Control, useController } from 'react-hook-form'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { firstReason, LineField } from '../../shared/catalogue/forms/place-fields.tsx'
import { CloseIcon, PlusIcon } from '../../shared/icons/icons.ts'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import type { EquipmentValues } from './equipment-form.ts'

const EMPTY: Recipe = { level: null, difficulty: null, fee: null, materials: [] }

/** What it takes to make a piece; nothing written means nobody knows a recipe. */
export function RecipeInput({ control }: { control: Control<EquipmentValues> }) {
  const texts = equipmentEditorTexts
  const { field, fieldState } = useController({ control, name: 'recipe' })
  const recipe = field.value ?? EMPTY
  const { materials } = recipe
  const reason = firstReason(fieldState.error)
  const change = (part: Partial<Recipe>) => {
    const next = { ...recipe, ...part }
    const { level, difficulty, fee } = next
    const isEmpty = [level, difficulty, fee].every((value) => value === null)
    field.onChange(isEmpty && next.materials.length === 0 ? null : next)
  }
  const setMaterial = (at: number, part: Partial<Recipe['materials'][number]>) =>
    change({
      materials: materials.map((other, place) => (place === at ? { ...other, ...part } : other)),
    })
  return (
    <fieldset className={forms.list}>
      <legend className={forms.legend}>{texts.recipe}</legend>
      <div className={forms.quad}>
        {(['level', 'difficulty', 'fee'] as const).map((name) => (
          <AmountField
            key={name}
            label={texts.recipeNumbers[name]}
            value={recipe[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      {materials.map(({ name, amount }, at) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={forms.short}>
          <AmountField
            label={texts.materialAmount(at + 1)}
            value={amount}
            onChange={(value) => setMaterial(at, { amount: value ?? 0 })}
          />
          <LineField
            label={texts.material(at + 1)}
            value={name}
            onChange={(text) => setMaterial(at, { name: text })}
          />
          <IconButton
            label={texts.removeMaterial(at + 1)}
            icon={<CloseIcon />}
            onClick={() => change({ materials: materials.toSpliced(at, 1) })}
          />
        </div>
      ))}
      {materials.length < EQUIPMENT_LIMITS.materials && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => change({ materials: [...materials, { name: '', amount: 1 }] })}
        >
          {texts.addMaterial}
        </Button>
      )}
      {reason !== '' && <FieldReason id="recipe-reason">{reason}</FieldReason>}
    </fieldset>
  )
}

type AmountFieldProps = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function AmountField({ label, value, onChange }: AmountFieldProps) {
  return (
    <Field label={label}>
      <TextField
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={value === null ? '' : String(value)}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '')
          onChange(digits === '' ? null : Number(digits))
        }}
      />
    </Field>
  )
}
