import { join } from 'node:path'
import { type BackupFooter } from '../backup/backup-format.ts'
import { dumpDatabase, type DumpOptions } from '../backup/dump-database.ts'
import { readBackup } from '../backup/read-backup.ts'
import { DATABASE_FILE } from '../dialects/sqlite.ts'
import { type DatabaseOptions, openWithoutDeadlines } from '../start/open-database.ts'
import { type Difference, findDifferences, hashDatabase } from './check-against.ts'
import { fillDatabase } from './fill-database.ts'
import { refuseOccupied } from './fill-file.ts'
import { isServed } from './fill-server.ts'
import { RestoreRefusedError } from './restore-refused-error.ts'

type Move = {
  readonly from: DatabaseOptions
  readonly to: DatabaseOptions
  readonly app: string
  readonly now: number
}

/** What a move has done: what went along, and which tables are not the same on both sides (none). */
export type Moved = {
  readonly footer: BackupFooter
  readonly differences: readonly Difference[]
}

/**
 * Brings everything from one database into another, empty one, and compares both sides. Nobody may
 * write into the source meanwhile, or what they write would stay behind.
 */
export async function moveDatabase({ from, to, app, now }: Move): Promise<Moved> {
  const options: DumpOptions = { scope: 'move', app, now }
  await refuseServed(from)
  const source = await openWithoutDeadlines(from)
  try {
    const { footer } = await fillDatabase(
      { ...to, replaces: false, backupDir: to.dataDir },
      (reader) => readBackup(dumpDatabase(source, options), reader),
    )
    const target = await openWithoutDeadlines(to)
    try {
      return { footer, differences: findDifferences(footer, await hashDatabase(target, options)) }
    } finally {
      await target.kysely.destroy()
    }
  } finally {
    await source.kysely.destroy()
  }
}

async function refuseServed(options: DatabaseOptions): Promise<void> {
  if (options.databaseUrl === undefined) {
    refuseOccupied(join(options.dataDir, DATABASE_FILE), true)
    return
  }
  const database = await openWithoutDeadlines(options)
  try {
    if (await isServed(database.kysely)) throw new RestoreRefusedError('in-use')
  } finally {
    await database.kysely.destroy()
  }
}
