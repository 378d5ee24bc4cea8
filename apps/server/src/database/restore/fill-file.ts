import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { keepFolder, makePrivate } from '../backup/backup-file.ts'
import { stampOf, tooOld } from '../backup/backup-names.ts'
import type { ReadBackup } from '../backup/read-backup.ts'
import { classifyFailure, DATABASE_FILE, openDialect } from '../dialects/sqlite.ts'
import type { Schema } from '../schema.ts'
import type { FillOptions, ReadPieces } from './fill-options.ts'
import { loadBackup } from './load-backup.ts'
import { RestoreRefusedError } from './restore-refused-error.ts'

/** What SQLite keeps beside a database file while somebody uses it. */
const SIDE_FILES = ['-wal', '-shm', '-journal']

/** How many replaced files are kept. */
const KEPT_ASIDE = 3

/**
 * Fills a new file and puts it in the place of the one that is there, which is laid aside. Whatever
 * happens on the way, the old file or the whole new one is in its place.
 */
export async function fillFile(options: FillOptions, read: ReadPieces): Promise<ReadBackup> {
  const target = join(options.dataDir, DATABASE_FILE)
  refuseOccupied(target, options.replaces)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const fresh = `${target}.restoring`
  try {
    await removeFile(fresh)
    const done = await fill(fresh, read, options.isQuietCopy)
    await makePrivate(fresh)
    // Reading took its time: somebody may have started a server meanwhile.
    refuseOccupied(target, options.replaces)
    if (existsSync(target)) await layAside(target, options.backupDir)
    await rename(fresh, target)
    await keepFolder(options.dataDir)
    return done
  } finally {
    await removeFile(fresh)
  }
}

async function fill(
  file: string,
  read: ReadPieces,
  isQuietCopy: boolean | undefined,
): Promise<ReadBackup> {
  const dialect = openDialect({ file, hasDeadlines: false })
  const kysely = new Kysely<Schema>({ dialect: dialect.kysely })
  try {
    const done = await kysely
      .transaction()
      .execute((transaction) => loadBackup({ transaction, dialect, read, isQuietCopy }))
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    return done
  } finally {
    await kysely.destroy()
  }
}

/** Throws when the file may not be replaced. */
export function refuseOccupied(file: string, replaces: boolean): void {
  if (!existsSync(file)) return
  const state = lookAt(file)
  if (state === 'in-use') throw new RestoreRefusedError('in-use')
  if (state === 'full' && !replaces) throw new RestoreRefusedError('not-empty')
}

/** A file nobody can read any more counts as full. */
function lookAt(file: string): 'in-use' | 'full' | 'empty' {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Leaving the log behind works only for one who is alone with the file; the next one who opens it
    // turns it on again.
    const mode = database.prepare('pragma journal_mode = delete').get()?.journal_mode
    if (mode !== 'delete') return 'in-use'
    const tables = database.prepare('select count(*) as count from sqlite_schema').get()?.count
    return tables === 0 ? 'empty' : 'full'
  } catch (error) {
    return classifyFailure(error) === 'conflict' ? 'in-use' : 'full'
  } finally {
    database.close()
  }
}

async function layAside(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `replaced-${stampOf(Date.now())}.db`)
  // The file stays in its place as well, until the new one takes that over.
  await link(file, aside).catch(() => copyFile(file, aside))
  await makePrivate(aside)
  await removeOldAside(folder)
  for (const suffix of SIDE_FILES) {
    if (!existsSync(`${file}${suffix}`)) continue
    await copyFile(`${file}${suffix}`, `${aside}${suffix}`)
    await makePrivate(`${aside}${suffix}`)
    await rm(`${file}${suffix}`)
  }
}

/** The way back over this many restores; what was there before is no longer kept. */
async function removeOldAside(folder: string): Promise<void> {
  const kept = { origin: 'replaced', keep: KEPT_ASIDE, now: Date.now() } as const
  for (const name of tooOld(await readdir(folder), kept)) await removeFile(join(folder, name))
}

async function removeFile(file: string): Promise<void> {
  for (const suffix of ['', ...SIDE_FILES]) await rm(`${file}${suffix}`, { force: true })
}
