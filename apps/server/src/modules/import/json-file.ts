import type { FileRow } from '../catalogue/catalogue-entity.ts'
import { FILE_LIMITS, FileTooLarge, refuseTooLarge } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import type { FileTable } from './file-table.ts'

/**
 * Reads a JSON file: an array of rows, or an object that holds such arrays (`items`, `rows`,
 * whatever they are called). Throws FileProblem and FileTooLarge.
 */
export function readJson(bytes: Uint8Array): readonly FileRow[] {
  return findRows(parse(bytes))
}

/** The rows of a JSON file as a table. `adapt` turns rows of known public lists into our own names. */
export function tableOfRows(
  fileRows: readonly FileRow[],
  adapt: (rows: readonly FileRow[]) => readonly FileRow[] = (rows) => rows,
): FileTable {
  const rows = adapt(fileRows).map((cells, index) => ({ line: index + 1, cells, problems: [] }))
  if (rows.length === 0) throw new FileProblem('파일에 목록이 없어요.')
  const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  return { columns: [...columns], rows }
}

/** Writes a list as a JSON file that can be brought in again, a row a line: so long lists stay small. */
export function writeJson(entity: string, items: readonly unknown[]): Buffer {
  const lines = items.map((item) => JSON.stringify(item)).join(',\n')
  return Buffer.from(`{"entity": ${JSON.stringify(entity)}, "items": [\n${lines}\n]}\n`)
}

function parse(bytes: Uint8Array): unknown {
  refuseShape(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new FileProblem('JSON 파일을 읽을 수 없어요.')
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const ESCAPE = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Counts values and levels without building any of them. */
function refuseShape(bytes: Uint8Array): void {
  let depth = 0
  let values = 0
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) isText = !isText
    else if (isText) at += byte === ESCAPE ? 1 : 0
    else if (byte === COMMA) values += 1
    else if (OPENING.has(byte)) depth += 1
    else if (CLOSING.has(byte)) depth -= 1
    if (depth > FILE_LIMITS.depth) throw new FileProblem('JSON의 단계가 너무 깊어요.')
    if (values > FILE_LIMITS.cells)
      throw new FileTooLarge('값이 너무 많아요. 나눠서 가져와 주세요.')
  }
}

function findRows(value: unknown): FileRow[] {
  const found = Array.isArray(value) ? [value] : listsIn(value)
  const rows = found.reduce((sum, list) => sum + list.length, 0)
  refuseTooLarge(rows, 1)
  return found.flatMap((list) => list.map(requireRow))
}

function listsIn(value: unknown): unknown[][] {
  if (!isRow(value)) throw new FileProblem('파일에 목록이 없어요.')
  return Object.values(value).filter((inner) => Array.isArray(inner))
}

function requireRow(value: unknown): FileRow {
  if (!isRow(value)) throw new FileProblem('목록의 항목은 {…} 꼴이어야 해요.')
  return value
}

function isRow(value: unknown): value is FileRow {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
