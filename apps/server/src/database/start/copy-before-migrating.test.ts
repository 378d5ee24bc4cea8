import { join } from 'node:path'
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createEmptyDatabase,
  describeWithDatabase,
  DIALECT,
  type TestDatabase,
} from '../../../test/database.ts'
import { fillWithSamples } from '../../../test/sample-rows.ts'
import type { AppDatabase } from '../database.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { CopyFailedError, copyBeforeMigrating } from './copy-before-migrating.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './open-database.ts'

describeWithDatabase('the copy before the schema changes', () => {
  let desk: ReturnType<typeof createBackupDesk>
  let own: TestDatabase
  let database: AppDatabase
  beforeEach(async () => {
    desk = createBackupDesk()
    own = await createEmptyDatabase()
    database = await own.open()
  })
  afterEach(async () => {
    await database.kysely.destroy()
    await own.remove()
    desk.remove()
  })

  it('is made of a database that holds something, as it was, for nobody else to read', async () => {
    await migrate(database, MIGRATIONS.slice(0, -1))
    await fillWithSamples(database)
    const path = (await copyBeforeMigrating(database, desk.backupDir)) ?? 'no copy'
    expect(statSync(path).mode & 0o777).toBe(0o600)
    if (DIALECT === 'postgres') {
      expect((await desk.run('verify', own, path, '--against')).code).toBe(0)
      return
    }
    const copy = new DatabaseSync(path, { readOnly: true })
    const steps = copy.prepare('select name from schema_migration').all()
    expect(steps.map(({ name }) => name)).toEqual(MIGRATIONS.slice(0, -1).map(({ name }) => name))
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(copy.prepare('select count(*) as rows from member').get()).toEqual({ rows: 7 })
    copy.close()
  })

  it('is made at the start of a server, once', async () => {
    await migrate(database, MIGRATIONS.slice(0, -1))
    const options = { ...own.options, copyTo: desk.backupDir }
    await prepareDatabase(options)
    await prepareDatabase(options)
    expect(desk.names()).toEqual([expect.stringMatching(/^before-/)])
  })

  it('is not made of a new database', async () => {
    const options = { ...own.options, copyTo: desk.backupDir }
    await prepareDatabase(options)
    await prepareDatabase(options)
    expect(desk.names()).toEqual([])
  })

  it('keeps everything as it is where it cannot be made', async () => {
    await migrate(database, MIGRATIONS.slice(0, -1))
    const copyTo = desk.writeBytes('no folder', new Uint8Array())
    await expect(prepareDatabase({ ...own.options, copyTo })).rejects.toThrow(CopyFailedError)
    const steps = await database.kysely.selectFrom('schema_migration').select('name').execute()
    expect(steps).toHaveLength(MIGRATIONS.length - 1)
  })

  it('is the only one left with the two before it', async () => {
    await migrate(database, MIGRATIONS.slice(0, -1))
    const made: (string | null)[] = []
    for (const _ of Array.from({ length: 5 }))
      made.push(await copyBeforeMigrating(database, desk.backupDir))
    const kept = desk.names().map((name) => join(desk.backupDir, name))
    expect(kept).toEqual(made.slice(-3))
  })
})
