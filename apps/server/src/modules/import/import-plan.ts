import {
  IMPORT_LIMITS,
  type ImportCounts,
  type ImportError,
  type ImportInput,
  type ImportOp,
} from '@gyeol/contract'
import { contentHash } from '../../database/content-hash.ts'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import type { FileTable } from './file-table.ts'
import { type ColumnMap, mapColumns } from './import-columns.ts'
import { identifyRows, type PlannedRow } from './import-identity.ts'
import { readRow } from './import-row.ts'
import { checkSet, type FinalRow, type GoneNames } from './import-set-check.ts'

/** What a file does to one item. */
export type PlannedChange = {
  readonly op: ImportOp
  readonly id: string
  readonly name: string
  readonly before: CommonContent | null
  readonly after: CommonContent | null
  /** The version of `before`; 0 for what is new. */
  readonly beforeVersion: number
}

/** Everything a file does, or why it does nothing. */
export type ImportPlan = {
  readonly columns: ColumnMap
  readonly errors: readonly ImportError[]
  readonly changes: readonly PlannedChange[]
  readonly counts: ImportCounts
}

type Source = {
  readonly table: FileTable
  readonly options: Pick<ImportInput, 'mode' | 'mapping' | 'asOf'>
}

/** Works out what a table does to a list. Nothing is written; with errors there are no changes. */
export function planImport(
  entity: AnyEntity,
  present: readonly Item<CommonContent>[],
  { table, options }: Source,
): ImportPlan {
  const columns = mapColumns(entity, table.columns, options.mapping)
  const errors = tableErrors(table, columns)
  const read = errors.length > 0 ? [] : table.rows.map((row) => readRow(row, columns, errors))
  const rows = identifyRows(read, { entity, present, errors, asOf: options.asOf })
  const kept = new Set(rows.map(({ id }) => id))
  const gone = options.mode === 'replace' ? present.filter(({ id }) => !kept.has(id)) : []
  const goneNames = new Map(gone.map(({ id, content }) => [id, content.name]))
  if (errors.length === 0)
    errors.push(...checkSet(entity, finalRows(present, rows, goneNames), goneNames))
  const changes = errors.length > 0 ? [] : [...toChanges(rows), ...gone.map(toGone)]
  return { columns, errors, changes, counts: countChanges(table, changes, errors.length === 0) }
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

function finalRows(
  present: readonly Item<CommonContent>[],
  rows: readonly PlannedRow[],
  gone: GoneNames,
): FinalRow[] {
  const written = new Set(rows.map(({ id }) => id))
  const left = present.filter(({ id }) => !written.has(id) && !gone.has(id))
  return [...left.map(({ id, content }) => ({ id, line: null, content })), ...rows]
}

function toChanges(rows: readonly PlannedRow[]): PlannedChange[] {
  return rows.flatMap(({ id, before, content }): PlannedChange[] => {
    const change = { id, name: content.name, after: content }
    if (!before) return [{ ...change, op: 'new', before: null, beforeVersion: 0 }]
    if (contentHash(before.content) === contentHash(content)) return []
    return [{ ...change, op: 'changed', before: before.content, beforeVersion: before.version }]
  })
}

function toGone({ id, version, content }: Item<CommonContent>): PlannedChange {
  return {
    op: 'gone',
    id,
    name: content.name,
    before: content,
    after: null,
    beforeVersion: version,
  }
}

function countChanges(
  { rows }: FileTable,
  changes: readonly PlannedChange[],
  isFine: boolean,
): ImportCounts {
  const count = (op: ImportOp) => changes.filter((change) => change.op === op).length
  const counts = { new: count('new'), changed: count('changed'), gone: count('gone') }
  const same = isFine ? rows.length - counts.new - counts.changed : 0
  return { rows: rows.length, ...counts, same }
}
