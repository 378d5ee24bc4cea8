import {
  CATALOGUE_LIMITS,
  REGISTLET_CATEGORIES,
  type Registlet,
  type RegistletInput,
} from '@gyeol/contract'
import { REGISTLET_CATEGORY_NAMES, SKILL_TREES } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { EditorFrame } from '../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { NumberInput, SelectInput, TextAreaInput } from '../../shared/forms/form-fields.tsx'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import { PlusIcon } from '../../shared/icons/icons.ts'
import {
  CommonInputs,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { useItemForm } from '../../shared/catalogue/forms/use-item-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { RemovableChip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { effectAt, growsWithLevel } from './registlet-effect.ts'
import {
  changedRegistletSchema,
  newRegistletSchema,
  type RegistletValues,
  registletValuesOf,
  olderRegistletValues,
} from './registlet-form.ts'
import { registletEditorTexts } from './registlet-editor.texts.ts'
import { skillName, treeName } from '../../shared/lists/registlet-search.ts'
import { useCreateRegistletMutation, useUpdateRegistletMutation } from './registlet.api.ts'
import { registletTexts } from './registlet.texts.ts'

/** Writes or edits a registlet; null for a new one. */
export function RegistletEditor({ registlet }: { readonly registlet: Registlet | null }) {
  const texts = registletEditorTexts
  const titles = registletTexts
  const common = catalogueTexts
  const words = catalogueFormTexts
  const [create] = useCreateRegistletMutation()
  const [update] = useUpdateRegistletMutation()
  const { form, draft } = useItemForm({
    entity: 'registlet',
    item: registlet,
    values: registletValuesOf(registlet),
    schemas: { create: newRegistletSchema, update: changedRegistletSchema },
    create: (call) => create(call).unwrap(),
    update: (call) => update(call).unwrap(),
    pathOf: (id) => `/registlet?id=${id}`,
    fieldOfCode: { DUPLICATE: 'name' },
    messageOfCode: { DUPLICATE: words.duplicate },
  })
  const { control } = form
  const fields = useVersionFields()
  const tree = useWatch({ control, name: 'skillTree' })
  return (
    <EditorFrame
      form={form}
      schema={newRegistletSchema}
      renderPreview={(content) => <Preview registlet={content} />}
    >
      <ContractFormView
        form={form}
        label={registlet === null ? titles.create : titles.edit}
        versionFields={fields}
        className={forms.form}
      >
        <DraftStrip found={draft.found} />
        <NameInput control={control} />
        <div className={forms.pair}>
          <SelectInput
            control={control}
            name="category"
            label={texts.category}
            options={REGISTLET_CATEGORIES.map((value) => ({
              value,
              label: REGISTLET_CATEGORY_NAMES[value],
            }))}
          />
          <NumberInput
            control={control}
            name="maxLevel"
            label={texts.maxLevel}
            min={1}
            max={CATALOGUE_LIMITS.level}
            parse={parseKoreanNumber}
          />
        </div>
        <SkillInputs control={control} tree={tree} />
        <LevelsInput control={control} />
        <TextAreaInput
          control={control}
          name="effect"
          label={texts.effect}
          hint={texts.effectHint}
          maxLength={CATALOGUE_LIMITS.note}
        />
        <CommonInputs control={control} />
        <EditorBar
          form={form}
          fields={fields}
          thing={registlet && { entity: 'registlet', id: registlet.id }}
          read={olderRegistletValues}
        >
          {registlet === null ? common.create : common.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

type FormControl = Control<RegistletValues>

/** Trees and skills as the planner knows them; what a list wrote in its own case stays. */
function SkillInputs({ control, tree }: { control: FormControl; tree: string }) {
  const texts = registletEditorTexts
  const skill = useWatch({ control, name: 'skill' })
  const known = SKILL_TREES.find(({ id }) => id.toLowerCase() === tree.toLowerCase())
  const trees = SKILL_TREES.map(({ id, name }) => ({
    value: id === known?.id ? tree : id,
    label: name,
  }))
  const skills = (known?.skills ?? []).map(({ nameEn, name }) => ({ value: nameEn, label: name }))
  const isStrange = skill !== '' && !skills.some(({ value }) => value === skill)
  return (
    <div className={forms.pair}>
      <SelectInput
        control={control}
        name="skillTree"
        label={texts.tree}
        placeholder={texts.noTree}
        options={[{ value: '', label: texts.noTree }, ...trees]}
      />
      <SelectInput
        control={control}
        name="skill"
        label={texts.skill}
        placeholder={texts.noSkill}
        options={[
          { value: '', label: texts.noSkill },
          ...(isStrange ? [{ value: skill, label: skill }] : []),
          ...skills,
        ]}
      />
    </div>
  )
}

/** The levels it can be had at, in order. */
function LevelsInput({ control }: { control: FormControl }) {
  const texts = registletEditorTexts
  const { field, fieldState } = useController({ control, name: 'levels' })
  const [level, setLevel] = useState(10)
  const levels = useWatch({ control, name: 'levels' })
  const change = (next: readonly number[]) =>
    field.onChange([...new Set(next)].toSorted((left, right) => left - right))
  return (
    <Field label={texts.levels} error={fieldState.error?.message}>
      <div className={forms.list}>
        <div className={forms.levels}>
          {levels.map((one) => (
            <RemovableChip
              key={one}
              label={`Lv ${one}`}
              onRemove={() => change(levels.filter((other) => other !== one))}
            />
          ))}
        </div>
        <div className={forms.picker}>
          <NumberField
            label={texts.levelField}
            value={level}
            min={1}
            max={CATALOGUE_LIMITS.level}
            largeStep={20}
            parse={parseKoreanNumber}
            onChange={setLevel}
            onInvalid={() => undefined}
          />
          <Button icon={<PlusIcon />} onClick={() => change([...levels, level])}>
            {texts.addLevel}
          </Button>
        </div>
      </div>
    </Field>
  )
}

/** The registlet with what it does at its first and last level. */
function Preview({ registlet }: { registlet: RegistletInput }) {
  const texts = registletEditorTexts
  const { name, category, effect, maxLevel } = registlet
  return (
    <>
      <div>
        <b>{name}</b> <span className="muted">{REGISTLET_CATEGORY_NAMES[category]}</span>
      </div>
      {growsWithLevel(effect) ? (
        [...new Set([1, maxLevel])].map((level) => (
          <p key={level}>{texts.at(level, effectAt(effect, level))}</p>
        ))
      ) : (
        <p>{effect}</p>
      )}
    </>
  )
}

function useVersionFields(): VersionFields<RegistletValues> {
  const texts = registletEditorTexts
  return {
    ...useCommonVersionFields(),
    category: { label: texts.category, show: (category) => REGISTLET_CATEGORY_NAMES[category] },
    skillTree: { label: texts.tree, show: treeName },
    skill: { label: texts.skill, show: (skill) => skillName(null, skill) ?? '' },
    maxLevel: { label: texts.maxLevel, show: String },
    levels: { label: texts.levels, show: (levels) => levels.join(', ') },
    effect: { label: texts.effect },
  }
}
