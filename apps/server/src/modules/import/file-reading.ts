import type { FileFormat } from '@gyeol/contract'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { readCsv } from './csv-file.ts'
import type { FileTable } from './file-table.ts'
import { readJson } from './json-file.ts'
import { readXlsx } from './xlsx-file.ts'

/** Reads a file of a list. Throws FileProblem. */
export async function readFile(
  entity: AnyEntity,
  format: FileFormat,
  bytes: Buffer,
): Promise<FileTable> {
  if (format === 'csv') return readCsv(bytes)
  if (format === 'xlsx') return readXlsx(bytes)
  return readJson(bytes, entity.adapt)
}
