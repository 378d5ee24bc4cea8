import { refuseTooLarge } from './file-limits.ts'
import { dateOf } from './xlsx-dates.ts'
import { gatherText, type Workbook } from './xlsx-workbook.ts'
import { readXml } from './xlsx-xml.ts'

type Cell = string | number | boolean | Date | null

/** A row of a sheet that holds cells, by the number it has there. */
export type SheetRow = { readonly line: number; readonly cells: readonly Cell[] }

type OpenCell = {
  readonly type: string
  readonly style: string | undefined
  /** Its column, from 0. */
  readonly at: number
}

type OpenRow = { readonly line: number; readonly cells: Cell[] }

const LETTERS = 26
const BEFORE_A = 64

/** The number of a column, from 1: `AB` is the 28th. */
function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1)
    column = column * LETTERS + letters.toUpperCase().charCodeAt(at) - BEFORE_A
  return column
}

/**
 * Reads the cells of a sheet. Throws where a cell is not what it says it is, and FileTooLarge as soon
 * as one stands too far down or to the right: a kilobyte can name the last corner there is.
 */
export function readSheet(book: Workbook): readonly SheetRow[] {
  const rows: OpenRow[] = []
  let widest = 0
  const text = gatherText()
  let cell: OpenCell | null = null
  let value: string | null = null
  let isValue = false
  readXml(book.sheet, {
    onOpen(name, { r, t = 'n', s }) {
      const row = rows.at(-1)
      if (name === 'row') rows.push({ line: Number(r ?? (row?.line ?? 0) + 1), cells: [] })
      if (name === 'c' && row) {
        const place = placeOf(r)
        cell = { type: t, style: s, at: place?.at ?? row.cells.length }
        const line = place?.line ?? row.line
        if (line !== row.line) rows.splice(-1, 1, { ...row, line })
        widest = Math.max(widest, cell.at + 1)
        refuseTooLarge(Math.max(line, rows.length), widest)
        value = null
        text.begin()
      }
      if (name === 'v') isValue = true
      text.open(name)
    },
    onText(part) {
      text.add(part)
      if (isValue) value = (value ?? '') + part
    },
    onClose(name) {
      text.close(name)
      if (name === 'v') isValue = false
      if (name !== 'c' || cell === null) return
      const cells = rows.at(-1)?.cells ?? []
      while (cells.length <= cell.at) cells.push(null)
      cells[cell.at] = readCell(book, cell, cell.type === 'inlineStr' ? text.end() : value)
      cell = null
    },
  })
  return rows
}

/** Where a cell says it stands: `AB12`. */
function placeOf(place: string | undefined) {
  const [, letters = '', digits] = /^\$?([A-Z]{1,8})\$?(\d{1,9})$/i.exec(place ?? '') ?? []
  return digits === undefined ? null : { at: columnOf(letters) - 1, line: Number(digits) }
}

function readCell(book: Workbook, { type, style }: OpenCell, value: string | null): Cell {
  if (value === null || value === '') return null
  switch (type) {
    case 's':
      return wordOf(book.strings[Number(value)])
    case 'inlineStr':
    case 'str':
    case 'e':
      return wordOf(value)
    case 'b':
      return value === '1' || value === 'true'
    case 'd':
      return new Date(value)
    case 'n':
      return readNumber(book, style, Number(value))
    default:
      throw new Error(`no type of cell: ${type}`)
  }
}

function readNumber({ dateStyles, is1904 }: Workbook, style: string | undefined, value: number) {
  if (!Number.isFinite(value)) throw new Error('a cell that is no number')
  return style !== undefined && dateStyles[Number(style)] ? dateOf(value, is1904) : value
}

function wordOf(text: string | undefined): string | null {
  if (text === undefined) throw new Error('a cell whose text is missing')
  return text.trim() === '' ? null : text.trim()
}
