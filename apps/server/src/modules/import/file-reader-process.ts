import type { FileFormat } from '@gyeol/contract'
import type { FileRow } from '../catalogue/catalogue-entity.ts'
import { FileTooLarge } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import type { FileSheet } from './file-sheet.ts'

/** What the reader says before anything else: it has started, and the time of the file begins. */
const READY = 'ready'

/** A file to read. */
export type ReadingOrder = { readonly format: FileFormat; readonly bytes: Uint8Array }

/** What was read, or why nothing was. */
export type ReadingAnswer =
  | { readonly kind: 'sheets'; readonly sheets: readonly FileSheet[] }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] }
  | { readonly kind: 'problem' | 'too-large'; readonly message: string }

process.on('message', (order: ReadingOrder) => {
  void answer(order).then((given) => process.send?.(given))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.(READY)

async function answer(order: ReadingOrder): Promise<ReadingAnswer> {
  try {
    return await read(order)
  } catch (error) {
    if (error instanceof FileTooLarge) return { kind: 'too-large', message: error.message }
    if (error instanceof FileProblem) return { kind: 'problem', message: error.message }
    throw error
  }
}

/** Loads only what reads this kind of file: the reader is started while somebody waits. */
async function read({ format, bytes }: ReadingOrder): Promise<ReadingAnswer> {
  if (format === 'json') {
    const { readJson } = await import('./json-file.ts')
    return { kind: 'rows', rows: readJson(bytes) }
  }
  if (format === 'csv') {
    const { readCsv } = await import('./csv-file.ts')
    return { kind: 'sheets', sheets: [readCsv(bytes)] }
  }
  const { readXlsx } = await import('./xlsx-file.ts')
  return { kind: 'sheets', sheets: await readXlsx(Buffer.from(bytes)) }
}
