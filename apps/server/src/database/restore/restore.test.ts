import { readFileSync, statSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  DIALECT,
  type TestDatabase,
} from '../../../test/database.ts'
import { fillWithSamples } from '../../../test/sample-rows.ts'
import { prepareDatabase } from '../start/open-database.ts'
import { QUIET_COPY_SETTING, TABLES } from '../tables.ts'

describeWithDatabase('a backup', () => {
  // Made once and only read: what a test changes is the target, or a copy of the file.
  let source: TestDatabase
  let sourceDesk: ReturnType<typeof createBackupDesk>
  let file: string
  let desk: ReturnType<typeof createBackupDesk>
  let target: TestDatabase

  beforeAll(async () => {
    sourceDesk = createBackupDesk()
    source = await createDatabase()
    file = sourceDesk.pathOf('site.ndjson.gz')
    const database = await source.open()
    await fillWithSamples(database)
    await database.kysely.destroy()
    const made = await sourceDesk.run('backup', source, file)
    expect(made.code, made.text).toBe(0)
  })
  afterAll(async () => {
    await source.remove()
    sourceDesk.remove()
  })
  beforeEach(async () => {
    desk = createBackupDesk()
    target = await createEmptyDatabase()
  })
  afterEach(async () => {
    await target.remove()
    desk.remove()
  })

  const tablesOf = async (own: TestDatabase) => {
    const database = await own.open()
    try {
      return (await database.dialect.readTables(database.kysely)).map(({ name }) => name).sort()
    } finally {
      await database.kysely.destroy()
    }
  }
  const footerOf = (path: string) => JSON.parse(desk.linesOf(path).at(-2) ?? '')

  it('knows every table there is', async () => {
    expect(await tablesOf(source)).toEqual(Object.keys(TABLES).sort())
  })

  it('holds every table but those that pass, and is for nobody else to read', async () => {
    const left = ['idempotency_key', 'lease', 'one_time_token', 'schema_lock', 'schema_migration']
    const expected = Object.keys(TABLES).filter(
      (name) => ![...left, 'member_trace', 'session', 'throttle'].includes(name),
    )
    expect(Object.keys(footerOf(file).tables).sort()).toEqual(expected.sort())
    // Each of them has something to lose.
    for (const [table, { rows }] of Object.entries<{ rows: number }>(footerOf(file).tables))
      expect(rows, table).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('becomes the same database again, row for row', async () => {
    const told = await desk.run('restore', target, file)
    expect(told.code, told.text).toBe(0)
    const compared = await desk.run('verify', target, file, '--against')
    expect(compared.text).toContain('데이터베이스와 모든 표가 같아요.')
    expect(compared.code).toBe(0)
    // And a server starts on it: nothing to migrate, nothing of its own to add.
    expect(await prepareDatabase(target.options)).toEqual([])
    expect((await desk.run('verify', target, file, '--against')).code).toBe(0)
  })

  it('is a copy that tells nobody of anything, unless it is said to be the site', async () => {
    const isQuiet = async () => {
      const database = await target.open()
      try {
        const settings = database.kysely.selectFrom('site_setting').select('key')
        const rows = await settings.where('key', '=', QUIET_COPY_SETTING).execute()
        return rows.length === 1
      } finally {
        await database.kysely.destroy()
      }
    }
    const told = await desk.run('restore', target, file)
    expect(told.text).toContain('알림은 아무에게도 가지 않아요')
    expect(await isQuiet()).toBe(true)
    expect((await desk.run('restore', target, file, '--replace', '--live')).code).toBe(0)
    expect(await isQuiet()).toBe(false)
  })

  it('says which table has changed since', async () => {
    expect((await desk.run('restore', target, file)).code).toBe(0)
    const database = await target.open()
    await database.kysely.updateTable('member').set({ nickname: '바뀐 이름' }).execute()
    await database.kysely.destroy()
    const told = await desk.run('verify', target, file, '--against')
    expect(told.code).toBe(1)
    expect(told.text).toMatch(/ {2}member: 백업 \d+줄, 데이터베이스 \d+줄\n표 1개가 달라요/)
  })

  it('is refused where something is, unless it may go', async () => {
    await prepareDatabase(target.options)
    const refused = await desk.run('restore', target, file)
    expect(refused.code).toBe(1)
    expect(refused.text).toContain('--replace')
    const replaced = await desk.run('restore', target, file, '--replace')
    expect(replaced.code, replaced.text).toBe(0)
    expect((await desk.run('verify', target, file, '--against')).code).toBe(0)
    if (DIALECT === 'sqlite') expect(desk.names()).toEqual([expect.stringMatching(/^replaced-/)])
  })

  it.runIf(DIALECT === 'sqlite')(
    'leaves the last three files it took the place of, and what SQLite kept beside them',
    async () => {
      const kept: string[][] = []
      for (let time = 0; time < 5; time += 1) {
        await prepareDatabase(target.options)
        expect((await desk.run('restore', target, file, '--replace')).code).toBe(0)
        kept.push(desk.names())
      }
      expect(kept.map((names) => names.length)).toEqual([1, 2, 3, 3, 3])
      const [all, last] = [new Set(kept.slice(0, 3).flat()), kept.at(-1) ?? []]
      // The newest are those that stay.
      expect(last.filter((name) => all.has(name))).toHaveLength(1)
      // One that was left by a power cut has its log beside it; both go together.
      const oldest = last[0] ?? ''
      for (const suffix of ['-wal', '-shm']) desk.leaveBackup(`${oldest}${suffix}`)
      expect((await desk.run('restore', target, file, '--replace')).code).toBe(0)
      expect(desk.names().filter((name) => name.startsWith(oldest))).toEqual([])
    },
  )

  it('is refused while a server uses the database', async () => {
    await prepareDatabase(target.options)
    const server = await target.open()
    await server.kysely.selectFrom('member').select('id').execute()
    const refused = await desk.run('restore', target, file, '--replace')
    await server.kysely.destroy()
    expect(refused.text).toContain('서버를 끄고')
    expect(refused.code).toBe(1)
    expect((await desk.run('restore', target, file, '--replace')).code).toBe(0)
  })

  it('is refused once a byte is gone or another, and nothing is changed', async () => {
    const bytes = readFileSync(file)
    const lines = desk.linesOf(file)
    const place = lines.findIndex((line) => line.startsWith('["')) + 3
    let made = 0
    const altered = (change: (all: string[]) => void) => {
      const all = [...lines]
      change(all)
      made += 1
      return desk.writeLines(`altered-${made}`, all)
    }
    const flipped = Buffer.from(bytes)
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1
    const files = {
      '끝이 잘린': [
        desk.writeBytes('empty', new Uint8Array()),
        desk.writeBytes('half', bytes.subarray(0, bytes.length >> 1)),
        desk.writeBytes('almost', bytes.subarray(0, bytes.length - 1)),
        altered((all) => all.splice(-2)),
      ],
      '바뀌었거나 깨진': [
        desk.writeBytes('flipped', flipped),
        altered((all) => all.splice(place, 1)),
        altered((all) => all.splice(place, 0, all[place] ?? '')),
        altered((all) => all.push('[1]')),
        altered((all) =>
          all.splice(0, 1, (all[0] ?? '').replace('"scope":"backup"', '"scope":"move"')),
        ),
        altered((all) => all.splice(1, 1, '{"table":"x; drop","columns":["a"]}')),
      ],
      '백업 파일이 아니에요': [
        desk.writeBytes('text', Buffer.from('hello')),
        altered((all) => all.splice(0, 1, '{}')),
      ],
      '새로운 버전': [altered((all) => all.splice(0, 1, '{"format":"gyeol-backup","version":2}'))],
    }
    for (const [words, paths] of Object.entries(files))
      for (const path of paths) {
        const told = await desk.run('verify', target, path)
        expect(told, path).toEqual({ code: 1, text: expect.stringContaining(words) })
        expect((await desk.run('restore', target, path)).code).toBe(1)
      }
    expect(await tablesOf(target)).toEqual([])
  })
})
