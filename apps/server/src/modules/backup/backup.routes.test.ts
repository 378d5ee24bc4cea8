import { execFileSync } from 'node:child_process'
import { constants, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { backupStatusSchema, todaySchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import { createFolder } from '../../../test/command-line.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { readConfig } from '../../config/config.ts'
import { readBackupFile } from '../../database/backup/backup-file.ts'
import { backupName } from '../../database/backup/backup-names.ts'
import { fixedRing } from '../../security/key-ring.ts'
import { backUpWhenDue } from './backup-schedule.ts'
import { readLastBackup } from './last-backup.repository.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeWithDatabase('backups', () => {
  const desk = createBackupDesk()
  const time = createClock()
  let own: TestDatabase
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    own = await createDatabase()
    const environment = { BACKUP_DIR: desk.backupDir, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '2' }
    test = await createApp(environment, { ...time, own })
    owner = await signIn(test, 'OWNER')
  })
  afterAll(async () => {
    await test.close()
    desk.remove()
  })

  /** Owners are logged out within a day. */
  const pass = async (ms: number) => {
    time.advance(ms)
    owner = await signIn(test, 'OWNER')
  }
  const troubles: unknown[] = []
  const backUp = (backupDir = desk.backupDir) =>
    backUpWhenDue(
      {
        database: test.database,
        clock: time.clock,
        keyRing: fixedRing('a key for the tests, long enough'),
        config: readConfig({
          BACKUP_DIR: backupDir,
          BACKUP_EVERY_HOURS: '24',
          BACKUP_KEEP: '2',
          ...own.environment,
        }),
        onTrouble: (error) => troubles.push(error),
        stopping: new AbortController().signal,
      },
      'this process',
    )
  const status = async () =>
    backupStatusSchema.parse((await owner.call('GET', '/api/backup')).json())
  const lateTask = async () => {
    const today = todaySchema.parse((await owner.call('GET', '/api/admin/today')).json())
    return today.tasks.find(({ code }) => code === 'backup.late')?.count
  }
  const metric = async (name: string) => {
    const { body } = await test.app.inject({ url: '/metrics' })
    return new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]
  }

  it('are the owner’s alone', async () => {
    for (const url of ['/api/backup', '/api/backup/file']) {
      expect((await visitor(test)('GET', url)).statusCode).toBe(401)
      const admin = await signIn(test, 'ADMIN')
      expect((await admin.call('GET', url)).statusCode).toBe(403)
    }
  })

  it('say that there is none yet', async () => {
    expect(await status()).toMatchObject({ lastAt: null, failedAt: null, everyHours: 24 })
    expect(await metric('gyeol_backup_age_seconds')).toBe('+Inf')
    expect(await lateTask()).toBe(0)
  })

  it('are made by the clock when their time has come, and the oldest go', async () => {
    expect(await backUp()).toBe(true)
    expect(await backUp()).toBe(false)
    const at = new Date(time.clock()).toISOString()
    const trial = { at, rows: expect.any(Number), failure: null }
    expect(await status()).toMatchObject({ lastAt: at, keep: 2, trial })
    for (const _ of ['second', 'third']) {
      time.advance(DAY)
      expect(await backUp()).toBe(true)
    }
    expect(desk.names()).toEqual([
      expect.stringMatching(/^auto-.*\.ndjson\.gz$/),
      expect.stringMatching(/^auto-.*\.ndjson\.gz$/),
    ])
    for (const name of desk.names()) await readBackupFile(desk.pathOfBackup(name))
    time.advance(HOUR)
    expect(await metric('gyeol_backup_age_seconds')).toBe('3600')
  })

  it('are tried by restoring the newest: one that is damaged is told', async () => {
    await pass(0)
    const newest = desk.names().at(-1) ?? ''
    const bytes = readFileSync(desk.pathOfBackup(newest))
    writeFileSync(desk.pathOfBackup(newest), bytes.subarray(0, bytes.length - 200))
    const asked = await owner.call('POST', '/api/backup/trial')
    expect([asked.statusCode, asked.json().isTrying]).toEqual([200, true])
    await expect
      .poll(async () => (await status()).trial?.failure, { timeout: 30_000 })
      .toBe('damaged')
    expect(await lateTask()).toBe(1)
    writeFileSync(desk.pathOfBackup(newest), bytes)
    await owner.call('POST', '/api/backup/trial')
    await expect.poll(async () => (await status()).trial?.failure, { timeout: 30_000 }).toBe(null)
    const admin = await signIn(test, 'ADMIN')
    expect((await admin.call('POST', '/api/backup/trial')).statusCode).toBe(403)
  })

  it.runIf(process.platform === 'linux')(
    'are tried no further when the server stops: nothing of the trial stays, nor is it told',
    async () => {
      const own = await createDatabase()
      const folder = createFolder()
      const backupDir = folder.pathOf('')
      vi.stubEnv('TMPDIR', backupDir)
      onTestFinished(async () => {
        vi.unstubAllEnvs()
        folder.remove()
        await own.remove()
      })
      const other = await createApp({ BACKUP_DIR: backupDir }, { own })
      const boss = await signIn(other, 'OWNER')
      // A backup that is never read to its end.
      const endless = backupName('auto', Date.now())
      execFileSync('mkfifo', [folder.pathOf(endless)])
      const asked = await boss.call('POST', '/api/backup/trial')
      expect(asked.json().isTrying).toBe(true)
      const trials = () => readdirSync(backupDir).filter((name) => name.startsWith('gyeol-trial-'))
      await expect.poll(trials, { timeout: 30_000 }).toHaveLength(1)
      const began = performance.now()
      await other.app.close()
      expect(performance.now() - began).toBeLessThan(5000)
      expect(readdirSync(backupDir)).toEqual([endless])
      const reader = constants.O_WRONLY | constants.O_NONBLOCK
      expect(() => openSync(folder.pathOf(endless), reader)).toThrow('ENXIO')
      const database = await own.open()
      expect((await readLastBackup(database.kysely)).trial).toBe(null)
      await database.kysely.destroy()
      expect(other.log()).not.toContain('on trial')
    },
  )

  it('are waited for once they fail or are late', async () => {
    await pass(2 * DAY)
    expect(await lateTask()).toBe(1)
    const file = desk.pathOf('no folder')
    writeFileSync(file, '')
    expect(await backUp(file)).toBe(false)
    expect(troubles).toHaveLength(1)
    expect(await status()).toMatchObject({ isLate: true, failedAt: expect.any(String) })
    expect(await metric('gyeol_backup_has_failed')).toBe('1')
    // Not again at once, but within the hour.
    expect(await backUp()).toBe(false)
    await pass(HOUR)
    expect(await backUp()).toBe(true)
    expect(await status()).toMatchObject({ isLate: false, failedAt: null })
    expect(await lateTask()).toBe(0)
  })

  it('are made by one process of several', async () => {
    time.advance(DAY)
    const lease = { name: 'backup', holder: 'another', expires_at: time.clock() + 1 }
    await test.database.kysely.insertInto('lease').values(lease).execute()
    expect(await backUp()).toBe(false)
    time.advance(2)
    expect(await backUp()).toBe(true)
  })

  it('are downloaded whole by an owner who has just given their password, and that is told', async () => {
    await pass(0)
    time.advance(11 * 60_000)
    const stale = await owner.call('GET', '/api/backup/file')
    expect(stale.json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    const fresh = await signIn(test, 'OWNER')
    const answer = await fresh.call('GET', '/api/backup/file')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/gzip')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="gyeol-[\d-]+\.ndjson\.gz"$/,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const path = desk.writeBytes('download.ndjson.gz', answer.rawPayload)
    const target = await createEmptyDatabase()
    const restored = await desk.run('restore', target, path)
    expect(restored.code, restored.text).toBe(0)
    await target.remove()
    const log = (await fresh.call('GET', '/api/audit?area=site')).json()
    expect(log.items[0]).toMatchObject({
      action: 'backup.download',
      actor: { nickname: fresh.nickname },
    })
    // Nothing of it stays on the server.
    expect(desk.names().filter((name) => !name.startsWith('auto-'))).toEqual([])
  })
})
