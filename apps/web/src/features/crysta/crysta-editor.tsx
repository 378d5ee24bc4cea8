import type { Crysta, CrystaInput } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { CRYSTA_KINDS } from '@gyeol/terms'
import { useController, useWatch } from 'react-hook-form'
import { DropSection, StatFacts } from './crysta-facts.tsx'
import { EditorFrame } from '../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { SelectInput, SwitchInput } from '../../shared/forms/form-fields.tsx'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import type { ContractForm } from '../../shared/forms/use-contract-form.ts'
import { CloseIcon } from '../../shared/icons/icons.ts'
import {
  CommonInputs,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { DropsInput } from '../../shared/catalogue/forms/drops-input.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { StatLinesInput } from '../../shared/catalogue/forms/stat-lines-input.tsx'
import { useItemForm } from '../../shared/catalogue/forms/use-item-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { lineText } from '../../shared/stats/stat-words.ts'
import { IconButton } from '../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../shared/ui/pickers/combobox.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { crystaEditorTexts } from './crysta-editor.texts.ts'
import {
  changedCrystaSchema,
  type CrystaValues,
  crystaValuesOf,
  olderCrystaValues,
  newCrystaSchema,
} from './crysta-form.ts'
import { CrystaGem } from './crysta-gem.tsx'
import {
  useCreateCrystaMutation,
  useListCrystaUnitsQuery,
  useUpdateCrystaMutation,
} from './crysta.api.ts'
import { possibleParents } from './parent-picker.ts'

/** Writes or edits a crysta; null for a new one. */
export function CrystaEditor({ crysta }: { readonly crysta: Crysta | null }) {
  const texts = crystaEditorTexts
  const common = catalogueTexts
  const words = catalogueFormTexts
  const [create] = useCreateCrystaMutation()
  const [update] = useUpdateCrystaMutation()
  const { form, draft } = useItemForm({
    entity: 'crysta',
    item: crysta,
    values: crystaValuesOf(crysta),
    schemas: { create: newCrystaSchema, update: changedCrystaSchema },
    create: (call) => create(call).unwrap(),
    update: (call) => update(call).unwrap(),
    pathOf: (id) => `/crysta/list?id=${id}`,
    fieldOfCode: { DUPLICATE: 'name', CYCLE: 'parentId' },
    messageOfCode: { DUPLICATE: words.duplicate, CYCLE: texts.cycle },
  })
  const { control } = form
  const fields = useVersionFields()
  return (
    <EditorFrame
      form={form}
      schema={newCrystaSchema}
      renderPreview={(content) => <Preview crysta={content} />}
    >
      <ContractFormView
        form={form}
        label={crysta === null ? texts.create : texts.edit}
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
            options={CRYSTA_KINDS.map((value) => ({ value, label: CRYSTA_KIND_NAMES[value] }))}
          />
          <ParentInput form={form} id={crysta?.id ?? null} />
        </div>
        <SwitchInput
          control={control}
          name="isEnhancer"
          label={texts.isEnhancer}
          hint={texts.isEnhancerHint}
        />
        <StatLinesInput control={control} name="stats" />
        <DropsInput control={control} name="drops" />
        <CommonInputs control={control} />
        <EditorBar
          form={form}
          fields={fields}
          thing={crysta && { entity: 'crysta', id: crysta.id }}
          read={olderCrystaValues}
        >
          {crysta === null ? common.create : common.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

type CrystaForm = ContractForm<CrystaValues>

/** The crysta as its page will show it. */
function Preview({ crysta }: { crysta: CrystaInput }) {
  const { name, kind, parentId } = crysta
  return (
    <>
      <div className={forms.picker}>
        <div>
          <b>{name}</b> <span className="muted">{CRYSTA_KIND_NAMES[kind]}</span>
        </div>
        <CrystaGem crysta={{ kind }} depth={parentId === null ? 0 : 1} size={40} />
      </div>
      <StatFacts crysta={crysta} />
      <DropSection crysta={crysta} />
    </>
  )
}

/** The crysta before this one; choosing one makes this an enhanced one. */
function ParentInput({ form, id }: { form: CrystaForm; id: string | null }) {
  const texts = crystaEditorTexts
  const { control, hook } = form
  const { field, fieldState } = useController({ control, name: 'parentId' })
  const kind = useWatch({ control, name: 'kind' })
  const { data: units = [] } = useListCrystaUnitsQuery({ query: { editMode: 'true' } })
  const chosen = units.find((unit) => unit.id === field.value) ?? null
  const isOther = chosen !== null && chosen.kind !== kind
  return (
    <Field
      label={texts.parent}
      hint={texts.parentHint}
      error={fieldState.error?.message ?? (isOther ? texts.otherKind : undefined)}
    >
      <div className={forms.picker}>
        <Combobox
          label={texts.parent}
          items={possibleParents(units, { id, kind })}
          value={chosen}
          getKey={(unit) => unit.id}
          getLabel={(unit) => unit.name}
          placeholder={texts.noParent}
          searchPlaceholder={texts.searchParent}
          onChange={(unit) => {
            field.onChange(unit.id)
            hook.setValue('isEnhancer', true, { shouldDirty: true })
          }}
        />
        {chosen !== null && (
          <IconButton
            label={texts.clearParent}
            icon={<CloseIcon />}
            onClick={() => field.onChange('')}
          />
        )}
      </div>
    </Field>
  )
}

function useVersionFields(): VersionFields<CrystaValues> {
  const texts = crystaEditorTexts
  const words = catalogueFormTexts
  return {
    ...useCommonVersionFields(),
    kind: { label: texts.kind, show: (kind) => CRYSTA_KIND_NAMES[kind] },
    isEnhancer: {
      label: texts.isEnhancer,
      show: (isEnhancer) => (isEnhancer ? words.yes : words.no),
    },
    parentId: { label: texts.parent },
    stats: { label: words.stats, show: (stats) => stats.map(lineText).join('\n') },
    drops: {
      label: words.drops,
      show: (drops) =>
        drops
          .map(({ monster, level, map }) => [monster, level, map].filter(Boolean).join(' '))
          .join('\n'),
    },
  }
}
