import {
  IMPORT_LIMITS,
  type ImportCounts,
  type ImportError,
  type ImportInput,
  type ImportRowKind,
} from '@gyeol/contract'
import { contentHash } from '../../database/content-hash.ts'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { wordOf } from '../catalogue/file-field.ts'
import type { FileTable } from './file-table.ts'
import { fittingRows } from './fitting-rows.ts'
import { type ColumnMap, mapColumns } from './import-columns.ts'
import { identifyRows, type PlannedRow } from './import-identity.ts'
import { type ReadRow, readRow } from './import-row.ts'

/** What a file does to one item, or one of its rows that does nothing. */
export type PlannedChange = {
  readonly op: ImportRowKind
  /** Null for what the file removes. */
  readonly line: number | null
  readonly id: string
  readonly name: string
  readonly before: CommonContent | null
  readonly after: CommonContent | null
  /** The version of `before`; 0 for what is new. */
  readonly beforeVersion: number
  /** Of rows that are wrong. */
  readonly problems?: readonly Omit<ImportError, 'line'>[]
}

/**
 * Everything a file does, and what is wrong in it. `isWhole`: all of it can be put in;
 * `hasFittingRows`: what is right can, without the rows that are wrong.
 */
export type ImportPlan = {
  readonly columns: ColumnMap
  readonly errors: readonly ImportError[]
  readonly isWhole: boolean
  readonly hasFittingRows: boolean
  readonly changes: readonly PlannedChange[]
  readonly counts: ImportCounts
}

const NOTHING_HAPPENS = { before: null, after: null, beforeVersion: 0 } as const

/** What is wrong may be a whole book. */
const MOST_NAME_LETTERS = 100

type Source = {
  readonly table: FileTable
  readonly options: Pick<ImportInput, 'mode' | 'mapping' | 'asOf'>
}

/**
 * Works out what a table does to a list. Nothing is written. Rows that are wrong are left out of what
 * it does; whether the others may go in without them is not decided here.
 */
export function planImport(
  entity: AnyEntity,
  present: readonly Item<CommonContent>[],
  { table, options }: Source,
): ImportPlan {
  const columns = mapColumns(entity, table.columns, options.mapping)
  const cellErrors = tableErrors(table, columns)
  const read =
    cellErrors.length > 0 ? [] : table.rows.map((row) => readRow(row, columns, cellErrors))
  // What is wrong from here on is told of fields; whoever reads it has the file before them.
  const errors = [...cellErrors]
  const identified = identifyRows(read, { entity, present, errors, asOf: options.asOf })
  const kept = new Set(identified.map(({ id }) => id))
  const gone = options.mode === 'replace' ? present.filter(({ id }) => !kept.has(id)) : []
  const rows = fittingRows(entity, { read, identified, present, gone, errors })
  const shown = [...cellErrors, ...errors.slice(cellErrors.length).map(inWordsOf(columns))]
  const bad = badRows(read, shown)
  const changes = [...toChanges(rows), ...gone.map(toGone), ...bad]
  return {
    columns,
    errors: shown,
    isWhole: errors.length === 0,
    // What the file removes it would have to say as a whole.
    hasFittingRows:
      rows.length > 0 && options.mode === 'merge' && errors.every(({ line }) => line !== null),
    changes,
    counts: countChanges(table, changes),
  }
}

/** What is said of a field, as said of the file's own column for it. */
function inWordsOf(columns: ColumnMap) {
  const byTitle = new Map(
    [...columns].flatMap(([column, field]) => (field === null ? [] : [[field.title, column]])),
  )
  return (error: ImportError): ImportError => ({
    ...error,
    column: byTitle.get(error.column ?? '') ?? error.column,
  })
}

function tableErrors(table: FileTable, columns: ColumnMap): ImportError[] {
  const codes = new Set([...columns.values()].map((field) => field?.code))
  const problems = [
    table.rows.length === 0 && '행이 없어요.',
    table.rows.length > IMPORT_LIMITS.rows &&
      `한 번에 ${IMPORT_LIMITS.rows}행까지 가져올 수 있어요.`,
    table.columns.length > IMPORT_LIMITS.columns && `열은 ${IMPORT_LIMITS.columns}개까지예요.`,
    !codes.has('name') && !codes.has('id') && "'이름' 열을 찾을 수 없어요.",
  ]
  return problems.flatMap((message) =>
    message === false ? [] : [{ line: null, column: null, message }],
  )
}

/** Rows that are wrong, with everything that is wrong in each. */
function badRows(read: readonly ReadRow[], errors: readonly ImportError[]): PlannedChange[] {
  const problems = Map.groupBy(errors, ({ line }) => line)
  return read.flatMap(({ line, cells }) => {
    const own = problems.get(line)?.map(({ column, message }) => ({ column, message }))
    if (own === undefined) return []
    const name = wordOf(cells.get('name') ?? cells.get('id') ?? '').slice(0, MOST_NAME_LETTERS)
    return [{ op: 'bad', line, id: '', name, ...NOTHING_HAPPENS, problems: own }]
  })
}

function toChanges(rows: readonly PlannedRow[]): PlannedChange[] {
  return rows.map(({ line, id, before, content }): PlannedChange => {
    const change = { line, id, name: content.name }
    if (!before) return { ...change, op: 'new', before: null, after: content, beforeVersion: 0 }
    if (contentHash(before.content) === contentHash(content))
      return { ...change, op: 'same', ...NOTHING_HAPPENS }
    const sides = { before: before.content, after: content, beforeVersion: before.version }
    return { ...change, op: 'changed', ...sides }
  })
}

function toGone({ id, version, content }: Item<CommonContent>): PlannedChange {
  const sides = { before: content, after: null, beforeVersion: version }
  return { op: 'gone', line: null, id, name: content.name, ...sides }
}

function countChanges({ rows }: FileTable, changes: readonly PlannedChange[]): ImportCounts {
  const count = (op: ImportRowKind) => changes.filter((change) => change.op === op).length
  return {
    rows: rows.length,
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    gone: count('gone'),
    bad: count('bad'),
  }
}
