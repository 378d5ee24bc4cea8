import { type ImportError, toFieldError } from '@gyeol/contract'
import type { AnyEntity, CommonContent } from '../catalogue/catalogue-entity.ts'
import {
  CellProblem,
  type FileField,
  isEmptyCell,
  valueAt,
  withValueAt,
  wordOf,
} from '../catalogue/file-field.ts'
import type { TableRow } from './file-table.ts'
import type { ColumnMap } from './import-columns.ts'

/** What a row says: values by the place they have in the content, and cells by field code. */
export type ReadRow = {
  readonly line: number
  readonly values: readonly { readonly path: readonly string[]; readonly value: unknown }[]
  readonly cells: ReadonlyMap<string, unknown>
  /** Codes of the fields whose cells could not be read. */
  readonly unread: ReadonlySet<string>
  /** The id it names; null when it names none. */
  readonly id: string | null
}

/** Reads every mapped cell of a row; what cannot be read is added to `errors`. */
export function readRow(
  { line, cells, problems }: TableRow,
  columns: ColumnMap,
  errors: ImportError[],
): ReadRow {
  const given = new Map<string, unknown>()
  const values: { path: readonly string[]; value: unknown }[] = []
  const unread = new Set<string>()
  let id: string | null = null
  for (const { column, message } of problems) {
    const field = columns.get(column)
    // What is wrong in a column that is left out harms nothing.
    if (field === null) continue
    if (field !== undefined) unread.add(field.code)
    errors.push({ line, column, message })
  }
  for (const [column, field] of columns) {
    if (!field || !(column in cells)) continue
    const cell = cells[column]
    if (!isEmptyCell(cell)) given.set(field.code, cell)
    try {
      const value = isEmptyCell(cell) ? field.empty : readCell(field, cell)
      if (field.code !== 'id') values.push({ path: field.path, value })
      else if (typeof value === 'string') id = value
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      unread.add(field.code)
      errors.push({ line, column, message: error.message })
    }
  }
  return { line, values, cells: given, unread, id }
}

/** A spreadsheet takes much for a date that is none: 3-4, 1/2. */
function readCell(field: FileField, cell: unknown): unknown {
  if (!(cell instanceof Date) || field.readsDates === true) return field.read(cell)
  const day = cell.toISOString().slice(0, 10)
  throw new CellProblem(`'${day}': 날짜가 들어 있어요. 셀 서식을 텍스트로 바꾸고 다시 적어 주세요.`)
}

type Base = {
  readonly entity: AnyEntity
  readonly before: CommonContent | undefined
  /** The day of rows that have none. */
  readonly asOf: string | null
}

/**
 * The content a row makes: its values over what is there already, everything else as it was or as
 * its default. Null, and errors, when the list's schema refuses it.
 */
export function contentOf(
  { line, values, cells, unread }: ReadRow,
  { entity, before, asOf }: Base,
  errors: ImportError[],
): CommonContent | null {
  const written = values.reduce<Record<string, unknown>>(
    (draft, { path, value }) => withValueAt(draft, path, value),
    { ...before },
  )
  const draft = asOf !== null && !cells.has('asOf') ? { ...written, asOf } : written
  const result = entity.schema.safeParse(draft)
  if (result.success) return entity.normalise?.(result.data) ?? result.data
  for (const { path, ...issue } of result.error.issues) {
    const field = fieldAt(entity, path)
    // What its cell says was refused already: that it is missing now is no second mistake.
    if (field !== undefined && unread.has(field.code)) continue
    const isMissing = isEmptyCell(valueAt(draft, path.map(String)))
    const { message } = toFieldError({ ...issue, path }, isMissing)
    const column = field?.title ?? path.map(String).join('.')
    errors.push({ line, column, message: `${quoted(cells.get(field?.code ?? ''))}${message}` })
  }
  return null
}

/** Letters of a cell that are shown beside what is wrong with it. */
const MOST_SHOWN = 60

/** What stands in a cell, before what is said of it; nothing for what a file does not write in one. */
function quoted(cell: unknown): string {
  const text = wordOf(cell)
  if (text === '') return ''
  return `'${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}': `
}

function fieldAt({ fields }: AnyEntity, path: readonly PropertyKey[]) {
  return fields.find((field) => field.path.every((key, index) => path[index] === key))
}
