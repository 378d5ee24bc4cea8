import type { FileFormat } from '@gyeol/contract'

/** The contract's limit; its own constant comes with the whole schema library. */
const MOST_BYTES: typeof import('@gyeol/contract').IMPORT_LIMITS.fileBytes = 4_194_304

const ENDINGS: ReadonlyMap<string, FileFormat> = new Map([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
  ['xlsx', 'xlsx'],
  ['json', 'json'],
])

/** Endings the browser's file chooser offers. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json'

/** A file as it is sent. */
export type ReadyFile = {
  readonly name: string
  readonly bytes: number
  readonly format: FileFormat
  /** Base64. */
  readonly content: string
}

/** Why a file is not taken, by the key of its words. */
export type FileProblem = 'tooBig' | 'unknown' | 'empty' | 'unreadable'

/** Reads a chosen file, or says why it cannot be sent. */
export async function readFileContent(file: File): Promise<ReadyFile | FileProblem> {
  const format = formatOf(file.name)
  if (format === null) return 'unknown'
  if (file.size > MOST_BYTES) return 'tooBig'
  if (file.size === 0) return 'empty'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { name: file.name.slice(-200), bytes: file.size, format, content: toBase64(bytes) }
  } catch {
    return 'unreadable'
  }
}

/** What kind of file a name says; null for none of ours. */
export function formatOf(name: string): FileFormat | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return ENDINGS.get(ending) ?? null
}

/** Bytes turned to letters in one call; more arguments than this overflow the stack. */
const CHUNK_BYTES = 0x8000

/** Base64 of bytes; browsers that have no way of their own get it piece by piece. */
export function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    letters += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))
  return btoa(letters)
}
