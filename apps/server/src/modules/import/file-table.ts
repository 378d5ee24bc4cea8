import { looksEmpty } from '@gyeol/korean'
import { unguarded } from '../../http/spreadsheet-text.ts'
import { wordOf } from '../catalogue/file-field.ts'
import { FileProblem } from './file-problem.ts'
import {
  errorMessage,
  type FileSheet,
  isBroken,
  lettersOf,
  type SheetCell,
  type SheetRow,
} from './file-sheet.ts'
import { findTitles, type TitleFinder } from './title-row.ts'

/** What is wrong in a cell before anybody asks what it means; `column` as the table calls it. */
export type CellFault = { readonly column: string; readonly message: string }

/** A row of a file. `line` counts as spreadsheets do, from 1. */
export type TableRow = {
  readonly line: number
  readonly cells: Readonly<Record<string, unknown>>
  readonly problems: readonly CellFault[]
}

/** A file as a table. */
export type FileTable = {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** A table from the sheets of a file: that whose titles are known best, beginning where they stand. */
export function tableOf(sheets: readonly FileSheet[], titleOf: TitleFinder): FileTable {
  const filled = sheets.map(({ isText, rows }) => ({
    isText,
    rows: rows.filter(({ cells }) => !cells.every(isEmpty)),
  }))
  const [best] = filled
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, titles: findTitles(sheet.rows, titleOf) }))
    .toSorted((left, right) => right.titles.known - left.titles.known)
  if (best === undefined) throw new FileProblem('파일이 비어 있어요.')
  const { sheet, titles } = best
  const rows = sheet.rows.slice(titles.next)
  const columns = nameColumns(titles.words, { rows, isText: sheet.isText })
  return {
    columns: columns.filter((column) => column !== null),
    rows: rows.map((row) => ({
      line: row.line,
      cells: cellsOf(columns, row),
      problems: [
        ...brokenCells(columns, row),
        ...(sheet.isText ? surplusCells(titles, row, rows) : []),
      ],
    })),
  }
}

function isEmpty(cell: SheetCell): boolean {
  return cell === null || (typeof cell === 'string' && looksEmpty(cell))
}

type Body = Pick<FileSheet, 'rows' | 'isText'>

/**
 * What each column is called. Columns without a title that hold anything get a name, so that it is
 * seen that they are left out; in a text file those behind the last title are no columns at all.
 */
function nameColumns(words: readonly string[], { rows, isText }: Body): (string | null)[] {
  const seen = new Map<string, string>()
  for (const [index, word] of words.entries()) {
    const first = seen.get(word)
    if (word !== '' && first !== undefined)
      throw new FileProblem(
        `'${word}' 열이 두 번 있어요(${first}열, ${lettersOf(index)}열). 하나를 지우거나 이름을 바꿔 주세요.`,
      )
    seen.set(word, lettersOf(index))
  }
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), words.length)
  const last = words.findLastIndex((word) => word !== '')
  return Array.from({ length: isText ? last + 1 : widest }, (_, index) => {
    const word = words[index] ?? ''
    if (word !== '') return word
    const isUsed = rows.some(({ cells }) => !isEmpty(cells[index] ?? null))
    return isUsed ? `제목 없는 ${lettersOf(index)}열` : null
  })
}

function cellsOf(columns: readonly (string | null)[], { cells }: SheetRow) {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = cells[index] ?? null
      if (column === null || isBroken(cell) || isErrorWord(cell)) return []
      return [[column, typeof cell === 'string' ? unguarded(cell) : cell] as const]
    }),
  )
}

/** What spreadsheets show of formulas that went wrong or have not come yet, and where a column is too narrow; text files hold it as text. */
const ERROR_WORD =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|ERROR!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|PYTHON!|EXTERNAL!|GETTING_DATA|이름\?|값!|분산!|계산!|필드!|차단!|연결!|#{2,})$|^Err:\d{3}$|^(?:Loading|로드 중)\.{3}$/i

const isErrorWord = (cell: SheetCell): cell is string =>
  typeof cell === 'string' && ERROR_WORD.test(cell.trim())

function brokenCells(columns: readonly (string | null)[], { line, cells }: SheetRow): CellFault[] {
  return cells.flatMap((cell, index) => {
    const column = columns[index] ?? null
    if (column === null) return []
    if (isBroken(cell)) return [{ column, message: cell.problem }]
    if (!isErrorWord(cell)) return []
    return [{ column, message: errorMessage(`${lettersOf(index)}${line}`, cell) }]
  })
}

type Titles = ReturnType<typeof findTitles>

/** A separator within a text makes one cell more and shifts what is behind it: that is told, not dropped. */
function surplusCells(
  { words, width }: Titles,
  { cells }: SheetRow,
  rows: readonly SheetRow[],
): CellFault[] {
  const end = words.findLastIndex((word) => word !== '') + 1
  const at = cells.findIndex((cell, index) => index >= end && !isEmpty(cell))
  const advice = '쉼표 같은 구분 기호가 든 칸은 큰따옴표로 감싸 주세요.'
  if (at !== -1) {
    const message = `제목보다 칸이 많아요: '${wordOf(cells[at]).trim()}'. ${advice}`
    return [{ column: `${lettersOf(at)}열`, message }]
  }
  const isOdd = cells.length > width && rows.some((row) => row.cells.length <= width)
  return isOdd
    ? [{ column: `${lettersOf(width)}열`, message: `제목보다 칸이 많아요. ${advice}` }]
    : []
}
