import { looksEmpty } from '@gyeol/korean'

/** What a cell of a file cannot be, in Korean. */
export class CellProblem extends Error {}

/** What a file writes in a cell. */
export type Cell = string | number | null

/** How values of one kind are written into cells and read from them. */
export type CellCodec = {
  /** What to write, for people. */
  readonly hint: string
  /** Reads a cell or a JSON value that is not empty. Throws CellProblem. */
  readonly read: (value: unknown) => unknown
  /** Days: nothing else is handed the dates of spreadsheets. */
  readonly readsDates?: true
  readonly write: (value: unknown) => Cell
  /** What an empty cell says. */
  readonly empty: unknown
}

/** A column: where its value stands in the content, its title, and other titles it may have. */
export type FileField = CellCodec & {
  readonly code: string
  readonly path: readonly string[]
  readonly title: string
  readonly aliases: readonly string[]
}

type FieldParts = {
  readonly title: string
  readonly aliases?: readonly string[]
  /** Where the value stands when it is not directly under `code`. */
  readonly path?: readonly string[]
}

/** A column of a list's files. */
export function field(code: string, parts: FieldParts, codec: CellCodec): FileField {
  const { title, aliases = [], path = [code] } = parts
  return { ...codec, code, title, aliases, path }
}

/** Whether a cell or JSON value says nothing, or nothing anybody sees. */
export function isEmptyCell(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && looksEmpty(value))
}

/** A cell or JSON value as a word; nothing for what is no word. */
export function wordOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The value a content has for a column. */
export function valueAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      // Any object may be asked for a field it may not have.
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : null,
    content,
  )
}

/** A content with another value for a column. */
export function withValueAt(
  content: Readonly<Record<string, unknown>>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...content, [key]: value }
  const inner = content[key]
  const object = inner !== null && typeof inner === 'object' ? inner : {}
  // Checked to be an object in the line above.
  return { ...content, [key]: withValueAt(object as Record<string, unknown>, rest, value) }
}
