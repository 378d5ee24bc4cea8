import type { ReadBackup } from '../backup/read-backup.ts'
import { fillFile } from './fill-file.ts'
import type { FillOptions, ReadPieces } from './fill-options.ts'
import { fillServer } from './fill-server.ts'

/** Makes a database into what a backup says, wholly or not at all. */
export async function fillDatabase(options: FillOptions, read: ReadPieces): Promise<ReadBackup> {
  return options.databaseUrl === undefined ? fillFile(options, read) : fillServer(options, read)
}
