import { type ImportError, toFieldError } from '@gyeol/contract'
import type { AnyEntity, CommonContent } from '../catalogue/catalogue-entity.ts'
import { CellProblem, isEmptyCell, valueAt, withValueAt } from '../catalogue/file-field.ts'
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
  { line, cells }: TableRow,
  columns: ColumnMap,
  errors: ImportError[],
): ReadRow {
  const given = new Map<string, unknown>()
  const values: { path: readonly string[]; value: unknown }[] = []
  const unread = new Set<string>()
  let id: string | null = null
  for (const [column, field] of columns) {
    if (!field || !(column in cells)) continue
    const cell = cells[column]
    if (!isEmptyCell(cell)) given.set(field.code, cell)
    try {
      const value = isEmptyCell(cell) ? field.empty : field.read(cell)
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
    errors.push({ line, column: field?.title ?? path.map(String).join('.'), message })
  }
  return null
}

function fieldAt({ fields }: AnyEntity, path: readonly PropertyKey[]) {
  return fields.find((field) => field.path.every((key, index) => path[index] === key))
}
