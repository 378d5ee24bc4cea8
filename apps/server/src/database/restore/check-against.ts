import type { BackupFooter, BackupHeader } from '../backup/backup-format.ts'
import { dumpDatabase, type DumpOptions } from '../backup/dump-database.ts'
import type { AppDatabase } from '../database.ts'

/** A table that is not the same on both sides; null where one does not have it at all. */
export type Difference = {
  readonly table: string
  readonly fileRows: number | null
  readonly databaseRows: number | null
}

/** Works the hashes of a database out as a backup of it would have them. */
export async function hashDatabase(
  database: AppDatabase,
  options: DumpOptions,
): Promise<BackupFooter> {
  const pieces = dumpDatabase(database, options)
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
  }
}

/** Which tables differ between a backup and a database. */
export function findDifferences(
  file: Pick<BackupFooter, 'tables'>,
  database: Pick<BackupFooter, 'tables'>,
): readonly Difference[] {
  const names = new Set([...Object.keys(file.tables), ...Object.keys(database.tables)])
  return [...names].sort().flatMap((table) => {
    const [one, other] = [file.tables[table], database.tables[table]]
    if (one && other && one.sha256 === other.sha256 && one.rows === other.rows) return []
    return [{ table, fileRows: one?.rows ?? null, databaseRows: other?.rows ?? null }]
  })
}

/** The options with which a database is read as the backup's was. */
export function asRead({ scope, app, madeAt }: BackupHeader): DumpOptions {
  return { scope, app, now: Date.parse(madeAt) }
}
