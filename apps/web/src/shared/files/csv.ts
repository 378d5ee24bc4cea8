import { saveFile } from './save-file.ts'

/** One line of a table; null is an empty cell. */
export type CsvRow = readonly (string | number | null)[]

/** Excel takes a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Spreadsheets run what begins like this, in its full-width form too. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A table as a CSV file for spreadsheets: UTF-8 with its mark, CRLF, every text quoted, and nothing
 * that runs as a formula. Numbers stay bare and whole, so that they can be summed.
 */
export function toCsv(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** Offers such a table as a file to keep. */
export function saveCsv(name: string, rows: readonly CsvRow[]): void {
  saveFile(name, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
}

function toCell(value: CsvRow[number]): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
