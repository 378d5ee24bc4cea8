import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeOnPostgres,
  type TestDatabase,
} from '../../../test/database.ts'
import { fillWithSamples } from '../../../test/sample-rows.ts'
import { openSnapshotOf } from '../../../test/snapshot.ts'
import { openWithoutDeadlines } from '../start/open-database.ts'

describeOnPostgres('a move between the two databases', { timeout: 60_000 }, () => {
  let desk: ReturnType<typeof createBackupDesk>
  let server: TestDatabase
  let back: TestDatabase
  const folder = () => desk.pathOf('embedded')
  const embedded = () => ({ environment: { DATA_DIR: folder() } })
  const urlOf = ({ options }: TestDatabase) => options.databaseUrl ?? ''

  beforeEach(async () => {
    desk = createBackupDesk()
    server = await createDatabase()
    back = await createEmptyDatabase()
    const database = await server.open()
    await fillWithSamples(database)
    await database.kysely.destroy()
  })
  afterEach(async () => {
    await server.remove()
    await back.remove()
    desk.remove()
  })

  it('goes there and back with every row as it was, those that pass too', async () => {
    const there = await desk.run('db:move', server, '--to', folder())
    expect(there.code, there.text).toBe(0)
    const andBack = await desk.run('db:move', embedded(), '--to', urlOf(back))
    expect(andBack.code, andBack.text).toBe(0)
    expect(andBack.text).toContain('데이터베이스와 모든 표가 같아요.')
    const first = await openSnapshotOf(server)
    expect(first.tables.session?.rows).toBeGreaterThan(0)
    expect(await openSnapshotOf(back)).toEqual(first)
    expect(
      await openSnapshotOf({
        options: { ...server.options, databaseUrl: undefined, dataDir: folder() },
      }),
    ).toEqual(first)
  })

  it('takes a hundred thousand rows along', { timeout: 180_000 }, async () => {
    const database = await openWithoutDeadlines(server.options)
    await sql`
      insert into audit_log (id, at, action, entity, entity_id)
      select 'row-' || n, n, 'crysta.update', 'crysta', repeat('가', 60) from generate_series(1, 100000) n
    `.execute(database.kysely)
    await database.kysely.destroy()
    const there = await desk.run('db:move', server, '--to', folder())
    expect(there.code, there.text).toBe(0)
    const andBack = await desk.run('db:move', embedded(), '--to', urlOf(back))
    expect(andBack.code, andBack.text).toBe(0)
    const first = await openSnapshotOf(server)
    expect(first.tables.audit_log?.rows).toBeGreaterThanOrEqual(100_000)
    expect(await openSnapshotOf(back)).toEqual(first)
  })

  it('is refused where something is, and while a server uses either side', async () => {
    const onto = await desk.run('db:move', server, '--to', urlOf(server))
    expect(onto).toEqual({ code: 1, text: expect.stringContaining('같은 곳') })
    expect((await desk.run('db:move', server, '--to', folder())).code).toBe(0)
    const again = await desk.run('db:move', server, '--to', folder())
    expect(again).toEqual({ code: 1, text: expect.stringContaining('이미 무언가 있어요') })
    const open = await server.open()
    await open.kysely.selectFrom('member').select('id').execute()
    const served = await desk.run('db:move', server, '--to', desk.pathOf('other'))
    await open.kysely.destroy()
    expect(served).toEqual({ code: 1, text: expect.stringContaining('서버를 끄고') })
  })

  it('takes a backup of one database into the other', async () => {
    const file = desk.pathOf('site.ndjson.gz')
    expect((await desk.run('backup', server, file)).code).toBe(0)
    const told = await desk.run('restore', embedded(), file)
    expect(told.code, told.text).toBe(0)
    expect((await desk.run('verify', embedded(), file, '--against')).code).toBe(0)
  })
})
