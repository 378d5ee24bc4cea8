import type { ImportChange } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { CellChanges } from '../../shared/catalogue/cell-changes.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import type { DataColumn } from '../../shared/ui/tables/data-table-types.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

const TONES = {
  new: 'primary',
  changed: 'brass',
  gone: 'danger',
  same: 'neutral',
  bad: 'danger',
} as const

/** What is new has no before, what goes no after. */
const SIDE_OF = {
  new: 'after',
  changed: undefined,
  gone: 'before',
  same: undefined,
  bad: undefined,
} as const

type Texts = (typeof importTexts)['changes']

/** The columns of a checked file's rows. */
export function changeColumns(texts: Texts): readonly DataColumn<ImportChange>[] {
  return [
    {
      key: 'line',
      header: texts.line,
      isNumeric: true,
      cell: ({ line }) => (line === null ? texts.noLine : formatNumber(line)),
    },
    {
      key: 'kind',
      header: texts.kind,
      cell: ({ op: kind }) => <Tag tone={TONES[kind]}>{texts.ops[kind]}</Tag>,
    },
    {
      key: 'name',
      header: texts.name,
      isTitle: true,
      cell: ({ name }) => <b>{name === '' ? texts.nameless : name}</b>,
    },
    { key: 'cells', header: texts.cells, cell: (change) => <Cells change={change} /> },
  ]
}

/** What of a row differs, or what is wrong with it. */
function Cells({ change: { op, fields, problems } }: { change: ImportChange }) {
  const texts = importTexts.changes
  if (op === 'same') return <span className={styles.muted}>{texts.untouched}</span>
  if (op !== 'bad') return <CellChanges changes={fields} only={SIDE_OF[op]} />
  return (
    <ul>
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`} className={styles.message}>
          {column === null ? message : `${column}: ${message}`}
        </li>
      ))}
    </ul>
  )
}
