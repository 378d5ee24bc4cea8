import { createWordFinder } from '@gyeol/catalogue'
import type { ImportInput } from '@gyeol/contract'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { idCell } from '../catalogue/common-fields.ts'
import { field, type FileField } from '../catalogue/file-field.ts'

/** The first column of every file: which item a row is about. */
const ID_FIELD: FileField = {
  ...field('id', { title: '아이디' }, idCell),
  hint: '비워 두면 이름으로 찾고, 없으면 새로 만들어요',
}

/** The columns of a list's files. */
export function columnsOf({ fields }: AnyEntity): readonly FileField[] {
  return [ID_FIELD, ...fields]
}

/** Which field a word is the title of, as far as one can tell without the rest of the file. */
export function titleFinder(
  entity: AnyEntity,
  mapping: ImportInput['mapping'],
): (word: string) => string | undefined {
  return createWordFinder([
    ...columnsOf(entity).map(({ code, title, aliases }) => [code, [title, ...aliases]] as const),
    ...mapping.map(({ column, field: code }) => [code ?? column, [column]] as const),
  ])
}

/** Which column of a file is which field; null for columns that are left out. */
export type ColumnMap = ReadonlyMap<string, FileField | null>

/**
 * Recognises columns by title, other titles and code; what the caller says of a column wins. A field
 * is filled by the first column that claims it.
 */
export function mapColumns(
  entity: AnyEntity,
  columns: readonly string[],
  mapping: ImportInput['mapping'],
): ColumnMap {
  const fields = columnsOf(entity)
  const byCode = new Map(fields.map((each) => [each.code, each]))
  const find = createWordFinder(
    fields.map(({ code, title, aliases }) => [code, [title, ...aliases]] as const),
  )
  const told = new Map(mapping.map(({ column, field: code }) => [column, code]))
  // What is said of columns this file does not have takes nothing from those it has.
  const taken = new Set(columns.map((column) => told.get(column)))
  return new Map(
    columns.map((column) => {
      const said = told.get(column)
      if (said !== undefined) return [column, byCode.get(said ?? '') ?? null]
      const code = find(column)
      if (code === undefined || taken.has(code)) return [column, null]
      taken.add(code)
      return [column, byCode.get(code) ?? null]
    }),
  )
}
