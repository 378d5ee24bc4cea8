import { z } from 'zod'
import { BadBackupError } from './bad-backup-error.ts'

/**
 * A backup is lines of JSON (docs/operations.md describes them for people): a header, then for each
 * table a line that names it and a line for each row, then a footer with the hashes.
 */
export const BACKUP_FORMAT = 'gyeol-backup'

/** Raised when a program that knows the former number could misread a file. */
export const BACKUP_VERSION = 1

/** No row comes near this; a longer line is an attack on the memory of whoever reads it. */
export const MOST_LINE_BYTES = 64 * 1024 * 1024

const countSchema = z.int().min(0)
const nameSchema = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)

const headerSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  app: z.string(),
  madeAt: z.iso.datetime(),
  scope: z.enum(['backup', 'move']),
  /** Where the rows lay. */
  dialect: z.enum(['sqlite', 'postgres']),
  /** The steps that made the schema, in the order they ran. */
  migrations: z.array(z.string().min(1)).min(1),
})

/** The first line of a backup. */
export type BackupHeader = z.output<typeof headerSchema>

const tableSchema = z.strictObject({
  table: nameSchema,
  columns: z.array(nameSchema).min(1),
})

const countedSchema = z.strictObject({ rows: countSchema, sha256: hashSchema })

/** How many rows a table had, and the hash of their lines in the order of the key. */
export type CountedTable = z.output<typeof countedSchema>

const footerSchema = z.strictObject({
  tables: z.record(nameSchema, countedSchema),
  rows: countSchema,
  /** Of every line before this one. */
  sha256: hashSchema,
})

/** The last line of a backup. */
export type BackupFooter = z.output<typeof footerSchema>

/** What a database keeps in a cell. */
export type Cell = string | number | null | Uint8Array

const cellSchema = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.strictObject({ base64: z.string() }),
])

/** A line of a backup, understood. */
export type BackupLine =
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly cells: readonly Cell[] }
  | { readonly kind: 'footer'; readonly footer: BackupFooter }

/** Writes a row; both databases write the same row alike. */
export function writeRow(cells: readonly unknown[]): string {
  return JSON.stringify(cells.map(toWritten))
}

function toWritten(cell: unknown): unknown {
  if (cell instanceof Uint8Array) return { base64: Buffer.from(cell).toString('base64') }
  if (cell === null || typeof cell === 'string' || Number.isFinite(cell)) return cell
  throw new TypeError(`a cell that is neither text nor number nor bytes: ${typeof cell}`)
}

/** Reads the first line. What another version wrote is told from what is no backup at all. */
export function readHeader(line: string): BackupHeader {
  const value = parse(line)
  const named = z.looseObject({ format: z.literal(BACKUP_FORMAT), version: z.number() })
  const { success, data } = named.safeParse(value)
  if (!success) throw new BadBackupError('not-a-backup')
  if (data.version > BACKUP_VERSION) throw new BadBackupError('newer-format')
  const header = headerSchema.safeParse(value)
  if (!header.success) throw new BadBackupError('damaged')
  return header.data
}

/** Reads any line but the first. */
export function readLine(line: string): BackupLine {
  const value = parse(line)
  if (Array.isArray(value)) return { kind: 'row', cells: value.map(toCell) }
  const table = tableSchema.safeParse(value)
  if (table.success) return { kind: 'table', ...table.data }
  const footer = footerSchema.safeParse(value)
  if (footer.success) return { kind: 'footer', footer: footer.data }
  throw new BadBackupError('damaged')
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  const cell = cellSchema.safeParse(value)
  if (!cell.success) throw new BadBackupError('damaged')
  if (cell.data !== null && typeof cell.data === 'object')
    return Buffer.from(cell.data.base64, 'base64')
  return cell.data
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadBackupError('damaged')
  }
}
