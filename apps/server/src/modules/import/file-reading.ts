import type { ImportInput } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { FileReader } from './file-reader.ts'
import { FileProblem } from './file-problem.ts'
import { type FileTable, tableOf } from './file-table.ts'
import { titleFinder } from './import-columns.ts'
import { tableOfRows } from './json-file.ts'

const reader = new FileReader()

/** Has the reader of files ready for the first one; it starts by itself otherwise. */
export async function startReader(): Promise<void> {
  await reader.read({ format: 'json', bytes: Buffer.from('[]') })
}

type ReadingInput = Pick<ImportInput, 'format' | 'mapping'> & { readonly bytes: Buffer }

/** Reads a file of a list. Throws FileProblem, and BODY_TOO_LARGE as AppError. */
export async function readFile(
  entity: AnyEntity,
  { format, mapping, bytes }: ReadingInput,
): Promise<FileTable> {
  const answer = await reader.read({ format, bytes })
  if (answer.kind === 'sheets') return tableOf(answer.sheets, titleFinder(entity, mapping))
  if (answer.kind === 'rows') return tableOfRows(answer.rows, entity.adapt)
  if (answer.kind === 'problem') throw new FileProblem(answer.message)
  const { message } = answer
  throw new AppError('BODY_TOO_LARGE', { errors: [{ path: 'content', code: 'INVALID', message }] })
}
