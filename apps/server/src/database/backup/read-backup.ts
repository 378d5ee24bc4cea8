import { isDeepStrictEqual } from 'node:util'
import {
  type BackupFooter,
  type BackupHeader,
  type Cell,
  MOST_LINE_BYTES,
  readHeader,
  readLine,
} from './backup-format.ts'
import { BadBackupError } from './bad-backup-error.ts'
import { createLineCounter, type LineCounter } from './hash-lines.ts'
import { splitLines } from './split-lines.ts'

/** Who is told what a backup holds, in its order. */
export type BackupReader = {
  readonly header?: (header: BackupHeader) => Promise<void>
  readonly table?: (table: string, columns: readonly string[]) => Promise<void>
  readonly row?: (cells: readonly Cell[]) => Promise<void>
}

/** What is known of a backup that has been read to its end. */
export type ReadBackup = { readonly header: BackupHeader; readonly footer: BackupFooter }

/**
 * Reads a backup to its end and tells what it holds as it comes. Only when this returns has every
 * line been what its hashes say: whoever acts on a row must be able to take it back.
 */
export async function readBackup(
  chunks: AsyncIterable<Buffer | string>,
  reader: BackupReader = {},
): Promise<ReadBackup> {
  const counter = createLineCounter()
  let header: BackupHeader | undefined
  let footer: BackupFooter | undefined
  let columns: readonly string[] | undefined
  for await (const line of splitLines(chunks, MOST_LINE_BYTES)) {
    if (footer !== undefined) throw new BadBackupError('damaged')
    if (header === undefined) {
      header = readHeader(line)
      counter.other(line)
      await reader.header?.(header)
      continue
    }
    const read = readLine(line)
    if (read.kind === 'footer') footer = hold(read.footer, counter)
    else if (read.kind === 'table') {
      counter.other(line)
      counter.beginTable(read.table)
      columns = read.columns
      await reader.table?.(read.table, columns)
    } else {
      if (read.cells.length !== columns?.length) throw new BadBackupError('damaged')
      counter.row(line)
      await reader.row?.(read.cells)
    }
  }
  if (header === undefined) throw new BadBackupError('not-a-backup')
  if (footer === undefined) throw new BadBackupError('cut-off')
  return { header, footer }
}

function hold(footer: BackupFooter, counter: LineCounter): BackupFooter {
  // A table named twice would pass here with its second half only; the hash of all sees to that.
  if (!isDeepStrictEqual({ ...footer, tables: { ...footer.tables } }, counter.finish()))
    throw new BadBackupError('damaged')
  return footer
}
