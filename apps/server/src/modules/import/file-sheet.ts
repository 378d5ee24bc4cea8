/** A cell that cannot be taken as it is, and why, in Korean: an error, a formula nobody has worked out. */
export type BrokenCell = { readonly problem: string }

/** What stands in a cell; null where nothing does. */
export type SheetCell = string | number | boolean | Date | BrokenCell | null

/** A row of a sheet. `line` counts as spreadsheets do, from 1. */
export type SheetRow = { readonly line: number; readonly cells: readonly SheetCell[] }

/** The rows of a sheet that hold anything, as they stand there. */
export type FileSheet = {
  /** A text file has no columns but those its separators make: one too many shifts everything behind it. */
  readonly isText: boolean
  readonly rows: readonly SheetRow[]
}

/** Whether a cell is one that cannot be taken. */
export function isBroken(cell: SheetCell | undefined): cell is BrokenCell {
  return typeof cell === 'object' && cell !== null && 'problem' in cell
}

const LETTERS = 26
const A = 65

/** The letters of a column, counted from 0: the 27th is `AA`. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(A + (index % LETTERS))
  return index < LETTERS ? last : lettersOf(Math.floor(index / LETTERS) - 1) + last
}

/** What is said of a cell that holds an error. */
export function errorMessage(place: string, shown: string): string {
  return `'${place}' 칸이 오류예요: '${shown.trim()}'. 고치거나 비워 주세요.`
}
