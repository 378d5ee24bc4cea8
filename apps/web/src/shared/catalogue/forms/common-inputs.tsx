import { CATALOGUE_LIMITS } from '@gyeol/contract'
import { EVIDENCE_NAMES, NUMBERS_EVIDENCE_NAMES } from '@gyeol/game-data'
import { EVIDENCES, type Evidence, NUMBERS_EVIDENCES, type NumbersEvidence } from '@gyeol/terms'
import { useState } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { SelectInput, TextAreaInput, TextInput } from '../../forms/form-fields.tsx'
import type { VersionFields } from '../../forms/version-check-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './catalogue-forms.module.css'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'

/** What every item of the catalogue has; texts are empty for none. */
export type CommonValues = {
  readonly name: string
  readonly nameEn: string
  readonly aliases: string[]
  readonly note: string
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly asOf: string
}

/** What an editor begins with. */
export const EMPTY_COMMON: CommonValues = {
  name: '',
  nameEn: '',
  aliases: [],
  note: '',
  evidence: 'seen',
  numbersEvidence: 'unknown',
  asOf: '',
}

type CommonRow = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly note: string
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly asOf: string | null
}

/** The fields of a stored item as a form holds them. */
export function commonValuesOf(row: CommonRow): CommonValues {
  const { name, nameEn, aliases, note, evidence, numbersEvidence, asOf } = row
  return {
    name,
    nameEn: nameEn ?? '',
    aliases: [...aliases],
    note,
    evidence,
    numbersEvidence,
    asOf: asOf ?? '',
  }
}

/** The name field of a form whose values hold {@link CommonValues}. */
export function NameInput<Values extends CommonValues>({ control }: { control: Control<Values> }) {
  const texts = catalogueFormTexts
  return (
    <TextInput
      control={control}
      name={pathOf<Values>('name')}
      label={texts.name}
      maxLength={CATALOGUE_LIMITS.name}
      autoComplete="off"
      required
    />
  )
}

/** Other names, remark, and how sure it is: at the end of every editor. */
export function CommonInputs<Values extends CommonValues>({
  control,
}: {
  control: Control<Values>
}) {
  const texts = catalogueFormTexts
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          control={control}
          name={pathOf<Values>('nameEn')}
          label={texts.nameEn}
          maxLength={CATALOGUE_LIMITS.line}
          autoComplete="off"
        />
        <WordsInput
          control={control}
          name={pathOf<Values>('aliases')}
          label={texts.aliases}
          hint={texts.aliasesHint}
        />
      </div>
      <div className={styles.pair}>
        <SelectInput
          control={control}
          name={pathOf<Values>('evidence')}
          label={texts.evidence}
          options={EVIDENCES.map((value) => ({ value, label: EVIDENCE_NAMES[value] }))}
        />
        <SelectInput
          control={control}
          name={pathOf<Values>('numbersEvidence')}
          label={texts.numbersEvidence}
          options={NUMBERS_EVIDENCES.map((value) => ({
            value,
            label: NUMBERS_EVIDENCE_NAMES[value],
          }))}
        />
      </div>
      <TextInput control={control} name={pathOf<Values>('asOf')} label={texts.asOf} type="date" />
      <TextAreaInput
        control={control}
        name={pathOf<Values>('note')}
        label={texts.note}
        maxLength={CATALOGUE_LIMITS.note}
      />
    </>
  )
}

type WordsInputProps<Values extends object> = {
  readonly control: Control<Values>
  readonly name: FieldPath<Values>
  readonly label: string
  readonly hint: string
}

/** A list of words in one line, parted by commas. The typed text stays until it is left. */
function WordsInput<Values extends object>({
  control,
  name,
  label,
  hint,
}: WordsInputProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const given: unknown = field.value
  const words = Array.isArray(given) ? given.map(String) : []
  const joined = words.join(', ')
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <TextField
        autoComplete="off"
        value={typed ?? joined}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          field.onChange(wordsIn(text))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}

function wordsIn(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** How the common fields are called when two versions are put together. */
export function useCommonVersionFields(): VersionFields<CommonValues> {
  const texts = catalogueFormTexts
  return {
    name: { label: texts.name },
    nameEn: { label: texts.nameEn },
    aliases: { label: texts.aliases, show: (aliases) => aliases.join(', ') },
    note: { label: texts.note },
    evidence: { label: texts.evidence, show: (evidence) => EVIDENCE_NAMES[evidence] },
    numbersEvidence: {
      label: texts.numbersEvidence,
      show: (evidence) => NUMBERS_EVIDENCE_NAMES[evidence],
    },
    asOf: { label: texts.asOf },
  }
}

function pathOf<Values extends CommonValues>(name: keyof CommonValues): FieldPath<Values> {
  // The fields of CommonValues are fields of every form that extends it.
  return name as FieldPath<Values>
}
