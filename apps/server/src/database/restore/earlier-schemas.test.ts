import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import { openSnapshotOf } from '../../../test/snapshot.ts'
import { readBackupFile } from '../backup/backup-file.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { migrate } from '../start/migrate.ts'

const FOLDER = join(import.meta.dirname, '../../../test/fixtures/earlier-schemas')

describeWithDatabase('a database of an earlier schema', { timeout: 60_000 }, () => {
  let desk: ReturnType<typeof createBackupDesk>
  let own: TestDatabase
  beforeEach(async () => {
    desk = createBackupDesk()
    own = await createEmptyDatabase()
  })
  afterEach(async () => {
    await own.remove()
    desk.remove()
  })

  const shapesOf = async ({ open }: TestDatabase) => {
    const { dialect, kysely } = await open()
    const shapes = await dialect.readTables(kysely)
    await kysely.destroy()
    return shapes.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }
  const bringUpToDate = async () => {
    const database = await own.open()
    try {
      return await migrate(database, MIGRATIONS)
    } finally {
      await database.kysely.destroy()
    }
  }

  it.each(MIGRATIONS.map(({ name }, place) => [name, place] as const))(
    'as %s left it is restored and brought up to date without losing a row',
    async (name, place) => {
      const file = join(FOLDER, `${name}.ndjson.gz`)
      const { footer } = await readBackupFile(file)
      const told = await desk.run('restore', own, file)
      expect(told.code, told.text).toBe(0)
      expect((await desk.run('verify', own, file, '--against')).code).toBe(0)
      expect(await bringUpToDate()).toEqual(MIGRATIONS.slice(place + 1).map((next) => next.name))
      const { tables } = await openSnapshotOf(own)
      for (const [table, { rows }] of Object.entries(footer.tables))
        expect(tables[table]?.rows, table).toBe(rows)
      const fresh = await createDatabase()
      expect(await shapesOf(own)).toEqual(await shapesOf(fresh))
      await fresh.remove()
    },
  )
})
