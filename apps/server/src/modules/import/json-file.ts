import type { FileRow } from '../catalogue/catalogue-entity.ts'
import { FileProblem, type FileTable } from './file-table.ts'

/**
 * Reads a JSON file: an array of rows, or an object that holds such arrays (`items`, `rows`,
 * whatever they are called). `adapt` turns rows of known public lists into our own names.
 */
export function readJson(
  bytes: Uint8Array,
  adapt: (rows: readonly FileRow[]) => readonly FileRow[] = (rows) => rows,
): FileTable {
  const rows = adapt(findRows(parse(bytes))).map((cells, index) => ({ line: index + 1, cells }))
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
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new FileProblem('JSON 파일을 읽을 수 없어요.')
  }
}

function findRows(value: unknown): FileRow[] {
  if (Array.isArray(value)) return value.map(requireRow)
  if (!isRow(value)) throw new FileProblem('파일에 목록이 없어요.')
  return Object.values(value)
    .filter((inner) => Array.isArray(inner))
    .flatMap((inner: unknown[]) => inner.map(requireRow))
}

function requireRow(value: unknown): FileRow {
  if (!isRow(value)) throw new FileProblem('목록의 항목은 {…} 꼴이어야 해요.')
  return value
}

function isRow(value: unknown): value is FileRow {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
