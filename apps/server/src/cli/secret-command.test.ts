import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../test/database.ts'
import { signIn } from '../../test/people.ts'
import { createApp, type TestApp } from '../../test/app.ts'
import { reseal } from '../assembly/reseal.ts'
import { openKeyRing } from '../assembly/secret-keys.ts'
import { readConfig } from '../config/config.ts'
import { countSealed } from '../database/restore/count-sealed.ts'
import { ensurePushKeys } from '../modules/push/push-key.service.ts'
import { enrolTotp } from '../modules/totp/totp.service.ts'
import { keyFileIn, readKeys } from '../security/key-file.ts'
import { fixedRing, type KeyRing } from '../security/key-ring.ts'
import { createSecretBox } from '../security/secret-box.ts'
import { runSecretCommand } from './secret-command.ts'

describeWithDatabase('the key of a site', () => {
  let own: TestDatabase
  let test: TestApp
  beforeEach(async () => {
    own = await createDatabase()
    test = await createApp({}, { own })
  })
  afterEach(() => test.close())

  const file = () => keyFileIn(own.options.dataDir)
  const configWith = (environment: Readonly<Record<string, string>> = {}) =>
    readConfig({ DATA_DIR: own.options.dataDir, ...environment })
  const openRing = (environment = {}) => openKeyRing(configWith(environment), test.database)
  const sealAnew = async (ring: KeyRing) => reseal(test.database, ring)
  const run = async (ring: KeyRing, line: string, environment = {}) => {
    const lines: string[] = []
    const context = { database: test.database, keyRing: ring }
    const parts = { context, config: configWith(environment) }
    const code = await runSecretCommand(parts, line.split(' '), (text) => void lines.push(text))
    return { code, output: lines.join('\n') }
  }
  const row = async () =>
    test.database.kysely.selectFrom('member_totp').selectAll().executeTakeFirstOrThrow()
  const box = (ring: KeyRing) => createSecretBox(ring, 'second step')
  /** A second step and the push keys, sealed. */
  const furnish = async (ring: KeyRing) => {
    const { kysely } = test.database
    const member = await signIn(test, 'MEMBER')
    const context = { database: test.database, clock: Date.now, secrets: box(ring) }
    // Nothing but the member is asked for.
    await enrolTotp(context, { member } as never)
    await ensurePushKeys({ kysely, box: createSecretBox(ring, 'push key'), now: 0 })
    return box(ring).open((await row()).secret)
  }

  it('is made at the first start, and the same at the next', async () => {
    const first = await openRing()
    const made = readFileSync(file(), 'utf8')
    const secret = await furnish(first)
    const second = await openRing()
    expect(readFileSync(file(), 'utf8')).toBe(made)
    expect(box(second).open((await row()).secret)).toBe(secret)
  })

  it('seals what an earlier release has kept unsealed', async () => {
    const ring = await openRing()
    const secret = await furnish(ring)
    const plain = { secret: `plain:${secret}` }
    await test.database.kysely.updateTable('member_totp').set(plain).execute()
    expect(await sealAnew(ring)).toEqual({ sealed: 1, lost: 0 })
    expect((await row()).secret).toMatch(/^v1:/)
    expect(box(ring).open((await row()).secret)).toBe(secret)
    expect(await sealAnew(ring)).toEqual({ sealed: 0, lost: 0 })
  })

  it('is changed by a command while the server runs; the old one stays for older backups, until it is given up', async () => {
    const running = await openRing()
    const secret = await furnish(running)
    const { kysely } = test.database
    const pushKeysWith = async (ring: KeyRing) =>
      ensurePushKeys({ kysely, box: createSecretBox(ring, 'push key'), now: 0 })
    const pushKeys = await pushKeysWith(running)
    const [old] = running.keys()
    const { code, output } = await run(await openRing(), 'rotate')
    expect([code, output]).toEqual([0, expect.stringContaining('비밀 값 2개를 새 키로 잠갔어요.')])
    expect(output).toContain('지금까지의 백업은 전의 키로만 열려요')
    expect(readKeys(file())).toEqual([expect.not.stringContaining(old ?? ''), old])
    expect(box(running).open((await row()).secret)).toBe(secret)
    expect(await pushKeysWith(await openRing())).toEqual(pushKeys)
    const former = createSecretBox(old ?? '', 'second step')
    const sealed = (await row()).secret
    expect(() => former.open(sealed)).toThrow('SECRET_KEY')
    const older = former.seal('of an older backup')
    expect(box(await openRing()).open(older)).toBe('of an older backup')
    expect(await run(await openRing(), 'forget')).toMatchObject({ code: 0 })
    expect(readKeys(file())).toHaveLength(1)
    const forgetful = box(await openRing())
    expect(() => forgetful.open(older)).toThrow('SECRET_KEY')
    expect(box(running).open((await row()).secret)).toBe(secret)
  })

  it('keeps the old one where the change broke off, and ends it at the next start', async () => {
    const ring = await openRing()
    const secret = await furnish(ring)
    const [old] = ring.keys()
    writeFileSync(file(), `${'N'.repeat(43)}\n${old}\n`)
    const next = await openRing()
    expect(box(next).open((await row()).secret)).toBe(secret)
    await sealAnew(next)
    expect(createSecretBox('N'.repeat(43), 'second step').open((await row()).secret)).toBe(secret)
    expect(readKeys(file())).toEqual(['N'.repeat(43), old])
    expect(box(next).open((await row()).secret)).toBe(secret)
  })

  it('keeps the old one while something is left that no key opens', async () => {
    const ring = await openRing()
    await furnish(ring)
    const foreign = { secret: createSecretBox('another'.repeat(5), 'second step').seal('x') }
    await test.database.kysely.updateTable('member_totp').set(foreign).execute()
    const { code, output } = await run(ring, 'rotate')
    expect([code, output]).toEqual([1, expect.stringContaining('어느 키로도 열리지 않아')])
    expect(readKeys(file())).toHaveLength(2)
    expect((await row()).secret).toBe(foreign.secret)
  })

  it('may be in a file, which no list of processes shows; older ones stand below', async () => {
    const secret = await furnish(await openRing())
    const [one, other] = ['one '.repeat(10), 'other '.repeat(10)]
    const keyFile = join(own.options.dataDir, 'given.key')
    writeFileSync(keyFile, `${one}\n`)
    const environment = { SECRET_KEY_FILE: keyFile }
    expect(await sealAnew(await openRing(environment))).toEqual({ sealed: 2, lost: 0 })
    const told = await run(await openRing(environment), 'rotate', environment)
    expect([told.code, told.output]).toEqual([1, expect.stringContaining('SECRET_KEY_FILE')])
    writeFileSync(keyFile, `${other}\n${one}\n`)
    expect(await run(await openRing(environment), 'rotate', environment)).toMatchObject({ code: 0 })
    expect(box(await openRing({ SECRET_KEY: other })).open((await row()).secret)).toBe(secret)
    expect(() => configWith({ ...environment, SECRET_KEY: one })).toThrow('SECRET_KEY_FILE')
    expect(() => configWith({ SECRET_KEY_FILE: join(keyFile, 'none') })).toThrow('SECRET_KEY_FILE')
    writeFileSync(keyFile, 'short')
    expect(() => configWith(environment)).toThrow('SECRET_KEY_FILE')
  })

  it('opens what is sealed in a backup, or it is said how much of it stays closed', async () => {
    const ring = await openRing()
    await furnish(ring)
    const { secret } = await row()
    const look = async (keys: KeyRing) => {
      const { reader, count } = countSealed(keys)
      await reader.table('member', ['id'])
      await reader.row(['v1:not one of ours'])
      await reader.table('member_totp', ['member_id', 'secret'])
      await reader.row(['somebody', secret])
      await reader.row(['another', 'plain:text'])
      return count()
    }
    expect(await look(ring)).toEqual({ sealed: 1, lost: 0 })
    expect(await look(fixedRing('another'.repeat(5)))).toEqual({ sealed: 1, lost: 1 })
    expect(await look(fixedRing())).toEqual({ sealed: 1, lost: 1 })
  })

  it('may move into the environment and be changed there', async () => {
    const secret = await furnish(await openRing())
    const [one, other] = ['one '.repeat(10), 'other '.repeat(10)]
    const moved = await openRing({ SECRET_KEY: one })
    expect(await sealAnew(moved)).toEqual({ sealed: 2, lost: 0 })
    const told = await run(moved, 'rotate', { SECRET_KEY: one })
    expect([told.code, told.output]).toEqual([1, expect.stringContaining('SECRET_KEY_OLD')])
    const environment = { SECRET_KEY: other, SECRET_KEY_OLD: one }
    const changed = await run(await openRing(environment), 'rotate', environment)
    expect(changed).toMatchObject({ code: 0, output: expect.stringContaining('비밀 값 2개를 새') })
    expect(changed.output).toContain('전의 키는 지우지 말고 보관해 주세요')
    expect(box(await openRing({ SECRET_KEY: other })).open((await row()).secret)).toBe(secret)
  })

  it('is not made anew where it is gone and something is sealed with it', async () => {
    const ring = await openRing()
    await furnish(ring)
    const config = { ...configWith(), dataDir: join(own.options.dataDir, 'elsewhere') }
    await expect(openKeyRing(config, test.database)).rejects.toMatchObject({ kind: 'missing' })
  })

  it.each(['', 'lose', 'rotate now'])('refuses %j', async (line) => {
    expect(await run(await openRing(), line)).toMatchObject({
      code: 1,
      output: expect.stringContaining('쓰는 법'),
    })
  })

  it('says where it comes from', async () => {
    expect((await run(await openRing(), 'status')).output).toBe(`키: ${file()}`)
  })
})
