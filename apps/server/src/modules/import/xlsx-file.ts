import { guarded } from '../../http/spreadsheet-text.ts'
import { FileTooLarge } from './file-limits.ts'
import { FileProblem, type FileTable, tableOf } from './file-table.ts'
import { readSheet } from './xlsx-sheet.ts'
import { openWorkbook } from './xlsx-workbook.ts'
import { writeWorkbook } from './xlsx-write.ts'
import { readZip } from './zip-entries.ts'

/** The parts of a workbook the reader looks at. */
const PART = /\.(xml|rels)$/

/** Reads the first sheet of an XLSX file. Throws FileProblem and FileTooLarge. */
export async function readXlsx(bytes: Buffer): Promise<FileTable> {
  return tableOf(readRows(bytes))
}

function readRows(bytes: Buffer) {
  try {
    const parts = readZip(bytes, (name) => PART.test(name))
    return readSheet(openWorkbook(parts))
  } catch (error) {
    if (error instanceof FileProblem || error instanceof FileTooLarge) throw error
    throw new FileProblem('XLSX 파일을 읽을 수 없어요. 엑셀에서 다시 저장해 주세요.')
  }
}

/** Writes an XLSX file with one sheet; its first row stays in sight. */
export async function writeXlsx(
  [titles = [], ...rows]: readonly (readonly (string | number | null)[])[],
  sheet: string,
): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)),
  )
  return writeWorkbook(titles.map(String), cells, sheet)
}
