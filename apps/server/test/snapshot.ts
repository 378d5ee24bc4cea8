import { hashDatabase } from '../src/database/restore/check-against.ts'
import { openWithoutDeadlines, type DatabaseOptions } from '../src/database/start/open-database.ts'

/** How many rows each table of a database has, and their hash; without what says where it lies. */
export async function openSnapshotOf({ options }: { readonly options: DatabaseOptions }) {
  const database = await openWithoutDeadlines(options)
  try {
    const { tables, rows } = await hashDatabase(database, { scope: 'move', app: 'test', now: 0 })
    return { tables, rows }
  } finally {
    await database.kysely.destroy()
  }
}
