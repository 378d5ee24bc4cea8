import { guarded } from './spreadsheet-text.ts'

/** Excel takes a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A table as a CSV file for spreadsheets: UTF-8 with its mark, CRLF, every cell quoted, and nothing
 * that runs as a formula.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`)
  return `${BYTE_ORDER_MARK}${lines.join('')}`
}

function toCell(value: string | number | null): string {
  const text = typeof value === 'string' ? guarded(value) : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}
