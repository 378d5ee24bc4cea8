import { readSheet } from 'read-excel-file/node'
import writeSheet from 'write-excel-file/node'
import { guarded } from '../../http/spreadsheet-text.ts'
import { FileTooLarge, refuseTooLarge } from './file-limits.ts'
import { FileProblem, type FileTable, tableOf } from './file-table.ts'
import { readZip, writeZip, type ZipEntry } from './zip-entries.ts'

const WIDTH = 24

/** The parts of a workbook the reader looks at. */
const PART = /\.(xml|rels)$/

const SHEET = /^\/?xl\/worksheets\//i

/** Where a cell says it stands: `r="AB12"`. */
const CELL_PLACE = /\br\s*=\s*["']\$?([A-Z]{1,4})\$?(\d{1,9})["']/gi

/** Reads the first sheet of an XLSX file. Throws FileProblem and FileTooLarge. */
export async function readXlsx(bytes: Buffer): Promise<FileTable> {
  const rows = await readRows(bytes)
  return tableOf(rows.map((cells, index) => ({ line: index + 1, cells })))
}

async function readRows(bytes: Buffer) {
  try {
    const parts = readZip(bytes, (name) => PART.test(name))
    for (const part of parts) if (SHEET.test(part.name)) refuseLargeSheet(part)
    // Only what has been looked at: the bytes as they came may hold more than their directory says.
    return await readSheet(writeZip(parts))
  } catch (error) {
    if (error instanceof FileProblem || error instanceof FileTooLarge) throw error
    throw new FileProblem('XLSX 파일을 읽을 수 없어요. 엑셀에서 다시 저장해 주세요.')
  }
}

/** The reader makes every cell up to the furthest one, however few are filled. */
function refuseLargeSheet({ bytes }: ZipEntry): void {
  let rows = 0
  let columns = 0
  for (const [, letters = '', digits] of bytes.toString('latin1').matchAll(CELL_PLACE)) {
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnOf(letters))
  }
  refuseTooLarge(rows, columns)
}

const LETTERS = 26
const BEFORE_A = 64

function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1)
    column = column * LETTERS + letters.toUpperCase().charCodeAt(at) - BEFORE_A
  return column
}

/** Writes an XLSX file with one sheet; its first row stays in sight. */
export async function writeXlsx(
  [titles = [], ...rows]: readonly (readonly (string | number | null)[])[],
  sheet: string,
): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'string' ? { value: guarded(cell), wrap: true, type: String } : cell,
    ),
  )
  const head = titles.map((title) => ({ value: String(title), fontWeight: 'bold' as const }))
  return writeSheet([head, ...cells], {
    sheet,
    stickyRowsCount: 1,
    columns: titles.map(() => ({ width: WIDTH })),
  }).toBuffer()
}
