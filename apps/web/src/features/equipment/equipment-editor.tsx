import {
  type Equipment,
  EQUIPMENT_VARIANTS,
  type EquipmentInput,
  type Recipe,
} from '@gyeol/contract'
import {
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  OBTAIN_NAMES,
} from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { ELEMENTS, EQUIPMENT_KINDS } from '@gyeol/terms'
import { EquipmentFacts } from './equipment-facts.tsx'
import { EditorFrame } from '../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { SelectInput } from '../../shared/forms/form-fields.tsx'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import {
  CommonInputs,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { OptionalNumberInput } from '../../shared/catalogue/forms/optional-number-input.tsx'
import { StatLinesInput } from '../../shared/catalogue/forms/stat-lines-input.tsx'
import { useItemForm } from '../../shared/catalogue/forms/use-item-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { lineText } from '../../shared/stats/stat-words.ts'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import {
  changedEquipmentSchema,
  type EquipmentValues,
  equipmentValuesOf,
  olderEquipmentValues,
  newEquipmentSchema,
} from './equipment-form.ts'
import { useCreateEquipmentMutation, useUpdateEquipmentMutation } from './equipment.api.ts'
import { equipmentTexts } from './equipment.texts.ts'
import { ObtainInput } from './obtain-input.tsx'
import { RecipeInput } from './recipe-input.tsx'
import { UnmappedInput } from './unmapped-input.tsx'

type EquipmentEditorProps = {
  readonly piece: Equipment | null
  /** What a new piece is called, where that is known. */
  readonly name?: string
}

/** Writes or edits a piece of equipment; null for a new one. */
export function EquipmentEditor({ piece, name = '' }: EquipmentEditorProps) {
  const texts = equipmentEditorTexts
  const titles = equipmentTexts
  const common = catalogueTexts
  const [create] = useCreateEquipmentMutation()
  const [update] = useUpdateEquipmentMutation()
  const { form, draft } = useItemForm({
    entity: 'equipment',
    item: piece,
    values: piece === null ? { ...equipmentValuesOf(null), name } : equipmentValuesOf(piece),
    schemas: { create: newEquipmentSchema, update: changedEquipmentSchema },
    create: (call) => create(call).unwrap(),
    update: (call) => update(call).unwrap(),
    pathOf: (id) => `/equipment?id=${id}`,
  })
  const { control } = form
  const fields = useVersionFields()
  return (
    <EditorFrame
      form={form}
      schema={newEquipmentSchema}
      renderPreview={(content) => <Preview piece={content} />}
    >
      <ContractFormView
        form={form}
        label={piece === null ? texts.create : texts.edit}
        versionFields={fields}
        className={forms.form}
      >
        <DraftStrip found={draft.found} />
        <NameInput control={control} />
        <div className={forms.pair}>
          <SelectInput
            control={control}
            name="kind"
            label={texts.kind}
            options={EQUIPMENT_KINDS.map((value) => ({
              value,
              label: EQUIPMENT_KIND_NAMES[value],
            }))}
          />
          <SelectInput
            control={control}
            name="element"
            label={texts.element}
            placeholder={texts.noElement}
            options={[
              { value: '', label: texts.noElement },
              ...ELEMENTS.map((value) => ({ value, label: ELEMENT_NAMES[value] })),
            ]}
          />
        </div>
        <SelectInput
          control={control}
          name="variant"
          label={texts.variant}
          placeholder={texts.noVariant}
          options={[
            { value: '', label: texts.noVariant },
            ...EQUIPMENT_VARIANTS.map((value) => ({
              value,
              label: EQUIPMENT_VARIANT_NAMES[value],
            })),
          ]}
        />
        <div className={forms.quad}>
          {NUMBERS.map((name) => (
            <OptionalNumberInput
              key={name}
              control={control}
              name={name}
              label={titles[LABELS[name]]}
            />
          ))}
        </div>
        <StatLinesInput control={control} name="stats" />
        <UnmappedInput control={control} />
        <RecipeInput control={control} />
        <ObtainInput control={control} />
        <CommonInputs control={control} />
        <EditorBar
          form={form}
          fields={fields}
          thing={piece && { entity: 'equipment', id: piece.id }}
          read={olderEquipmentValues}
        >
          {piece === null ? common.create : common.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

const NUMBERS = ['atk', 'def', 'stability', 'potential', 'crystaSlots'] as const

/** The list's own words for the numbers. */
const LABELS = {
  atk: 'atk',
  def: 'def',
  stability: 'stability',
  potential: 'potential',
  crystaSlots: 'slots',
} as const

/** The piece as its page will show it. */
function Preview({ piece }: { piece: EquipmentInput }) {
  return (
    <>
      <div>
        <b>{piece.name}</b> <span className="muted">{EQUIPMENT_KIND_NAMES[piece.kind]}</span>
      </div>
      <EquipmentFacts piece={piece} />
    </>
  )
}

function useVersionFields(): VersionFields<EquipmentValues> {
  const texts = equipmentEditorTexts
  const titles = equipmentTexts
  const number = (value: number | null) => (value === null ? texts.unknown : formatNumber(value))
  return {
    ...useCommonVersionFields(),
    kind: { label: texts.kind, show: (kind) => EQUIPMENT_KIND_NAMES[kind] },
    element: {
      label: texts.element,
      show: (element) => (element === '' ? texts.noElement : ELEMENT_NAMES[element]),
    },
    atk: { label: titles.atk, show: number },
    def: { label: titles.def, show: number },
    stability: { label: titles.stability, show: number },
    potential: { label: titles.potential, show: number },
    crystaSlots: { label: titles.slots, show: number },
    variant: {
      label: texts.variant,
      show: (variant) => (variant === '' ? texts.noVariant : EQUIPMENT_VARIANT_NAMES[variant]),
    },
    unmapped: { label: texts.unmapped, show: (lines) => lines.join(', ') },
    recipe: { label: texts.recipe, show: (recipe) => recipeText(recipe) ?? texts.unknown },
    stats: { label: titles.options, show: (stats) => stats.map(lineText).join(', ') },
    obtain: {
      label: texts.obtain,
      show: (places) => places.map(({ by, name }) => `${OBTAIN_NAMES[by]} ${name}`).join(', '),
    },
  }
}

/** A recipe in one line; null where nobody knows one. */
function recipeText(recipe: Recipe | null): string | null {
  if (recipe === null) return null
  const { recipeNumbers } = equipmentEditorTexts
  const numbers = (['level', 'difficulty', 'fee'] as const).flatMap((name) =>
    recipe[name] === null ? [] : [`${recipeNumbers[name]} ${formatNumber(recipe[name])}`],
  )
  const materials = recipe.materials.map(({ name, amount }) => `${name} ×${formatNumber(amount)}`)
  return [...numbers, ...materials].join(', ')
}
