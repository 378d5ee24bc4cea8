import type { CreateTableBuilder, Dialect, Kysely, RawBuilder, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * What a driver's error means for the caller.
 *
 * - `conflict`: another transaction was in the way; running the whole transaction again may help.
 * - `duplicate`: a unique constraint refused the row.
 * - `unavailable`: the database cannot be reached or does not answer in time.
 * - `full`: no storage left.
 */
export type FailureKind = 'conflict' | 'duplicate' | 'unavailable' | 'full'

type FinishTable = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) => CreateTableBuilder<Table, Column>

/** The few words of table definitions that differ between the two databases. */
export type ColumnTypes = {
  /** Text that compares by code point, so both databases sort alike. */
  readonly text: RawBuilder<unknown>
  /** Whole numbers up to 2^53 - 1. */
  readonly integer: RawBuilder<unknown>
  /** Bytes as they are. */
  readonly bytes: RawBuilder<unknown>
  /** Finishes a table (STRICT on SQLite). */
  readonly finish: FinishTable
  /** As `finish`, for tables read in stretches of their key (WITHOUT ROWID on SQLite). */
  readonly finishByKey: FinishTable
}

/** A table as the database itself describes it. */
export type TableShape = {
  readonly name: string
  /** In the order of their names. */
  readonly columns: readonly string[]
  /** The columns of the primary key. */
  readonly key: readonly string[]
  readonly hasBytes: boolean
  /** Other tables whose rows this one's rows name. */
  readonly leansOn: readonly string[]
}

/** How busy the connections to a database server are. */
export type ConnectionCount = {
  readonly open: number
  readonly idle: number
  /** Work that waits for one. */
  readonly waiting: number
}

/** How long a database server is waited for. */
export type DatabaseDeadlines = {
  readonly connectMs: number
  readonly queryMs: number
}

/** Everything that differs between the embedded SQLite and PostgreSQL. */
export type DatabaseDialect = {
  readonly name: 'sqlite' | 'postgres'
  readonly kysely: Dialect
  readonly types: ColumnTypes
  /** Reads a driver's error; null when it is not the database's doing. */
  readonly classifyFailure: (error: unknown) => FailureKind | null
  /** Waits until this transaction alone may change the schema and the seeds. */
  readonly lockSchema: (transaction: Transaction<Schema>) => Promise<void>
  /** Where an embedded database writes ahead; null for a server's. */
  readonly logFile: string | null
  /** The file of an embedded database; null for a server's. */
  readonly file: string | null
  /** Whether pages of that file were found to be damaged since it was opened. */
  readonly isDamaged: () => boolean
  readonly noteDamage: () => void
  /** Null where there are no connections to count. */
  readonly countConnections: () => ConnectionCount | null
  /** The tables there are, whichever release made them. */
  readonly readTables: (kysely: Kysely<Schema>) => Promise<readonly TableShape[]>
}

/** An open database. */
export type AppDatabase = {
  readonly kysely: Kysely<Schema>
  readonly dialect: DatabaseDialect
}
