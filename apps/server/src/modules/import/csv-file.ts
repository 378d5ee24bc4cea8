import { parseCsv } from 'hucre/csv'
import { decodeText } from './csv-text.ts'
import { FILE_LIMITS, FileTooLarge, refuseTooLarge, TOO_MANY_CELLS } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import type { FileSheet } from './file-sheet.ts'

const DELIMITERS = [',', '\t', ';'] as const

const CELL_ENDS = new Set([...DELIMITERS, '\n', '\r'].map((sign) => sign.charCodeAt(0)))

/** What Excel is told of the separator with, in a line of its own before everything else. */
const SEPARATOR_LINE = /^"?sep=(?<sign>.)"?(?:\r\n|\r|\n|$)/i

/** By how much of a file the separator is judged. */
const JUDGED_LINES = 20
const JUDGED_LETTERS = 100_000

/** Reads a CSV file, whatever its letters, separators and line ends. */
export function readCsv(bytes: Uint8Array): FileSheet {
  const text = decodeText(bytes)
  refuseTooManyCells(text)
  const told = SEPARATOR_LINE.exec(text)
  const before = told === null ? 0 : 1
  const body = told === null ? text : text.slice(told[0].length)
  const records = parseRecords(body, told?.groups?.sign ?? delimiterOf(body))
  // Empty lines are records too, so the count is that of a spreadsheet.
  return {
    isText: true,
    rows: records.map((cells, index) => ({ line: index + 1 + before, cells })),
  }
}

function parseRecords(text: string, delimiter: string): readonly (readonly string[])[] {
  if (hasOpenQuote(text, delimiter))
    throw new FileProblem('CSV 파일을 읽을 수 없어요. 따옴표가 짝이 맞는지 확인해 주세요.')
  // Without guessing at types every cell is the text it was.
  const records = parseCsv(text, { delimiter, typeInference: false }) as string[][]
  const widest = records.reduce((most, { length }) => Math.max(most, length), 0)
  refuseTooLarge(records.length, widest)
  return records
}

/** Whether a cell begins with a quotation mark that never ends: the library would take the rest for it. */
function hasOpenQuote(text: string, delimiter: string): boolean {
  const start = `(?<=^|[\\r\\n${delimiter.replace(/[\]\\^-]/, '\\$&')}])`
  const quoted = new RegExp(`${start}"[^"]*(?:""[^"]*)*"`, 'g')
  return new RegExp(`${start}"`).test(text.replaceAll(quoted, ''))
}

/** At least as many as the parser would make: signs within quotes are counted too. */
function refuseTooManyCells(text: string): void {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (CELL_ENDS.has(text.charCodeAt(at))) count += 1
  if (count > FILE_LIMITS.cells) throw new FileTooLarge(TOO_MANY_CELLS)
}

/** What stands in the most of the first lines, titles above the table and empty ones among them. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, JUDGED_LETTERS)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, JUDGED_LINES)
  const counted = DELIMITERS.map((sign) => {
    const having = lines.filter((line) => line.includes(sign))
    return { sign, lines: having.length, first: having[0]?.split(sign).length ?? 0 }
  })
  const [best] = counted.toSorted(
    (left, right) => right.lines - left.lines || right.first - left.first,
  )
  return best?.sign ?? ','
}
