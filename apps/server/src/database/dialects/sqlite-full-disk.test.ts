import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, FROM_OUR_PAGE, type TestApp } from '../../../test/app.ts'
import { createDatabase, DIALECT } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '가득 찬 날의 비밀번호'
const BLOCK_BYTES = 4096

const mount = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' })
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'ignore' })

/** Only who may mount has a small disk to fill. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-mount-'))
  try {
    mount(folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
})()

describe.skipIf(DIALECT !== 'sqlite' || !canMount)('on a disk without a free byte', () => {
  let test: TestApp
  let folder: string
  let member: Person
  let editor: Person

  beforeAll(async () => {
    const own = await createDatabase()
    folder = own.options.dataDir
    const file = readFileSync(join(folder, 'gyeol.db'))
    mount(folder)
    writeFileSync(join(folder, 'gyeol.db'), file)
    const remove = async () => {
      unmount(folder)
      await own.remove()
    }
    test = await createApp({}, { own: { ...own, remove } })
    const passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    member = await signIn(test, 'MEMBER', { passwordHash })
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const fill = () => {
    const filler = openSync(join(folder, 'filler'), 'w')
    try {
      while (writeSync(filler, Buffer.alloc(BLOCK_BYTES)) === BLOCK_BYTES);
    } catch {
      // Full.
    }
    closeSync(filler)
  }
  const write = async () =>
    editor.call('POST', '/api/notification', { title: '가득', body: '글'.repeat(2000) })
  const login = (password = PASSWORD) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: FROM_OUR_PAGE,
      payload: { loginId: member.loginId, password },
    })

  it('writes are refused, and people log in, look around and log out all the same', async () => {
    expect((await write()).statusCode).toBe(201)
    fill()
    const first = await login()
    expect(first.statusCode, first.body).toBe(200)
    for (let count = 0; count < 30; count += 1) {
      expect((await write()).json()).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
      const answer = await login()
      expect(answer.statusCode, answer.body).toBe(200)
      const call = caller(test, cookieOf(answer))
      expect((await call('GET', '/api/member/profile')).statusCode).toBe(200)
      expect((await call('POST', '/api/auth/logout', {})).statusCode).toBe(204)
    }
    expect((await login('falsch falsch')).statusCode).toBe(401)
    expect((await editor.call('GET', '/api/notification')).statusCode).toBe(200)
  }, 60_000)

  it('and once there is room again everything goes on, without a new start', async () => {
    rmSync(join(folder, 'filler'))
    expect((await write()).statusCode).toBe(201)
    const spare = join(folder, 'gyeol.db-spare')
    expect([existsSync(spare), statSync(spare).mode & 0o777]).toEqual([true, 0o600])
  })
})
