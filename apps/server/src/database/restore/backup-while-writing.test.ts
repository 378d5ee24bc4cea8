import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import type { AppDatabase } from '../database.ts'
import { inTransaction } from '../transaction.ts'

describeWithDatabase('a backup made while people write', () => {
  let desk: ReturnType<typeof createBackupDesk>
  let source: TestDatabase
  let target: TestDatabase
  let database: AppDatabase

  beforeEach(async () => {
    desk = createBackupDesk()
    source = await createDatabase()
    target = await createEmptyDatabase()
    database = await source.open()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await source.remove()
    await target.remove()
    desk.remove()
  })

  /** A write of two rows in two tables far apart in the order of reading, both or none. */
  const write = (place: number) =>
    inTransaction(database, async (transaction) => {
      const key = `pair-${String(place).padStart(6, '0')}`
      const version = { key, version: place }
      await transaction.insertInto('data_version').values(version).execute()
      const row = { seed_name: 'pairs', row_id: key, row_hash: 'x' }
      await transaction.insertInto('seed_row').values(row).execute()
    })
  const pairsIn = async (own: TestDatabase) => {
    const { kysely } = await own.open()
    try {
      const one = await kysely
        .selectFrom('data_version')
        .select('key')
        .where('key', 'like', 'pair-%')
        .orderBy('key')
        .execute()
      const other = await kysely
        .selectFrom('seed_row')
        .select('row_id')
        .where('seed_name', '=', 'pairs')
        .orderBy('row_id')
        .execute()
      return [one.map(({ key }) => key), other.map(({ row_id }) => row_id)]
    } finally {
      await kysely.destroy()
    }
  }

  it('has all that was acknowledged before it began, and no half of anything', async () => {
    const file = desk.pathOf('busy.ndjson.gz')
    // A loop that waits sees what another one does to these.
    const busy = { acknowledged: 0, isOver: false }
    const writing = (async () => {
      while (!busy.isOver) {
        await write(busy.acknowledged)
        busy.acknowledged += 1
        await new Promise(setImmediate)
      }
    })()
    while (busy.acknowledged < 300) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = busy.acknowledged
    const made = await desk.run('backup', source, file)
    const after = busy.acknowledged
    busy.isOver = true
    await writing
    expect(made.code, made.text).toBe(0)
    expect((await desk.run('restore', target, file)).code).toBe(0)
    const [one = [], other = []] = await pairsIn(target)
    expect(one).toEqual(other)
    expect(one.length).toBeGreaterThanOrEqual(before)
    expect(one.length).toBeLessThanOrEqual(after + 1)
    // Somebody did write while it was made.
    expect(after).toBeGreaterThan(before)
  })
})
