import { unguarded } from '../../http/spreadsheet-text.ts'
import { wordOf } from '../catalogue/file-field.ts'

/** A file cannot be read as what it says it is; the message is Korean. */
export class FileProblem extends Error {}

/** A row of a file. `line` counts as spreadsheets do, from 1. */
export type TableRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, unknown>>
}

/** A file as a table. */
export type FileTable = {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** A table from the rows of a spreadsheet; the first one that holds anything names the columns. */
export function tableOf(
  lines: readonly { readonly line: number; readonly cells: readonly unknown[] }[],
): FileTable {
  const [titles, ...rows] = lines.filter(({ cells }) => !cells.every(isEmpty))
  if (!titles) throw new FileProblem('파일이 비어 있어요.')
  const columns = titles.cells.map((title) => unguarded(wordOf(title)).trim())
  const seen = new Set<string>()
  for (const column of columns) {
    if (column !== '' && seen.has(column)) throw new FileProblem(`'${column}' 열이 두 번 있어요.`)
    seen.add(column)
  }
  return {
    columns: columns.filter((column) => column !== ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: cellsOf(columns, cells) })),
  }
}

function isEmpty(cell: unknown): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '')
}

function cellsOf(columns: readonly string[], cells: readonly unknown[]) {
  return Object.fromEntries(
    columns.flatMap((column, index) =>
      column === '' ? [] : [[column, cellOf(cells[index])] as const],
    ),
  )
}

function cellOf(cell: unknown): unknown {
  return typeof cell === 'string' ? unguarded(cell) : (cell ?? null)
}
