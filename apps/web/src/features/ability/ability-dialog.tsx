import {
  ABILITY_CATEGORIES,
  ABILITY_TRIGGERS,
  type Ability,
  type AbilityCategory,
  abilityInputSchema,
  type AbilityTrigger,
  CATALOGUE_LIMITS,
} from '@gyeol/contract'
import { ABILITY_TIERS } from '@gyeol/catalogue'
import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { StatCombobox } from '../../shared/conditions/stat-combobox.tsx'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { SelectInput, TextAreaInput } from '../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../shared/forms/idempotency.ts'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { CloseIcon, DeleteIcon } from '../../shared/icons/icons.ts'
import {
  CommonInputs,
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { RemoveItem } from '../../shared/catalogue/forms/remove-item.tsx'
import { statName } from '../../shared/stats/stat-words.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { effectAtTier } from './ability-effect.ts'
import {
  useCreateAbilityMutation,
  useDeleteAbilityMutation,
  useUpdateAbilityMutation,
} from './ability.api.ts'
import styles from './ability.module.css'
import { abilityTexts } from './ability.texts.ts'

type AbilityValues = {
  readonly category: AbilityCategory
  readonly trigger: AbilityTrigger
  readonly stat: StatId | null
  readonly perTier: number | null
  readonly effect: string
} & CommonValues

const newAbilitySchema = abilityInputSchema.extend(TRIMMED_FIELDS)
const changedAbilitySchema = newAbilitySchema.extend(VERSION_FIELD)

function valuesOf(ability: Ability | null): AbilityValues {
  if (ability === null) {
    return {
      ...EMPTY_COMMON,
      category: 'basic',
      trigger: 'always',
      stat: null,
      perTier: null,
      effect: '',
    }
  }
  const { category, trigger, stat, perTier, effect } = ability
  return { ...commonValuesOf(ability), category, trigger, stat, perTier, effect }
}

type AbilityDialogProps = {
  /** Null for a new one. */
  readonly ability: Ability | null
  readonly onClose: () => void
}

/** Writes, edits or deletes an ability over the list. */
export function AbilityDialog({ ability, onClose }: AbilityDialogProps) {
  const texts = abilityTexts
  const common = catalogueTexts
  const words = catalogueFormTexts
  const { schema, send } = useSending(ability)
  const [remove] = useDeleteAbilityMutation()
  const form = useContractForm<AbilityValues, object, { id: string; version: number }>({
    schema,
    values: valuesOf(ability),
    fixed: ability === null ? {} : { version: ability.version },
    submit: send,
    onSaved: () => {
      showToast(common.saved, { kind: 'success' })
      onClose()
    },
    fieldOfCode: { DUPLICATE: 'name' },
    messageOfCode: { DUPLICATE: words.duplicate },
    guardsLeaving: true,
  })
  const { control } = form
  const title = ability === null ? texts.create : texts.edit
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <ContractFormView form={form} label={title} versionFields={useVersionFields()}>
        <NameInput control={control} />
        <div className={styles.pair}>
          <SelectInput
            control={control}
            name="category"
            label={texts.fields.category}
            options={ABILITY_CATEGORIES.map((value) => ({
              value,
              label: ABILITY_CATEGORY_NAMES[value],
            }))}
          />
          <SelectInput
            control={control}
            name="trigger"
            label={texts.fields.trigger}
            options={ABILITY_TRIGGERS.map((value) => ({
              value,
              label: ABILITY_TRIGGER_NAMES[value],
            }))}
          />
        </div>
        <StatInputs control={control} />
        <TextAreaInput
          control={control}
          name="effect"
          label={texts.fields.effect}
          maxLength={CATALOGUE_LIMITS.note}
        />
        <Preview control={control} />
        <CommonInputs control={control} />
        <div className={forms.buttons}>
          <SubmitButton form={form} size="large">
            {ability === null ? common.create : common.save}
          </SubmitButton>
          {ability !== null && (
            <RemoveItem
              thing={{ entity: 'ability', id: ability.id }}
              name={ability.name}
              trigger={
                <Button size="large" icon={<DeleteIcon />}>
                  {common.remove}
                </Button>
              }
              remove={() => remove({ params: { id: ability.id } }).unwrap()}
              onRemoved={onClose}
            />
          )}
        </div>
      </ContractFormView>
    </Dialog>
  )
}

type FormControl = Control<AbilityValues>

/** The plain stat a basic ability raises, and by how much per tier. */
function StatInputs({ control }: { control: FormControl }) {
  const texts = abilityTexts.fields
  const stat = useController({ control, name: 'stat' })
  const perTier = useController({ control, name: 'perTier' })
  return (
    <div className={styles.pair}>
      <Field label={texts.stat} error={stat.fieldState.error?.message}>
        <div className={forms.picker}>
          <StatCombobox
            value={stat.field.value}
            onChange={(next) => {
              stat.field.onChange(next)
              perTier.field.onChange(perTier.field.value ?? 1)
            }}
          />
          {stat.field.value !== null && (
            <IconButton
              label={texts.noStat}
              icon={<CloseIcon />}
              onClick={() => {
                stat.field.onChange(null)
                perTier.field.onChange(null)
              }}
            />
          )}
        </div>
      </Field>
      {stat.field.value !== null && (
        <Field label={texts.perTier} error={perTier.fieldState.error?.message}>
          <NumberField
            look="plain"
            block
            label={texts.perTier}
            value={perTier.field.value ?? 1}
            min={-CATALOGUE_LIMITS.value}
            max={CATALOGUE_LIMITS.value}
            signed
            parse={parseKoreanNumber}
            onChange={perTier.field.onChange}
            onInvalid={() => perTier.field.onChange(Number.NaN)}
          />
        </Field>
      )}
    </div>
  )
}

function Preview({ control }: { control: FormControl }) {
  const texts = abilityTexts
  const effect = useWatch({ control, name: 'effect' })
  if (effect.trim() === '') return null
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      {ABILITY_TIERS.map((tier) => (
        <p key={tier}>
          {texts.tierName(tier)}: {effectAtTier(effect, tier)}
        </p>
      ))}
    </section>
  )
}

/** How the form is checked and sent: a new ability or a new version of one. */
function useSending(ability: Ability | null) {
  const [create] = useCreateAbilityMutation()
  const [update] = useUpdateAbilityMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const schema = ability === null ? newAbilitySchema : changedAbilitySchema
  // Which of the two it is, the form does not know any more.
  const send = async (body: object): Promise<{ id: string; version: number }> => {
    if (ability !== null) {
      const checked = changedAbilitySchema.parse(body)
      return update({ params: { id: ability.id }, body: checked }).unwrap()
    }
    const checked = newAbilitySchema.parse(body)
    return create({ body: checked, idempotencyKey: keyFor(checked) }).unwrap()
  }
  return { schema, send }
}

function useVersionFields(): VersionFields<AbilityValues> {
  const texts = abilityTexts.fields
  return {
    ...useCommonVersionFields(),
    category: { label: texts.category, show: (category) => ABILITY_CATEGORY_NAMES[category] },
    trigger: { label: texts.trigger, show: (trigger) => ABILITY_TRIGGER_NAMES[trigger] },
    stat: { label: texts.stat, show: (stat) => (stat === null ? texts.noStat : statName(stat)) },
    perTier: { label: texts.perTier, show: (perTier) => String(perTier ?? '') },
    effect: { label: texts.effect },
  }
}
