import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import {
  type DatabaseOptions,
  openDatabase,
  prepareDatabase,
} from '../src/database/start/open-database.ts'
import './postgres-cluster.ts'

/** Which database this run is about. */
export const DIALECT = process.env.TEST_DIALECT === 'postgres' ? 'postgres' : 'sqlite'

const serverUrl = DIALECT === 'postgres' ? inject('postgresUrl') : null

/** `describe` for tests that need the database; skipped by name where PostgreSQL is missing. */
export const describeWithDatabase = describe.skipIf(DIALECT === 'postgres' && serverUrl === null)

/** `describe` for what only PostgreSQL can show: several processes on one database. */
export const describeOnPostgres = describe.skipIf(serverUrl === null)

/** A database of a test's own. */
export type TestDatabase = {
  readonly options: DatabaseOptions
  /** Environment variables with which the server itself would use this database. */
  readonly environment: Readonly<Record<string, string>>
  readonly open: () => ReturnType<typeof openDatabase>
  readonly remove: () => Promise<void>
}

/** Makes an empty database: no schema, no rows. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return serverUrl === null ? createFile() : createOnServer(serverUrl)
}

/** Makes a database as a server finds it after its start. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  await prepareDatabase(database.options)
  return database
}

function createFile(): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-sqlite-'))
  const options = { databaseUrl: undefined, dataDir, onTrouble }
  return {
    options,
    environment: { DATA_DIR: dataDir },
    open: () => openDatabase(options),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function createOnServer(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const options = { databaseUrl: own.href, dataDir: tmpdir(), onTrouble }
  return {
    options,
    environment: { DATABASE_URL: own.href, DATA_DIR: tmpdir() },
    open: () => openDatabase(options),
    remove: () => runOnServer(url, `drop database if exists ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

// A test that drops its database under an open pool hears of lost connections.
const onTrouble = () => {}
