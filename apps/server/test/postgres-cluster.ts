import type { TestProject } from 'vitest/node'
import { type Cluster, findPostgres, startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases; null when there is none. */
    postgresUrl: string | null
  }
}

let cluster: Cluster | undefined

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
}

export async function teardown(): Promise<void> {
  await cluster?.remove()
}
