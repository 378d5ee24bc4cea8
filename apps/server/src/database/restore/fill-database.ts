import type { BackupReader, ReadBackup } from '../backup/read-backup.ts'
import type { DatabaseOptions } from '../start/open-database.ts'
import { fillFile } from './fill-file.ts'
import { fillServer } from './fill-server.ts'

/** What may happen to what is there. */
export type FillOptions = DatabaseOptions & {
  readonly replaces: boolean
  /** Where a replaced file of the embedded database is laid aside. */
  readonly backupDir: string
}

/** Reads a backup to its end and tells the given reader. */
export type ReadPieces = (reader: BackupReader) => Promise<ReadBackup>

/** Makes a database into what a backup says, wholly or not at all. */
export async function fillDatabase(options: FillOptions, read: ReadPieces): Promise<ReadBackup> {
  return options.databaseUrl === undefined ? fillFile(options, read) : fillServer(options, read)
}
