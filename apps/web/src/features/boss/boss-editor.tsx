import { BOSS_KINDS, type Boss, type BossInput, type BossStats } from '@gyeol/contract'
import {
  BOSS_DIFFICULTY_NAMES,
  BOSS_KIND_NAMES,
  BOSS_STAT_NAMES,
  ELEMENT_NAMES,
  EVIDENCE_NAMES,
} from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { EVIDENCES } from '@gyeol/terms'
import { BossNumbers } from './boss-numbers.tsx'
import { EditorFrame } from '../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { SelectInput, SwitchInput, TextInput } from '../../shared/forms/form-fields.tsx'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import {
  CommonInputs,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { OptionalNumberInput } from '../../shared/catalogue/forms/optional-number-input.tsx'
import { PicksInput } from '../../shared/catalogue/forms/picks-input.tsx'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import { useItemForm } from '../../shared/catalogue/forms/use-item-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { valuesText } from '../../shared/catalogue/values-text.ts'
import {
  BossStatInputs,
  DifficultiesInput,
  ElementsInput,
  PLACE_LENGTH,
  ProrationInputs,
} from './boss-editor-inputs.tsx'
import { bossEditorTexts } from './boss-editor.texts.ts'
import {
  type BossValues,
  bossValuesOf,
  changedBossSchema,
  newBossSchema,
  olderBossValues,
} from './boss-form.ts'
import { useCreateBossMutation, useUpdateBossMutation } from './boss.api.ts'
import { bossTexts } from './boss.texts.ts'

/** The contract's limit. */
const MOST_CRYSTAS = 20

/** Writes or edits a boss as it is at the normal difficulty; null for a new one. */
export function BossEditor({ boss }: { readonly boss: Boss | null }) {
  const texts = bossEditorTexts
  const common = catalogueTexts
  const words = catalogueFormTexts
  const [create] = useCreateBossMutation()
  const [update] = useUpdateBossMutation()
  const { data: crystas } = useReadAllCrystasQuery()
  const { form, draft } = useItemForm({
    entity: 'boss',
    item: boss,
    values: bossValuesOf(boss),
    schemas: { create: newBossSchema, update: changedBossSchema },
    create: (call) => create(call).unwrap(),
    update: (call) => update(call).unwrap(),
    pathOf: (id) => `/boss?event=1&id=${id}`,
    fieldOfCode: { DUPLICATE: 'name' },
    messageOfCode: { DUPLICATE: texts.duplicate },
  })
  const { control } = form
  const fields = useVersionFields()
  return (
    <EditorFrame
      form={form}
      schema={newBossSchema}
      renderPreview={(content) => <Preview boss={content} />}
    >
      <ContractFormView
        form={form}
        label={boss === null ? texts.create : texts.edit}
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
            options={BOSS_KINDS.map((value) => ({ value, label: BOSS_KIND_NAMES[value] }))}
          />
          <OptionalNumberInput control={control} name="level" label={texts.level} />
        </div>
        <SwitchInput control={control} name="isEvent" label={texts.isEvent} />
        <DifficultiesInput control={control} />
        <div className={forms.pair}>
          <TextInput control={control} name="map" label={texts.map} maxLength={PLACE_LENGTH} />
          <TextInput
            control={control}
            name="mapAlt"
            label={texts.mapAlt}
            maxLength={PLACE_LENGTH}
          />
        </div>
        <SelectInput
          control={control}
          name="mapEvidence"
          label={words.mapEvidence}
          options={EVIDENCES.map((value) => ({ value, label: EVIDENCE_NAMES[value] }))}
        />
        <ElementsInput control={control} />
        <div className={forms.pair}>
          <OptionalNumberInput control={control} name="hp" label={texts.hp} />
          <OptionalNumberInput control={control} name="exp" label={texts.exp} />
        </div>
        <BossStatInputs control={control} />
        <ProrationInputs control={control} />
        <PicksInput
          control={control}
          name="crystaIds"
          most={MOST_CRYSTAS}
          label={texts.crystas}
          addLabel={texts.addCrysta}
          items={crystas?.items ?? []}
          // A boss may drop what this site does not list: then its id is all there is.
          known={boss?.crystaIds.map((id) => ({ id, name: id })) ?? []}
        />
        <CommonInputs control={control} />
        <EditorBar
          form={form}
          fields={fields}
          thing={boss && { entity: 'boss', id: boss.id }}
          read={olderBossValues}
        >
          {boss === null ? common.create : common.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

/** The boss as its page will show it. */
function Preview({ boss }: { boss: BossInput }) {
  return (
    <>
      <div>
        <b>{boss.name}</b> <span className="muted">{BOSS_KIND_NAMES[boss.kind]}</span>
        {boss.map !== null && <p className="muted">{boss.map}</p>}
      </div>
      <BossNumbers key={boss.difficulties.join(' ')} boss={boss} first={null} />
    </>
  )
}

function useVersionFields(): VersionFields<BossValues> {
  const texts = bossEditorTexts
  const words = catalogueFormTexts
  const names = bossTexts.prorations
  const number = (value: number | null) => (value === null ? texts.unknown : formatNumber(value))
  return {
    ...useCommonVersionFields(),
    kind: { label: texts.kind, show: (kind) => BOSS_KIND_NAMES[kind] },
    isEvent: { label: texts.isEvent, show: (isEvent) => (isEvent ? words.yes : words.no) },
    level: { label: texts.level, show: number },
    difficulties: {
      label: texts.difficulties,
      show: (codes) => codes.map((code) => BOSS_DIFFICULTY_NAMES[code]).join(', '),
    },
    map: { label: texts.map },
    mapAlt: { label: texts.mapAlt },
    mapEvidence: { label: words.mapEvidence, show: (evidence) => EVIDENCE_NAMES[evidence] },
    elements: {
      label: texts.elements,
      show: (elements) =>
        elements
          .map(({ element, when }) => [ELEMENT_NAMES[element], when].filter(Boolean).join(' '))
          .join(', '),
    },
    hp: { label: texts.hp, show: number },
    exp: { label: texts.exp, show: number },
    stats: { label: texts.stats, show: statsWords },
    proration: {
      label: texts.proration,
      show: ({ normal, physical, magic }) =>
        [
          `${names.normal} ${number(normal)}`,
          `${names.physical} ${number(physical)}`,
          `${names.magic} ${number(magic)}`,
        ].join(', '),
    },
    crystaIds: { label: texts.crystas, show: (ids) => ids.join(', ') },
  }
}

function statsWords(stats: BossStats): string {
  const { def, mdef, physResist, magicResist, critResist, flee, guard, evade } = stats
  return Object.entries({ def, mdef, physResist, magicResist, critResist, flee, guard, evade })
    .flatMap(([stat, values]) =>
      // The keys are those of the stats written out above.
      values.length === 0
        ? []
        : [`${BOSS_STAT_NAMES[stat as keyof BossStats]} ${valuesText(values)}`],
    )
    .join(', ')
}
