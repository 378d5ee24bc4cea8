import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { prepareDatabase } from '../src/database/start/open-database.ts'
import type { TestApp } from './app.ts'
import { createEmptyDatabase, DIALECT } from './database.ts'
import { createDrawnApp } from './drawn-site.ts'
import { runOnServer } from './run-on-server.ts'
import { SQLITE_FILE } from './sqlite-file.ts'

/** What everybody in the database of the release before logs in with. */
export const PASSWORD_BEFORE = 'a-long-fixture-word'

/**
 * Opens today's application upon a database the release before has made and people have lived with
 * (fixtures/release-before/README.md), as a server does that was updated.
 */
export async function openReleaseBefore(): Promise<TestApp> {
  const own = await createEmptyDatabase()
  const file = new URL(`./fixtures/release-before/${DIALECT}.sql.gz`, import.meta.url)
  const dump = gunzipSync(readFileSync(file)).toString('utf8')
  if (own.options.databaseUrl !== undefined) await runOnServer(own.options.databaseUrl, dump)
  else restoreFile(join(own.options.dataDir, SQLITE_FILE), dump)
  await prepareDatabase(own.options)
  return createDrawnApp({}, { own })
}

function restoreFile(path: string, dump: string): void {
  const file = new DatabaseSync(path)
  try {
    file.exec(dump)
  } finally {
    file.close()
  }
}
