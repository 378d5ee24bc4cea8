import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { Tag } from '../ui/display/tag.tsx'
import { formTexts } from './forms.texts.ts'
import styles from './version-check-dialog.module.css'
import { conflictsOf, type FieldConflict, mergeValues, type Side } from './version-merge.ts'
import type { VersionCheck } from './contract-form-options.ts'
import type { ContractForm } from './use-contract-form.ts'

/** Name and reading of each field that may differ; `show` defaults to the value as a text. */
export type VersionFields<Values extends object> = {
  readonly [Name in Extract<keyof Values, string>]?: {
    readonly label: string
    // A row may hold less or more than the form, so the stored value is not known to be its own.
    readonly show?: (value: Values[Name]) => string
  }
}

type VersionCheckDialogProps<Values extends object> = {
  readonly versionCheck: VersionCheck
  readonly fields: VersionFields<Values>
  readonly form: Pick<ContractForm<Values>, 'resolveVersions' | 'dismissVersions'>
}

type Reading = { readonly label: string; readonly show?: (value: never) => string }

/** Both versions field by field; the editor says which value stays, and saves again or edits on. */
export function VersionCheckDialog<Values extends object>({
  versionCheck,
  fields,
  form,
}: VersionCheckDialogProps<Values>) {
  const texts = formTexts.versionCheck
  // By name: the fields of one form, whose readings take what their own field holds.
  const readings = fields as Readonly<Record<string, Reading | undefined>>
  const conflicts = conflictsOf(versionCheck).filter(({ name }) => readings[name] !== undefined)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(conflicts.map(({ name, suggested }) => [name, suggested])),
  )
  const goOn = (sends: boolean) => form.resolveVersions(mergeValues(versionCheck, chosen), sends)
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) form.dismissVersions()
      }}
      footer={
        <>
          <Button onClick={form.dismissVersions}>{texts.cancel}</Button>
          <Button onClick={() => goOn(false)}>{texts.edit}</Button>
          <Button variant="primary" onClick={() => goOn(true)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.name}
            conflict={conflict}
            reading={readings[conflict.name] ?? { label: conflict.name }}
            side={chosen[conflict.name] ?? conflict.suggested}
            onChoose={(side) => setChosen({ ...chosen, [conflict.name]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ConflictProps = {
  readonly conflict: FieldConflict
  readonly reading: Reading
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

function Conflict({ conflict, reading, side, onChoose }: ConflictProps) {
  const texts = formTexts.versionCheck
  const { name, mine, theirs, isBothChanged } = conflict
  const wordsOf = (value: unknown) =>
    (reading.show?.(value as never) ?? plainText(value)) || texts.empty
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.name}>
        {reading.label}
        {isBothChanged && <Tag tone="brass">{texts.both}</Tag>}
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={styles.side}>
          <input
            type="radio"
            className={styles.radio}
            name={`version-${name}`}
            checked={side === one}
            onChange={() => onChoose(one)}
          />
          <span className={styles.whose}>{texts[one]}</span>
          <span className={styles.value}>{wordsOf(one === 'mine' ? mine : theirs)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
