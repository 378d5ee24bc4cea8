import { CATALOGUE_LIMITS, type Job, type JobInput, POST_LENGTH } from '@gyeol/contract'
import { GEAR_NAMES } from '@gyeol/game-data'
import { GEAR_KINDS, type GearKind } from '@gyeol/terms'
import { type Control, useController } from 'react-hook-form'
import { MarkdownText } from '../../shared/markdown/markdown.tsx'
import { EditorFrame } from '../../shared/editing/editor-frame.tsx'
import { EditorBar } from '../../shared/editing/editor-bar.tsx'
import { ContractFormView } from '../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../shared/forms/draft-strip.tsx'
import { SelectInput, TextInput } from '../../shared/forms/form-fields.tsx'
import type { VersionFields } from '../../shared/forms/version-check-dialog.tsx'
import {
  CommonInputs,
  NameInput,
  useCommonVersionFields,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import forms from '../../shared/catalogue/forms/catalogue-forms.module.css'
import { catalogueFormTexts } from '../../shared/catalogue/forms/catalogue-forms.texts.ts'
import { PicksInput } from '../../shared/catalogue/forms/picks-input.tsx'
import {
  useReadAllCrystasQuery,
  useReadAllRegistletsQuery,
} from '../../shared/catalogue/catalogue.api.ts'
import { useItemForm } from '../../shared/catalogue/forms/use-item-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { MarkdownInput } from '../../shared/markdown/markdown-input.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import {
  changedJobSchema,
  characterAddress,
  characterCodeIn,
  type JobValues,
  jobValuesOf,
  olderJobValues,
  newJobSchema,
  skillBuildAddress,
  skillCodeIn,
} from './job-form.ts'
import { useCreateJobMutation, useListJobsQuery, useUpdateJobMutation } from './job.api.ts'
import { jobTexts } from './job.texts.ts'

/** The contract's limit. */
const MOST_PICKS = 60

/** Writes or edits a build guide; null for a new one. */
export function JobEditor({ job }: { readonly job: Job | null }) {
  const texts = jobTexts
  const common = catalogueTexts
  const words = catalogueFormTexts
  const [create] = useCreateJobMutation()
  const [update] = useUpdateJobMutation()
  const { data: crystas } = useReadAllCrystasQuery()
  const { data: registlets } = useReadAllRegistletsQuery()
  const { form, draft } = useItemForm({
    entity: 'job',
    item: job,
    values: jobValuesOf(job),
    schemas: { create: newJobSchema, update: changedJobSchema },
    create: (call) => create(call).unwrap(),
    update: (call) => update(call).unwrap(),
    pathOf: (id) => `/job/${id}`,
    fieldOfCode: { DUPLICATE: 'name', CYCLE: 'parentId' },
    messageOfCode: { DUPLICATE: words.duplicate },
  })
  const { control } = form
  const fields = useVersionFields()
  return (
    <EditorFrame
      form={form}
      schema={newJobSchema}
      renderPreview={(content) => <Preview job={content} />}
    >
      <ContractFormView
        form={form}
        label={job === null ? texts.create : texts.edit}
        versionFields={fields}
        className={forms.form}
      >
        <DraftStrip found={draft.found} />
        <NameInput control={control} />
        <TextInput
          control={control}
          name="summary"
          label={texts.fields.summary}
          maxLength={CATALOGUE_LIMITS.line}
          autoComplete="off"
        />
        <ParentInput control={control} id={job?.id ?? null} />
        <GearInput control={control} name="mainWeapons" label={texts.fields.mainWeapons} />
        <GearInput control={control} name="subWeapons" label={texts.fields.subWeapons} />
        <BuildInput control={control} name="skillBuild" />
        <BuildInput control={control} name="characterBuild" />
        <PicksInput
          control={control}
          name="crystaIds"
          most={MOST_PICKS}
          label={texts.fields.crystas}
          addLabel={texts.fields.addCrysta}
          items={crystas?.items ?? []}
          known={job?.crystas ?? []}
        />
        <PicksInput
          control={control}
          name="registletIds"
          most={MOST_PICKS}
          label={texts.fields.registlets}
          addLabel={texts.fields.addRegistlet}
          items={registlets?.items ?? []}
          known={job?.registlets ?? []}
        />
        <MarkdownInput
          control={control}
          name="body"
          label={texts.fields.body}
          maxLength={POST_LENGTH.body}
        />
        <CommonInputs control={control} />
        <EditorBar
          form={form}
          fields={fields}
          thing={job && { entity: 'job', id: job.id }}
          read={olderJobValues}
        >
          {job === null ? common.create : common.save}
        </EditorBar>
      </ContractFormView>
    </EditorFrame>
  )
}

type FormControl = Control<JobValues>

/** The style this one belongs to: one that is no branch itself, so that no way leads back. */
function ParentInput({ control, id }: { control: FormControl; id: string | null }) {
  const texts = jobTexts.fields
  const { data } = useListJobsQuery()
  const jobs = data?.items ?? []
  const isParent = jobs.some(({ parentId }) => parentId === id && id !== null)
  const possible = isParent ? [] : jobs.filter((job) => job.parentId === null && job.id !== id)
  return (
    <SelectInput
      control={control}
      name="parentId"
      label={texts.parent}
      placeholder={texts.noParent}
      options={[
        { value: '', label: texts.noParent },
        ...possible.map((job) => ({ value: job.id, label: job.name })),
      ]}
    />
  )
}

type GearInputProps = {
  readonly control: FormControl
  readonly name: 'mainWeapons' | 'subWeapons'
  readonly label: string
}

/** Any number of weapons. */
function GearInput({ control, name, label }: GearInputProps) {
  const { field } = useController({ control, name })
  const chosen: readonly GearKind[] = field.value
  return (
    <fieldset>
      <legend className={forms.legend}>{label}</legend>
      <div className={forms.levels}>
        {GEAR_KINDS.map((kind) => (
          <Chip
            key={kind}
            pressed={chosen.includes(kind)}
            onPressedChange={(isOn) =>
              field.onChange(isOn ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          >
            {GEAR_NAMES[kind]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

type BuildInputProps = {
  readonly control: FormControl
  readonly name: 'skillBuild' | 'characterBuild'
}

/** How a build is taken from what is pasted, and where it opens. */
const BUILDS = {
  skillBuild: { codeIn: skillCodeIn, address: skillBuildAddress },
  characterBuild: { codeIn: characterCodeIn, address: characterAddress },
} as const

/** A build of a planner; a pasted link becomes its code. */
function BuildInput({ control, name }: BuildInputProps) {
  const texts = jobTexts.fields
  const { codeIn, address } = BUILDS[name]
  const { field, fieldState } = useController({ control, name })
  return (
    <Field
      label={texts[name]}
      hint={texts.buildHints[name]}
      error={fieldState.error?.message}
      trailing={
        field.value === '' ? undefined : (
          <LinkButton size="small" variant="ghost" target="_blank" to={address(field.value)}>
            {texts.openBuild}
          </LinkButton>
        )
      }
    >
      <TextField
        {...field}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => field.onChange(codeIn(event.currentTarget.value))}
      />
    </Field>
  )
}

/** The guide's own words as its page will show them. */
function Preview({ job: { name, summary, body } }: { job: JobInput }) {
  return (
    <>
      <b>{name}</b>
      {summary !== '' && <p className="muted">{summary}</p>}
      <MarkdownText source={body} />
    </>
  )
}

function useVersionFields(): VersionFields<JobValues> {
  const texts = jobTexts.fields
  const { data: crystas } = useReadAllCrystasQuery()
  const { data: registlets } = useReadAllRegistletsQuery()
  const { data: jobs } = useListJobsQuery()
  const gear = (kinds: readonly GearKind[]) => kinds.map((kind) => GEAR_NAMES[kind]).join(', ')
  const names = (items: readonly { id: string; name: string }[] = []) => {
    return (ids: readonly string[]) =>
      ids.map((id) => items.find((item) => item.id === id)?.name ?? id).join(', ')
  }
  return {
    ...useCommonVersionFields(),
    summary: { label: texts.summary },
    parentId: { label: texts.parent, show: (id) => names(jobs?.items)([id]) },
    mainWeapons: { label: texts.mainWeapons, show: gear },
    subWeapons: { label: texts.subWeapons, show: gear },
    skillBuild: { label: texts.skillBuild },
    characterBuild: { label: texts.characterBuild },
    crystaIds: { label: texts.crystas, show: names(crystas?.items) },
    registletIds: { label: texts.registlets, show: names(registlets?.items) },
    body: { label: texts.body },
  }
}
