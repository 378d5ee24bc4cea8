import { rm } from 'node:fs/promises'
import { fixedRing } from '../../security/key-ring.ts'
import { readBackupFile } from '../backup/backup-file.ts'
import { BadBackupError } from '../backup/bad-backup-error.ts'
import type { BackupReader } from '../backup/read-backup.ts'
import { openWithoutDeadlines } from '../start/open-database.ts'
import { asRead, findDifferences, hashDatabase } from './check-against.ts'
import { countSealed } from './count-sealed.ts'
import { fillDatabase } from './fill-database.ts'

/** A backup to restore on trial: into a folder that is there for nothing else, and goes afterwards. */
export type TrialOrder = {
  readonly file: string
  readonly folder: string
  /** What should open the secrets in it. */
  readonly keys: readonly string[]
}

/**
 * What came of it.
 *
 * - `damaged`: the file is not what its hashes say.
 * - `differs`: what was restored is not what was backed up.
 * - `keys`: no key at hand opens some of its secrets.
 */
export type Trial = {
  readonly rows: number
  readonly failure: 'damaged' | 'differs' | 'keys' | null
}

/** Restores a backup on trial, compares every row, and tries the keys. */
export async function tryRestore({ file, folder, keys }: TrialOrder): Promise<Trial> {
  const options = { databaseUrl: undefined, dataDir: folder, onTrouble: () => {} }
  const sealed = countSealed(fixedRing(...keys))
  try {
    const filling = { ...options, replaces: true, backupDir: folder }
    const { header, footer } = await fillDatabase(filling, (reader) =>
      readBackupFile(file, both(reader, sealed.reader)),
    )
    const database = await openWithoutDeadlines(options)
    try {
      const now = await hashDatabase(database, asRead(header))
      const differs = findDifferences(footer, now).length > 0
      const failure = differs ? 'differs' : sealed.count().lost > 0 ? 'keys' : null
      return { rows: footer.rows, failure }
    } finally {
      await database.kysely.destroy()
    }
  } catch (error) {
    if (error instanceof BadBackupError) return { rows: 0, failure: 'damaged' }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function both(one: BackupReader, other: BackupReader): BackupReader {
  return {
    ...one,
    async table(name, columns) {
      await one.table?.(name, columns)
      await other.table?.(name, columns)
    },
    async row(cells) {
      await one.row?.(cells)
      await other.row?.(cells)
    },
  }
}
