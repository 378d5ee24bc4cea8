import { parse } from 'csv-parse/sync'
import { FileProblem, type FileTable, tableOf } from './file-table.ts'

const DELIMITERS = [',', '\t', ';'] as const

/** Reads a CSV file: UTF-8 with or without its mark, or what a Korean Excel saves. */
export function readCsv(bytes: Uint8Array): FileTable {
  const text = decode(bytes)
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      // Two columns more or fewer are told by the cells themselves.
      relax_column_count: true,
      relax_quotes: true,
    })
    // Empty lines are records too, so the count is that of a spreadsheet.
    return tableOf(records.map((cells, index) => ({ line: index + 1, cells })))
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem('CSV 파일을 읽을 수 없어요. 따옴표가 짝이 맞는지 확인해 주세요.')
  }
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
