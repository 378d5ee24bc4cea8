import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AppDatabase } from '../database.ts'
import type { ReadBackup } from '../backup/read-backup.ts'
import type { Schema } from '../schema.ts'
import { openWithoutDeadlines } from '../start/open-database.ts'
import { isOwnTable } from '../tables.ts'
import type { FillOptions, ReadPieces } from './fill-options.ts'
import { loadBackup } from './load-backup.ts'
import { RestoreRefusedError } from './restore-refused-error.ts'

/** Fills a database on PostgreSQL in one transaction: until its end everybody sees what was there. */
export async function fillServer(options: FillOptions, read: ReadPieces): Promise<ReadBackup> {
  const database = await openWithoutDeadlines(options)
  try {
    return await database.kysely.transaction().execute(async (transaction) => {
      await makeRoom(database, transaction, options.replaces)
      return loadBackup({
        transaction,
        dialect: database.dialect,
        read,
        isQuietCopy: options.isQuietCopy,
      })
    })
  } finally {
    await database.kysely.destroy()
  }
}

/** Connections that have just been closed are still listed for a moment. */
const LOOKS = 10
const PAUSE_MS = 200

/** Whether some server has connections to a database on PostgreSQL besides this one. */
export async function isServed(kysely: Kysely<Schema>): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look += 1) {
    if (!(await hasOthers(kysely))) return false
    await wait(PAUSE_MS)
  }
  return true
}

async function hasOthers(kysely: Kysely<Schema>): Promise<boolean> {
  // Within a transaction the list would stay as it was first seen.
  await sql`select pg_stat_clear_snapshot()`.execute(kysely)
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'gyeol' and pid <> pg_backend_pid()
  `.execute(kysely)
  return (rows[0]?.others ?? 0) > 0
}

async function makeRoom(
  { dialect }: AppDatabase,
  transaction: Transaction<Schema>,
  replaces: boolean,
): Promise<void> {
  if (await isServed(transaction)) throw new RestoreRefusedError('in-use')
  const names = (await dialect.readTables(transaction)).map(({ name }) => name)
  const foreign = names.filter((name) => !isOwnTable(name))
  if (foreign.length > 0) throw new RestoreRefusedError('foreign', foreign.join(', '))
  if (names.length === 0) return
  if (!replaces) throw new RestoreRefusedError('not-empty')
  const tables = sql.join(names.map((name) => sql.table(name)))
  await sql`drop table ${tables} cascade`.execute(transaction)
}
