import { readSheet } from 'read-excel-file/node'
import writeSheet from 'write-excel-file/node'
import { guarded } from '../../http/spreadsheet-text.ts'
import { FileProblem, type FileTable, tableOf } from './file-table.ts'
import { unpackedSize } from './zip-size.ts'

/** Ten times what the largest list needs. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024

const WIDTH = 24

/** Reads the first sheet of an XLSX file. */
export async function readXlsx(bytes: Buffer): Promise<FileTable> {
  const size = unpackedSize(bytes)
  if (size === null) throw new FileProblem('XLSX 파일이 아니에요.')
  if (size > MOST_UNPACKED_BYTES) throw new FileProblem('파일이 너무 커요.')
  const rows = await readRows(bytes)
  return tableOf(rows.map((cells, index) => ({ line: index + 1, cells })))
}

async function readRows(bytes: Buffer) {
  try {
    return await readSheet(bytes)
  } catch {
    throw new FileProblem('XLSX 파일을 읽을 수 없어요. 엑셀에서 다시 저장해 주세요.')
  }
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
