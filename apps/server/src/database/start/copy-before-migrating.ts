import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { APP_VERSION } from '../backup/app-version.ts'
import { makePrivate, writeBackupFile } from '../backup/backup-file.ts'
import { backupName, stampOf, tooOld } from '../backup/backup-names.ts'
import { dumpDatabase } from '../backup/dump-database.ts'
import type { AppDatabase } from '../database.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { findMissing } from './migrate.ts'

/** How many copies are kept: the way back over this many updates. */
const KEPT_COPIES = 3

/**
 * Lays a copy of a database that holds something beside it before its schema changes, and gives its
 * path; null when nothing is to change. Of the embedded one it is a database file, which the former
 * release can be started on at once.
 */
export async function copyBeforeMigrating(
  database: AppDatabase,
  folder: string,
): Promise<string | null> {
  const { isFresh, missing } = await findMissing(database, MIGRATIONS)
  if (isFresh || missing.length === 0) return null
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = Date.now()
  const path =
    database.dialect.name === 'sqlite'
      ? await copyFile(database, join(folder, `before-${stampOf(now)}.db`))
      : await copyRows(database, { path: join(folder, backupName('before', now)), now })
  await removeOld(folder)
  return path
}

async function copyFile({ kysely }: AppDatabase, path: string): Promise<string> {
  await sql`vacuum into ${path}`.execute(kysely)
  await makePrivate(path)
  return path
}

async function copyRows(
  database: AppDatabase,
  { path, now }: { readonly path: string; readonly now: number },
): Promise<string> {
  await writeBackupFile(path, dumpDatabase(database, { scope: 'backup', app: APP_VERSION, now }))
  return path
}

async function removeOld(folder: string): Promise<void> {
  const old = tooOld(await readdir(folder), { origin: 'before', keep: KEPT_COPIES })
  for (const name of old) await rm(join(folder, name), { force: true })
}
