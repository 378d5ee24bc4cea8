import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import {
  closeToOthers,
  ensurePrivateFile,
  ensurePrivateFolder,
} from '../../security/private-file.ts'
import type { DatabaseDialect, FailureKind } from '../database.ts'
import { isDamage } from './damage.ts'
import { ImmediateDriver } from './sqlite-driver.ts'
import { createSpareRoom } from './spare-room.ts'
import { readTables } from './sqlite-tables.ts'

/** What the embedded database calls its file. */
export const DATABASE_FILE = 'gyeol.db'

/** How long opening and migrating wait for another process's write; nothing else runs meanwhile. */
const BUSY_TIMEOUT_MS = 100

/** `PRAGMA synchronous` as SQLite reports it: a commit survives a power cut. */
const SYNCHRONOUS_FULL = 2

type SqliteOptions = {
  readonly file: string
  /** False for migrations and seeds, which nobody waits beside. */
  readonly hasDeadlines: boolean
}

/** The embedded database in one file. */
export function openDialect({ file, hasDeadlines }: SqliteOptions): DatabaseDialect {
  let isDamaged = false
  const noteDamage = () => {
    isDamaged = true
  }
  return {
    name: 'sqlite',
    kysely: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () =>
        new ImmediateDriver({
          open: () => openFile(file, hasDeadlines),
          isBusy: (error) => classifyFailure(error) === 'conflict',
          isFull: (error) => classifyFailure(error) === 'full',
          onError: (error) => {
            if (isDamage(error)) noteDamage()
          },
          spareRoom: hasDeadlines ? createSpareRoom(`${file}-spare`) : null,
        }),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    types: {
      text: sql`text`,
      integer: sql`integer`,
      bytes: sql`blob`,
      finish: (table) => table.modifyEnd(sql`strict`),
      finishByKey: (table) => table.modifyEnd(sql`strict, without rowid`),
    },
    classifyFailure,
    // Every write transaction begins immediately, which already locks out other writers.
    lockSchema: async () => {},
    logFile: `${file}-wal`,
    file,
    isDamaged: () => isDamaged,
    noteDamage,
    countConnections: () => null,
    readTables,
  }
}

function openFile(file: string, hasDeadlines: boolean): DatabaseSync {
  ensurePrivateFolder(dirname(file), basename(file))
  // What SQLite lays beside it (-wal, -shm) gets the same mode.
  ensurePrivateFile(file)
  for (const end of ['-wal', '-shm']) closeToOthers(`${file}${end}`)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma secure_delete = on;
  `)
  expectPragma(database, 'journal_mode', 'wal')
  expectPragma(database, 'synchronous', SYNCHRONOUS_FULL)
  expectPragma(database, 'foreign_keys', 1)
  // What is deleted is overwritten: a member who left is not to be found in the file either.
  expectPragma(database, 'secure_delete', 1)
  // node:sqlite waits without letting anything else run: those who wait do so in the driver.
  if (hasDeadlines) database.exec('pragma busy_timeout = 0')
  return database
}

function expectPragma(database: DatabaseSync, name: string, expected: string | number): void {
  const actual = Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]
  if (actual !== expected) throw new Error(`pragma ${name} is ${String(actual)}, not ${expected}`)
}

/** SQLite can roll back table definitions too; Kysely's adapter leaves that unused. */
class TransactionalAdapter extends SqliteAdapter {
  /** Not true, but taking turns is the driver's business below, where it can be refused. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const FAILURES: Readonly<Record<number, FailureKind>> = {
  5: 'conflict',
  6: 'conflict',
  8: 'unavailable',
  10: 'unavailable',
  11: 'unavailable',
  13: 'full',
  14: 'unavailable',
  26: 'unavailable',
}

/** Extended result codes of a broken primary key or unique constraint. */
const DUPLICATES = new Set([1555, 2067])

/** Reads an error of node:sqlite. */
export function classifyFailure(error: unknown): FailureKind | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  if (error.code === 'ERR_INVALID_STATE') return 'unavailable'
  if (!('errcode' in error) || typeof error.errcode !== 'number') return null
  if (DUPLICATES.has(error.errcode)) return 'duplicate'
  return FAILURES[error.errcode & 0xff] ?? null
}
