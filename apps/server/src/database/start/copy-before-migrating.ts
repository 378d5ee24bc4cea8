import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { APP_VERSION } from '../backup/app-version.ts'
import { writeBackupFile } from '../backup/backup-file.ts'
import { backupName, stampOf, tooOld } from '../backup/backup-names.ts'
import { dumpDatabase } from '../backup/dump-database.ts'
import type { AppDatabase } from '../database.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { findMissing } from './migrate.ts'

/** How many copies are kept: the way back over this many updates. */
const KEPT_COPIES = 3

/** The copy could not be made, and without it nothing may change. */
export class CopyFailedError extends Error {
  constructor(cause: unknown) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    super(`no copy before migrating: ${detail}`, { cause })
    this.name = 'CopyFailedError'
  }
}

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
  const now = Date.now()
  const isFile = database.dialect.name === 'sqlite'
  const name = isFile ? `before-${stampOf(now)}.db` : backupName('before', now)
  const path = join(folder, name)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (isFile) await copyFile(database, path)
    else {
      const options = { scope: 'backup', app: APP_VERSION, now } as const
      await writeBackupFile(path, dumpDatabase(database, options))
    }
    await removeOld(folder, now)
  } catch (error) {
    throw new CopyFailedError(error)
  }
  return path
}

async function copyFile({ kysely }: AppDatabase, path: string): Promise<void> {
  try {
    // Empty at first, so that it is private before anything is in it.
    await writeFile(path, '', { mode: 0o600, flag: 'wx' })
    await sql`vacuum into ${path}`.execute(kysely)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function removeOld(folder: string, now: number): Promise<void> {
  const old = tooOld(await readdir(folder), { origin: 'before', keep: KEPT_COPIES, now })
  for (const name of old) await rm(join(folder, name), { force: true })
}
