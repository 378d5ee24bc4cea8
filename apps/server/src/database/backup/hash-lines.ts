import { createHash, type Hash } from 'node:crypto'
import type { BackupFooter, CountedTable } from './backup-format.ts'

/** Counts and hashes the lines of a backup as they pass, for whoever writes it and whoever reads it. */
export type LineCounter = {
  /** The header, and the line that begins a table. */
  readonly other: (line: string) => void
  readonly beginTable: (name: string) => void
  readonly row: (line: string) => void
  /** What the footer says, or has to say. */
  readonly finish: () => BackupFooter
}

/** Begins to count. */
export function createLineCounter(): LineCounter {
  const whole = createHash('sha256')
  const tables: Record<string, CountedTable> = {}
  let open: { readonly name: string; readonly hash: Hash; rows: number } | undefined
  let all = 0
  const close = () => {
    if (open) tables[open.name] = { rows: open.rows, sha256: open.hash.digest('hex') }
    open = undefined
  }
  return {
    other: (line) => void whole.update(`${line}\n`),
    beginTable(name) {
      close()
      open = { name, hash: createHash('sha256'), rows: 0 }
    },
    row(line) {
      const text = `${line}\n`
      whole.update(text)
      open?.hash.update(text)
      if (open) open.rows += 1
      all += 1
    },
    finish() {
      close()
      return { tables, rows: all, sha256: whole.digest('hex') }
    },
  }
}
