/** Excel takes a file for UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets run what begins like this, in its full-width form too. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A table as a CSV file for spreadsheets: UTF-8 with its mark, CRLF, every cell quoted. A cell that
 * a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [header, ...rows].map((cells) => cells.map(toCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const guarded = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}
