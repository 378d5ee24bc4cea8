import { rmSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import { freePort } from '../../../test/cluster.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeOnPostgres,
  type TestDatabase,
} from '../../../test/database.ts'
import { fillWithSamples } from '../../../test/sample-rows.ts'
import { openSnapshotOf } from '../../../test/snapshot.ts'
import { createKey, keyFileIn, readKeys, replaceKeys } from '../../security/key-file.ts'
import { fixedRing } from '../../security/key-ring.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { openDatabase, openWithoutDeadlines } from '../start/open-database.ts'

/** Twenty times what is read or written at once, and a bit. */
const MANY = 10_001

describeOnPostgres('a move between the two databases', () => {
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

  it('takes along the key that opens what is sealed, there and back', async () => {
    const targetBox = (dataDir: string) =>
      createSecretBox(fixedRing(...(readKeys(keyFileIn(dataDir)) ?? [])), 'alert target')
    const { dataDir } = server.options
    const [key, former] = [createKey(), createKey()]
    replaceKeys(keyFileIn(dataDir), [key, former])
    const sealed = targetBox(dataDir).seal('https://hook.example/1')
    const database = await server.open()
    await database.kysely.updateTable('alert_target').set({ address: sealed }).execute()
    await database.kysely.destroy()
    const there = await desk.run('db:move', server, '--to', folder())
    expect(there.text).toContain(`비밀 값을 여는 키도 ${keyFileIn(folder())} 로 옮겨 두었어요.`)
    expect(statSync(keyFileIn(folder())).mode & 0o777).toBe(0o600)
    // The folder it came from goes, and with it its key.
    rmSync(keyFileIn(dataDir))
    const openedIn = async (own: Parameters<typeof openDatabase>[0]) => {
      const moved = await openDatabase(own)
      const rows = await moved.kysely.selectFrom('alert_target').select('address').execute()
      await moved.kysely.destroy()
      return rows.map(({ address }) => targetBox(folder()).open(address))
    }
    const opened = Array.from({ length: 7 }, () => 'https://hook.example/1')
    const embeddedOptions = { ...server.options, databaseUrl: undefined, dataDir: folder() }
    expect(await openedIn(embeddedOptions)).toEqual(opened)
    expect(readKeys(keyFileIn(folder()))).toEqual([key, former])
    const andBack = await desk.run('db:move', embedded(), '--to', urlOf(back))
    // A server on PostgreSQL goes on with the folder it has.
    expect(andBack.text).toContain(`${keyFileIn(folder())} 예요. DATA_DIR을 그대로 쓰세요.`)
    expect(await openedIn({ ...back.options, dataDir: folder() })).toEqual(opened)
  })

  it('says that a key given by the environment stays as it is', async () => {
    const environment = { ...server.environment, SECRET_KEY: 'k'.repeat(40) }
    const told = await desk.run('db:move', { environment }, '--to', folder())
    expect(told.text).toContain('SECRET_KEY나 SECRET_KEY_FILE은 지금 값 그대로 써야 해요.')
    expect(readKeys(keyFileIn(folder()))).toBe(null)
  })

  it('takes more rows along than it reads or writes at once', async () => {
    const database = await openWithoutDeadlines(server.options)
    await sql`
      insert into audit_log (id, at, action, entity, entity_id)
      select 'row-' || n, n, 'crysta.update', 'crysta', repeat('가', 60) from generate_series(1, ${MANY}) n
    `.execute(database.kysely)
    await database.kysely.destroy()
    const there = await desk.run('db:move', server, '--to', folder())
    expect(there.code, there.text).toBe(0)
    const andBack = await desk.run('db:move', embedded(), '--to', urlOf(back))
    expect(andBack.code, andBack.text).toBe(0)
    const first = await openSnapshotOf(server)
    expect(first.tables.audit_log?.rows).toBeGreaterThanOrEqual(MANY)
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

  it('says in words that nobody answers where it is to go', async () => {
    const nobody = `postgres://gyeol:hidden@127.0.0.1:${await freePort()}/gyeol`
    const told = await desk.run('db:move', server, '--to', nobody)
    expect(told).toEqual({
      code: 1,
      text: expect.stringContaining('PostgreSQL에 연결하지 못했어요.'),
    })
    expect(told.text).not.toContain('hidden')
  })

  it('takes a backup of one database into the other', async () => {
    const file = desk.pathOf('site.ndjson.gz')
    expect((await desk.run('backup', server, file)).code).toBe(0)
    const told = await desk.run('restore', embedded(), file)
    expect(told.code, told.text).toBe(0)
    expect((await desk.run('verify', embedded(), file, '--against')).code).toBe(0)
  })
})
