import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedSets } from '../src/assembly/seed-sets.ts'
import { prepareDatabase } from '../src/database/start/open-database.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface ProvidedContext {
    /** A SQLite database as a server finds it after its start, to be copied. */
    sqliteTemplate: string
  }
}

/** What the embedded database calls its file. */
export const SQLITE_FILE = 'gyeol.db'

let dataDir: string | undefined

/** Global set-up of the server tests on SQLite. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = mkdtempSync(join(tmpdir(), 'gyeol-template-'))
  await prepareDatabase({ databaseUrl: undefined, dataDir, onTrouble: () => {}, seedSets })
  project.provide('sqliteTemplate', join(dataDir, SQLITE_FILE))
}

export function teardown(): void {
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
}
