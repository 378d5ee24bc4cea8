import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedSets } from '../src/assembly/seed-sets.ts'
import { prepareDatabase } from '../src/database/start/open-database.ts'
import { type Cluster, findPostgres, startCluster } from './cluster.ts'
import { runOnServer } from './run-on-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface ProvidedContext {
    /** A server on which tests may create databases; null when there is none. */
    postgresUrl: string | null
    /** How statements there name a database as a server finds it after its start, to be copied. */
    postgresTemplate: string
  }
}

/** The first version with more than one way to copy a database. */
const WITH_STRATEGIES = 15_00_00

let cluster: Cluster | undefined
let dropTemplate: (() => Promise<void>) | undefined

/**
 * Global set-up of the server tests on PostgreSQL: TEST_DATABASE_URL, or a cluster of our own for
 * this run. Without either the tests are skipped by name, or refused where they must not be.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  const programs = given ? null : findPostgres()
  if (programs) cluster = await startCluster(programs)
  const url = given ?? cluster?.url ?? null
  const isRequired = process.env.CI !== undefined || process.env.REQUIRE_POSTGRES === '1'
  if (url === null && isRequired)
    throw new Error('PostgreSQL is required here: apt-get install -y postgresql')
  if (url === null) console.warn('SKIPPED: the server suite on PostgreSQL (not installed)')
  project.provide('postgresUrl', url)
  if (url !== null) project.provide('postgresTemplate', await prepareTemplate(url))
}

async function prepareTemplate(url: string): Promise<string> {
  const name = `test_template_${randomBytes(8).toString('hex')}`
  await runOnServer(url, `create database ${name}`)
  dropTemplate = () => runOnServer(url, `drop database if exists ${name} with (force)`)
  const own = new URL(url)
  own.pathname = `/${name}`
  await prepareDatabase({ databaseUrl: own.href, dataDir: tmpdir(), onTrouble: () => {}, seedSets })
  return `${name}${await fileCopy(url)}`
}

/** As files it takes half the work of doing it through the log, which newer servers do unless told. */
async function fileCopy(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  await client.end()
  return (rows[0]?.version ?? 0) >= WITH_STRATEGIES ? ' strategy file_copy' : ''
}

export async function teardown(): Promise<void> {
  await dropTemplate?.()
  await cluster?.remove()
}
