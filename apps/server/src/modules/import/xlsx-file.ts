import { guarded } from '../../http/spreadsheet-text.ts'
import { FILE_LIMITS, FileTooLarge } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import type { FileSheet } from './file-sheet.ts'
import { hasItsWords, measureSheet, type SheetExtent } from './xlsx-extent.ts'
import { readSheet } from './xlsx-sheet.ts'
import { openWorkbook } from './xlsx-workbook.ts'
import { writeWorkbook } from './xlsx-write.ts'
import { readZip, writeZip } from './zip-entries.ts'

/** The parts of a workbook that say what stands in its cells; pictures, charts and links do not. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.(?:xml|rels)|xl\/worksheets\/[^/]+\.xml)$/

/** More sheets than anybody keeps lists on. */
const MOST_SHEETS = 20

/** How an older Excel's files begin, and those with a password. */
const OLD_OR_LOCKED = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Reads the sheets of an XLSX file that are not hidden. Throws FileProblem and FileTooLarge. */
export async function readXlsx(bytes: Buffer): Promise<readonly FileSheet[]> {
  if (bytes.subarray(0, OLD_OR_LOCKED.length).equals(OLD_OR_LOCKED))
    throw new FileProblem(
      '암호가 걸렸거나 옛 엑셀 파일(.xls)이에요. 암호 없는 XLSX로 저장해 주세요.',
    )
  try {
    return await readSheets(bytes)
  } catch (error) {
    if (error instanceof FileProblem || error instanceof FileTooLarge) throw error
    throw new FileProblem('XLSX 파일을 읽을 수 없어요. 엑셀에서 다시 저장해 주세요.')
  }
}

async function readSheets(bytes: Buffer): Promise<readonly FileSheet[]> {
  const parts = readZip(bytes, (name) => PART.test(name))
  const { sheets, wordCount, hasPercents } = openWorkbook(parts)
  const workbook = writeZip(parts)
  const read: FileSheet[] = []
  let left: number = FILE_LIMITS.cells
  for (const { index, xml } of sheets.slice(0, MOST_SHEETS)) {
    const extent = measureOthers(xml, read.length > 0)
    if (extent === null || extent.rows * extent.columns > left) continue
    left -= extent.rows * extent.columns
    if (!hasItsWords(xml, wordCount)) throw new Error('a cell whose word is missing')
    read.push(await readSheet(workbook, { index, extent, hasPercents }))
  }
  return read
}

/** Null for a sheet that is too large beside one that is not: raw data behind a list harms nobody. */
function measureOthers(xml: string, hasOthers: boolean): SheetExtent | null {
  try {
    return measureSheet(xml)
  } catch (error) {
    if (hasOthers && error instanceof FileTooLarge) return null
    throw error
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
