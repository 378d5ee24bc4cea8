import { CATALOGUE_LIMITS } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, BOSS_STAT_NAMES, ELEMENT_NAMES } from '@gyeol/game-data'
import { BOSS_DIFFICULTIES, MONSTER_ELEMENTS } from '@gyeol/terms'
import { type Control, useController } from 'react-hook-form'
import { CloseIcon, PlusIcon } from '../../shared/icons/icons.ts'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { OptionalNumberInput } from '../../shared/catalogue/forms/optional-number-input.tsx'
import { firstReason, LineField } from '../../shared/catalogue/forms/place-fields.tsx'
import { ValuesInput } from '../../shared/catalogue/forms/values-input.tsx'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { bossEditorTexts } from './boss-editor.texts.ts'
import type { BossValues } from './boss-form.ts'
import { bossTexts } from './boss.texts.ts'

type InputProps = {
  readonly control: Control<BossValues>
}

const MOST_ELEMENTS = 6

/** The difficulties a boss can be fought at, in their own order. */
export function DifficultiesInput({ control }: InputProps) {
  const texts = bossEditorTexts
  const { field } = useController({ control, name: 'difficulties' })
  const chosen = field.value
  return (
    <fieldset>
      <legend className={forms.legend}>{texts.difficulties}</legend>
      <div className={forms.levels}>
        {BOSS_DIFFICULTIES.map((code) => (
          <Chip
            key={code}
            pressed={chosen.includes(code)}
            onPressedChange={(isOn) =>
              field.onChange(
                BOSS_DIFFICULTIES.filter((one) => (one === code ? isOn : chosen.includes(one))),
              )
            }
          >
            {BOSS_DIFFICULTY_NAMES[code]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Elements, and in which state a boss has each. */
export function ElementsInput({ control }: InputProps) {
  const texts = bossEditorTexts
  const { field, fieldState } = useController({ control, name: 'elements' })
  const elements = field.value
  const reason = firstReason(fieldState.error)
  const set = (place: number, part: Partial<BossValues['elements'][number]>) =>
    field.onChange(
      elements.map((element, other) => (other === place ? { ...element, ...part } : element)),
    )
  return (
    <fieldset className={forms.list}>
      <legend className={forms.legend}>{texts.elements}</legend>
      {elements.map(({ element, when }, place) => (
        // Lines have no identity of their own: their place is all there is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={forms.short}>
          <Field label={texts.element(place + 1)}>
            <Select
              value={element}
              onChange={(next) => set(place, { element: next })}
              options={MONSTER_ELEMENTS.map((value) => ({ value, label: ELEMENT_NAMES[value] }))}
            />
          </Field>
          <LineField
            label={texts.when(place + 1)}
            value={when ?? ''}
            onChange={(text) => set(place, { when: text === '' ? null : text })}
          />
          <IconButton
            label={texts.removeElement(place + 1)}
            icon={<CloseIcon />}
            onClick={() => field.onChange(elements.toSpliced(place, 1))}
          />
        </div>
      ))}
      {elements.length < MOST_ELEMENTS && (
        <Button
          size="small"
          icon={<PlusIcon />}
          onClick={() => field.onChange([...elements, { element: 'fire', when: null }])}
        >
          {texts.addElement}
        </Button>
      )}
      {reason !== '' && <FieldReason id="elements-reason">{reason}</FieldReason>}
    </fieldset>
  )
}

const STATS = [
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'critResist',
  'flee',
  'guard',
  'evade',
] as const

/** What a boss withstands at the normal difficulty. */
export function BossStatInputs({ control }: InputProps) {
  const texts = bossEditorTexts
  return (
    <fieldset>
      <legend className={forms.legend}>{texts.stats}</legend>
      <p className={forms.note}>{texts.statsHint}</p>
      <div className={forms.quad}>
        {STATS.map((stat) => (
          <ValuesInput
            key={stat}
            control={control}
            name={`stats.${stat}`}
            label={BOSS_STAT_NAMES[stat]}
          />
        ))}
      </div>
    </fieldset>
  )
}

const PRORATIONS = ['normal', 'physical', 'magic'] as const

/** How much a kind of damage loses from hit to hit. */
export function ProrationInputs({ control }: InputProps) {
  const texts = bossEditorTexts
  const names = bossTexts.prorations
  return (
    <fieldset>
      <legend className={forms.legend}>{texts.proration}</legend>
      <div className={forms.quad}>
        {PRORATIONS.map((kind) => (
          <OptionalNumberInput
            key={kind}
            control={control}
            name={`proration.${kind}`}
            label={names[kind]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Most characters of a place's name. */
export const PLACE_LENGTH = CATALOGUE_LIMITS.line
