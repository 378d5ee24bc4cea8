import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { AppDatabase, DatabaseDeadlines, DatabaseDialect } from '../database.ts'
import { copyBeforeMigrating } from './copy-before-migrating.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'
import { applySeed } from '../seed/apply-seed.ts'
import type { AnySeedSet } from '../seed/seed-set.ts'

const CONNECT_ATTEMPTS = 15
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Where the data lies, and who hears about trouble with it. */
export type DatabaseOptions = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly onTrouble: (error: Error, message: string) => void
  /** Hears once that the database does not answer yet and is waited for. */
  readonly onWaiting?: (error: Error) => void
  /** How long a server of its own is waited for where not as usual. */
  readonly deadlines?: DatabaseDeadlines
}

/** Opens a connection of one's own for work nobody waits for: no query of it is cut off. */
export async function openWithoutDeadlines(options: DatabaseOptions): Promise<AppDatabase> {
  return open(options, { hasDeadlines: false })
}

/** What making a database ready takes besides. */
export type PrepareOptions = DatabaseOptions & {
  /** The rows the product ships; asked for once the database is there. */
  readonly seedSets: () => readonly AnySeedSet[]
  /** Where a copy is laid before the schema of a database that holds something changes. */
  readonly copyTo?: string | undefined
}

/** Opens the database for serving requests. Nothing is connected before the first query. */
export async function openDatabase(options: DatabaseOptions): Promise<AppDatabase> {
  return open(options, { hasDeadlines: true })
}

/**
 * Makes the database ready to serve: waits until it answers (15 attempts, growing pauses), runs
 * the missing migrations and applies the shipped rows. Uses a connection of its own without
 * deadlines. Gives the names of the migrations that ran.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<readonly string[]> {
  const database = await open(options, { hasDeadlines: false })
  try {
    await waitForDatabase(database, options)
    if (options.copyTo !== undefined) await copyBeforeMigrating(database, options.copyTo)
    const ran = await migrate(database, MIGRATIONS)
    for (const seed of options.seedSets()) await applySeed(database, seed)
    return ran
  } finally {
    await database.kysely.destroy()
  }
}

async function open(
  options: DatabaseOptions,
  { hasDeadlines }: { hasDeadlines: boolean },
): Promise<AppDatabase> {
  const dialect = await openDialect(options, hasDeadlines)
  return { kysely: new Kysely<Schema>({ dialect: dialect.kysely }), dialect }
}

/** Loads only the driver that is used: each costs start-up time. */
async function openDialect(
  { databaseUrl, dataDir, onTrouble, deadlines }: DatabaseOptions,
  hasDeadlines: boolean,
): Promise<DatabaseDialect> {
  if (databaseUrl === undefined) {
    const { DATABASE_FILE, openDialect } = await import('../dialects/sqlite.ts')
    return openDialect({ file: join(dataDir, DATABASE_FILE), hasDeadlines })
  }
  const { openDialect } = await import('../dialects/postgres.ts')
  const onIdleError = (error: Error) => onTrouble(error, 'a database connection was lost')
  return openDialect({ url: databaseUrl, hasDeadlines, deadlines, onIdleError })
}

async function waitForDatabase(database: AppDatabase, options: DatabaseOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`select 1`.execute(database.kysely)
      return
    } catch (error) {
      const kind = database.dialect.classifyFailure(error)
      const isWorthWaiting =
        kind === 'conflict' || (kind === 'unavailable' && database.dialect.name === 'postgres')
      if (!isWorthWaiting || attempt >= CONNECT_ATTEMPTS || !(error instanceof Error)) throw error
      if (attempt === 1) options.onWaiting?.(error)
      await wait(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS))
    }
  }
}
