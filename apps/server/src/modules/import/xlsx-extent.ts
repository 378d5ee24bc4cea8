import { refuseTooLarge } from './file-limits.ts'
import { lettersOf } from './file-sheet.ts'

/** How far the cells of a sheet reach that hold anything, and which a library would not take for what they are. */
export type SheetExtent = {
  readonly rows: number
  readonly columns: number
  /** Formulas nobody has worked out, by the place of their cell: `B2`. */
  readonly unsolved: ReadonlySet<string>
  /** Cells that say of what kind they are and hold nothing: a library would take one for the first word there is. */
  readonly blank: ReadonlySet<string>
}

const LETTERS = 26
const BEFORE_A = 64

/** The number of a column, from 1: `AB` is the 28th. */
function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1)
    column = column * LETTERS + letters.toUpperCase().charCodeAt(at) - BEFORE_A
  return column
}

/** Where a cell says it stands: `AB12`. */
function placeOf(place: string | undefined) {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(place ?? '') ?? []
  return digits === undefined ? null : { column: columnOf(letters), line: Number(digits) }
}

const ROW_OR_CELL = /<(?:[^\s<>/:!?]+:)?(row|c)(?=[\s/>])([^<>]*)>/g
const PLACE = /\sr\s*=\s*["']([^"']*)/
const TYPE = /\st\s*=\s*["']([^"']*)/

/** What follows the tag of a cell with nothing in it. */
const NOTHING = /\s*(?:<(?:[^\s<>/:]+:)?v\s*(?:\/>|>\s*<\/(?:[^\s<>/:]+:)?v\s*>))?\s*<\//y

/** A formula with no value behind it, or with an empty one. */
const UNSOLVED =
  /\s*<(?:[^\s<>/:]+:)?f(?=[\s/>])[^<>]*(?:\/>|>(?:[^<]|<!\[CDATA\[.*?\]\]>)*<\/(?:[^\s<>/:]+:)?f\s*>)\s*(?<value><(?:[^\s<>/:]+:)?v\s*(?:\/>|>\s*<\/(?:[^\s<>/:]+:)?v\s*>)\s*)?<\//sy

/** A tag in which the next one begins. */
const TORN_TAG = /<[^<>!?]*</

const CELL_TYPES: ReadonlySet<string> = new Set(['s', 'str', 'inlineStr', 'n', 'b', 'd', 'e'])

/**
 * Measures a sheet before a library unfolds it: a kilobyte can name the last corner there is, and
 * empty cells with a style often stand there. Throws FileTooLarge for what holds too much, and where it is
 * torn or a cell is of no kind there is.
 */
export function measureSheet(xml: string): SheetExtent {
  if (TORN_TAG.test(xml)) throw new Error('a tag that does not end')
  const extent = { rows: 0, columns: 0, unsolved: new Set<string>(), blank: new Set<string>() }
  let line = 0
  let column = 0
  for (const tag of xml.matchAll(ROW_OR_CELL)) {
    const [whole, kind, said = ''] = tag
    if (kind === 'row') {
      line = Number(PLACE.exec(said)?.[1]) || line + 1
      column = 0
      continue
    }
    const place = placeOf(PLACE.exec(said)?.[1]) ?? { column: column + 1, line }
    column = place.column
    const end = tag.index + whole.length
    const type = TYPE.exec(said)?.[1] ?? 'n'
    const name = `${lettersOf(place.column - 1)}${place.line}`
    if (said.endsWith('/') || matchAt(NOTHING, xml, end)) {
      if (type !== 'n') extent.blank.add(name)
      continue
    }
    if (!CELL_TYPES.has(type)) throw new Error(`no type of cell: ${type}`)
    const unsolved = matchAt(UNSOLVED, xml, end)
    // A formula may give an empty text; then it says so.
    if (unsolved && (type !== 'str' || unsolved.groups?.['value'] === undefined))
      extent.unsolved.add(name)
    extent.rows = Math.max(extent.rows, place.line)
    extent.columns = Math.max(extent.columns, place.column)
    refuseTooLarge(extent.rows, extent.columns)
  }
  return extent
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}

const SHARED_WORD = /\st=["']s["'][^<>]*>\s*<(?:[^\s<>/:]+:)?v>(\d+)</g

/** Whether every word a sheet shares with others is there; a library would take those missing for empty. */
export function hasItsWords(xml: string, count: number): boolean {
  for (const [, index] of xml.matchAll(SHARED_WORD)) if (Number(index) >= count) return false
  return true
}
