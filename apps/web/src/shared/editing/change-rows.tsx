import type { VersionFields } from '../forms/version-check-dialog.tsx'
import { type FormRecord, isSame } from '../forms/version-merge.ts'
import { editingTexts } from './editing.texts.ts'
import styles from './change-rows.module.css'

/** What a field is called and how its value reads, whatever form it is of. */
type Reading = { readonly label: string; readonly show?: (value: never) => string }

/** The readings of a form, where its own values do not matter. */
export type Readings = Readonly<Record<string, Reading | undefined>>

/** A form's readings by the names of its fields. */
export function readingsOf<Values extends object>(fields: VersionFields<Values>): Readings {
  return fields
}

/** The fields with a name in which two states differ. */
export function changedFields(readings: Readings, left: FormRecord, right: FormRecord): string[] {
  return Object.keys(readings).filter((name) => name in right && !isSame(left[name], right[name]))
}

type ChangeRowsProps = {
  readonly readings: Readings
  readonly names: readonly string[]
  readonly left: FormRecord
  readonly right: FormRecord
  readonly leftLabel: string
  readonly rightLabel: string
}

/** Two states of a form beside each other, field by field. */
export function ChangeRows({
  readings,
  names,
  left,
  right,
  leftLabel,
  rightLabel,
}: ChangeRowsProps) {
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.row}>
          <p className={styles.name}>{readings[name]?.label ?? name}</p>
          <Side label={leftLabel} reading={readings[name]} value={left[name]} />
          <Side label={rightLabel} reading={readings[name]} value={right[name]} isNew />
        </li>
      ))}
    </ul>
  )
}

type SideProps = {
  readonly label: string
  readonly reading: Reading | undefined
  readonly value: unknown
  readonly isNew?: boolean
}

function Side({ label, reading, value, isNew }: SideProps) {
  const texts = editingTexts
  const words =
    value === undefined || value === null ? '' : (reading?.show?.(value as never) ?? plain(value))
  return (
    <div className={styles.side} data-new={isNew || undefined}>
      <span className={styles.whose}>{label}</span>
      <span className={styles.value}>{words === '' ? texts.empty : words}</span>
    </div>
  )
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
