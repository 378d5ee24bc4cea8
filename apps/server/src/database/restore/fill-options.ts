import type { BackupReader, ReadBackup } from '../backup/read-backup.ts'
import type { DatabaseOptions } from '../start/open-database.ts'

/** What may happen to what is there. */
export type FillOptions = DatabaseOptions & {
  readonly replaces: boolean
  /** Whether what is filled reaches nobody outside it until the owner says so. */
  readonly isQuietCopy?: boolean
  /** Where a replaced file of the embedded database is laid aside. */
  readonly backupDir: string
}

/** Reads a backup to its end and tells the given reader. */
export type ReadPieces = (reader: BackupReader) => Promise<ReadBackup>
