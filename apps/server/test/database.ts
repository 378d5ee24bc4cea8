import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import { seedSets } from '../src/assembly/seed-sets.ts'
import { openDatabase, type PrepareOptions } from '../src/database/start/open-database.ts'
import './postgres-cluster.ts'
import { runOnServer } from './run-on-server.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

/** Which database this run is about. */
export const DIALECT = process.env.TEST_DIALECT === 'postgres' ? 'postgres' : 'sqlite'

const serverUrl = DIALECT === 'postgres' ? inject('postgresUrl') : null

/** `describe` for tests that need the database; skipped by name where PostgreSQL is missing. */
export const describeWithDatabase: ReturnType<typeof describe.skipIf> = describe.skipIf(
  DIALECT === 'postgres' && serverUrl === null,
)

/** `describe` for what only PostgreSQL can show: several processes on one database. */
export const describeOnPostgres: ReturnType<typeof describe.skipIf> = describe.skipIf(
  serverUrl === null,
)

/** A database of a test's own. */
export type TestDatabase = {
  readonly options: PrepareOptions
  /** Environment variables with which the server itself would use this database. */
  readonly environment: Readonly<Record<string, string>>
  readonly open: () => ReturnType<typeof openDatabase>
  readonly remove: () => Promise<void>
}

/** Makes an empty database: no schema, no rows. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return serverUrl === null ? createFile() : createOnServer(serverUrl)
}

/** Makes a database as a server finds it after its start: a copy of one that was prepared once. */
export async function createDatabase(): Promise<TestDatabase> {
  if (serverUrl !== null) return createOnServer(serverUrl, inject('postgresTemplate'))
  const database = createFile()
  copyFileSync(inject('sqliteTemplate'), join(database.options.dataDir, SQLITE_FILE))
  return database
}

function createFile(): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-sqlite-'))
  const options = { databaseUrl: undefined, dataDir, onTrouble, seedSets }
  return {
    options,
    environment: { DATA_DIR: dataDir },
    open: () => openDatabase(options),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function createOnServer(url: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-data-'))
  const options = { databaseUrl: own.href, dataDir, onTrouble, seedSets, deadlines: NO_HURRY }
  return {
    options,
    environment: { DATABASE_URL: own.href, DATA_DIR: dataDir },
    open: () => openDatabase(options),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await runOnServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A machine that runs all tests at once is slow; what the deadlines do has tests of its own. */
const NO_HURRY = { connectMs: 20_000, queryMs: 40_000 }

// A test that drops its database under an open pool hears of lost connections.
const onTrouble = () => {}
