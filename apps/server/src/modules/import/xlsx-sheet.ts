import { type Cell, type CellValue, readXlsx as readWithLibrary, type Sheet } from 'hucre/xlsx'
import { FILE_LIMITS, FileTooLarge, TOO_MANY_CELLS } from './file-limits.ts'
import { errorMessage, type FileSheet, lettersOf, type SheetCell } from './file-sheet.ts'
import type { SheetExtent } from './xlsx-extent.ts'

type Order = {
  /** Which sheet of the workbook. */
  readonly index: number
  readonly extent: SheetExtent
  /** Formats are read where a number may be shown as a percent. */
  readonly hasPercents: boolean
}

/** Reads the cells of a sheet, no further than they were measured to reach. */
export async function readSheet(
  workbook: Uint8Array,
  { index, extent, hasPercents }: Order,
): Promise<FileSheet> {
  if (extent.rows === 0) return { isText: false, rows: [] }
  const { sheets } = await readWithLibrary(workbook, {
    sheets: [index],
    range: `A1:${lettersOf(extent.columns - 1)}${extent.rows}`,
    readStyles: hasPercents,
  })
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  const rows = sheet.rows.map((values, row) =>
    values.map((value, column) => {
      const place = `${lettersOf(column)}${row + 1}`
      if (extent.unsolved.has(place)) return { problem: unsolvedMessage(place) }
      if (extent.blank.has(place)) return null
      return cellOf(value, sheet.cells?.get(`${row},${column}`), place)
    }),
  )
  fillMerged(rows, sheet.merges ?? [])
  return { isText: false, rows: rows.map((cells, row) => ({ line: row + 1, cells })) }
}

const unsolvedMessage = (place: string) =>
  `'${place}' 칸의 수식에 계산된 값이 없어요. 엑셀에서 열어 다시 저장하거나 값으로 붙여 넣어 주세요.`

function cellOf(value: CellValue, cell: Cell | undefined, place: string): SheetCell {
  if (cell?.type === 'error') return { problem: errorMessage(place, String(value)) }
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (typeof value === 'number' && isPercent(cell?.style?.numFmt)) return percentOf(value)
  return value
}

/** What stands for itself in a format: quoted or escaped. */
const LITERAL = /"[^"]*"|\\./g

function isPercent(format: string | undefined): boolean {
  return format?.replaceAll(LITERAL, '').includes('%') ?? false
}

/** What people see: 0.09 stands there as 9%. */
function percentOf(value: number): string {
  return `${Number((value * 100).toPrecision(12))}%`
}

/** What stands once over several rows holds for each of them; over several columns for the first. */
function fillMerged(rows: SheetCell[][], merges: NonNullable<Sheet['merges']>): void {
  let filled = 0
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol] ?? null
    if (value === null) continue
    for (let at = startRow + 1; at <= Math.min(endRow, rows.length - 1); at += 1) {
      const row = rows[at]
      if (row?.[startCol] === null) row[startCol] = value
      filled += 1
      if (filled > FILE_LIMITS.cells) throw new FileTooLarge(TOO_MANY_CELLS)
    }
  }
}
