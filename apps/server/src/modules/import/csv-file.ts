import { CsvError, parse } from 'csv-parse/sync'
import { FILE_LIMITS, FileTooLarge, refuseTooLarge, TOO_MANY_CELLS } from './file-limits.ts'
import { FileProblem, type FileTable, tableOf } from './file-table.ts'

/** A row of every column, each with a long note. */
const MOST_RECORD_LETTERS = FILE_LIMITS.columns * 2000

const DELIMITERS = [',', '\t', ';'] as const

const CELL_ENDS = new Set([...DELIMITERS, '\n', '\r'].map((sign) => sign.charCodeAt(0)))

/** Reads a CSV file: UTF-8 with or without its mark, or what a Korean Excel saves. */
export function readCsv(bytes: Uint8Array): FileTable {
  const text = decode(bytes)
  refuseTooManyCells(text)
  const count = { records: 0, columns: 0 }
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      // Two columns more or fewer are told by the cells themselves.
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MOST_RECORD_LETTERS,
      on_record: (cells: string[]) => {
        count.records += 1
        count.columns = Math.max(count.columns, cells.length)
        refuseTooLarge(count.records, count.columns)
        return cells
      },
    })
    // Empty lines are records too, so the count is that of a spreadsheet.
    return tableOf(records.map((cells, index) => ({ line: index + 1, cells })))
  } catch (error) {
    if (error instanceof FileProblem || error instanceof FileTooLarge) throw error
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      throw new FileTooLarge('한 줄이 너무 길어요.')
    throw new FileProblem('CSV 파일을 읽을 수 없어요. 따옴표가 짝이 맞는지 확인해 주세요.')
  }
}

/** At least as many as the parser would make: signs within quotes are counted too. */
function refuseTooManyCells(text: string): void {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (CELL_ENDS.has(text.charCodeAt(at))) count += 1
  if (count > FILE_LIMITS.cells) throw new FileTooLarge(TOO_MANY_CELLS)
}

function decode(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Another encoding may fit.
    }
  }
  throw new FileProblem('글자를 읽을 수 없어요. CSV를 UTF-8로 저장해 주세요.')
}

/** What parts the titles most often. */
function delimiterOf(text: string): string {
  const titles = text.slice(0, text.search(/[\r\n]|$/))
  const counted = DELIMITERS.map((sign) => ({ sign, count: titles.split(sign).length }))
  return counted.toSorted((left, right) => right.count - left.count)[0]?.sign ?? ','
}
