import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { createContext } from '../../assembly/create-context.ts'
import { readConfig } from '../../config/config.ts'

const PASSWORD = '아무도 모르는 긴 말'

let made = 0
const form = () => {
  made += 1
  return { loginId: `guest${made}`, nickname: `손님 ${made}`, password: PASSWORD, agree: true }
}

describeWithDatabase('a sign-up that has to be approved', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  let admin: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    await setMode('approval')
  })
  beforeEach(async () => {
    owner = await signIn(test, 'OWNER')
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const setMode = async (signUp: string) => {
    const { call } = await signIn(test, 'OWNER')
    const setting = (await call('GET', '/api/setting')).json()
    const answer = await call('PUT', '/api/setting', { ...setting, signUp })
    expect(answer.statusCode).toBe(200)
  }
  const post = (path: string, body: object) => visitor(test)('POST', path, body)
  const signUp = async (message?: string) => {
    const names = form()
    const answer = await post('/api/auth/sign-up', { ...names, ...(message ? { message } : {}) })
    const { items } = (await owner.call('GET', `/api/member?search=${names.loginId}`)).json()
    return { answer, loginId: names.loginId, member: items[0] }
  }
  const login = (loginId: string) => post('/api/auth/login', { loginId, password: PASSWORD })
  const decide = (who: Person, id: string, decision: string) =>
    who.call('PUT', `/api/member/${id}/sign-up`, { decision })
  const waiting = async () => {
    const { tasks } = (await admin.call('GET', '/api/admin/today')).json()
    return tasks.find(({ code }: { code: string }) => code === 'member.waiting').count
  }

  it('logs nobody in, and tells so', async () => {
    const { answer, member, loginId } = await signUp('길드 친구가 알려 줬어요')
    expect([answer.statusCode, answer.json()]).toEqual([201, { isWaiting: true }])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['device'])
    expect(member).toMatchObject({
      status: 'WAITING',
      signUp: { message: '길드 친구가 알려 줬어요', decision: 'WAITING' },
    })
    const refused = await login(loginId)
    expect(refused.json()).toMatchObject({ status: 403, code: 'SIGN_UP_WAITING' })
    expect(refused.headers).not.toHaveProperty('set-cookie')
    const wrong = { loginId, password: '다른 긴 비밀번호예요' }
    expect((await post('/api/auth/login', wrong)).json().code).toBe('BAD_CREDENTIALS')
  })

  it('waits in what is to be done today, until an administrator lets them in', async () => {
    const before = await waiting()
    const { member, loginId } = await signUp()
    expect(await waiting()).toBe(before + 1)
    expect((await decide(admin, member.id, 'APPROVED')).json().status).toBe('ACTIVE')
    expect(await waiting()).toBe(before)
    expect((await login(loginId)).statusCode).toBe(200)
  })

  it('is refused, and each decision is taken back', async () => {
    const { member, loginId } = await signUp()
    await decide(admin, member.id, 'REFUSED')
    expect((await login(loginId)).json().code).toBe('SIGN_UP_REFUSED')
    await decide(admin, member.id, 'WAITING')
    expect((await login(loginId)).json().code).toBe('SIGN_UP_WAITING')
    await decide(admin, member.id, 'APPROVED')
    expect((await login(loginId)).statusCode).toBe(200)
    const { sessions, status } = (await decide(admin, member.id, 'WAITING')).json()
    expect([sessions, status]).toEqual([0, 'WAITING'])
  })

  it('is no one else’s to decide', async () => {
    const { member } = await signUp()
    const editor = await signIn(test, 'EDITOR')
    expect((await decide(editor, member.id, 'APPROVED')).statusCode).toBe(403)
    const settled = await signIn(test, 'MEMBER')
    expect((await decide(admin, settled.id, 'REFUSED')).statusCode).toBe(404)
  })

  it('is not got round by the end of a suspension', async () => {
    const { member, loginId } = await signUp()
    const suspension = { reason: '광고', until: null, version: member.version }
    await owner.call('PUT', `/api/member/${member.id}/suspension`, suspension)
    expect((await login(loginId)).json().code).toBe('ACCOUNT_DISABLED')
    await owner.call('DELETE', `/api/member/${member.id}/suspension`)
    expect((await login(loginId)).json().code).toBe('SIGN_UP_WAITING')
  })

  it('is gone after 30 days without an answer or refused; who was let in stays', async () => {
    const [silent, refused, approved] = [await signUp(), await signUp(), await signUp()]
    await decide(admin, refused.member.id, 'REFUSED')
    await decide(admin, approved.member.id, 'APPROVED')
    const config = readConfig({ NODE_ENV: 'test', ARGON2_MEMORY_KIB: '8' })
    const context = createContext({ config, database: test.database, clock: time.clock })
    const statuses = async () => {
      const rows = await test.database.kysely
        .selectFrom('member')
        .select(['id', 'status'])
        .execute()
      const of = new Map(rows.map(({ id, status }) => [id, status]))
      return [silent, refused, approved].map(({ member }) => of.get(member.id))
    }
    time.advance(29 * DAY_MS)
    await sweep(context)
    expect(await statuses()).toEqual(['WAITING', 'WAITING', 'ACTIVE'])
    time.advance(2 * DAY_MS)
    await sweep(context)
    expect(await statuses()).toEqual(['DELETED', 'DELETED', 'ACTIVE'])
  })

  it('waits for 30 days more where an approval is taken back', async () => {
    const { member } = await signUp()
    await decide(admin, member.id, 'APPROVED')
    time.advance(29.9 * DAY_MS)
    await decide(await signIn(test, 'ADMIN'), member.id, 'WAITING')
    time.advance(DAY_MS)
    const config = readConfig({ NODE_ENV: 'test', ARGON2_MEMORY_KIB: '8' })
    await sweep(createContext({ config, database: test.database, clock: time.clock }))
    const later = await signIn(test, 'ADMIN')
    expect((await decide(later, member.id, 'APPROVED')).json().status).toBe('ACTIVE')
  })

  it('is not asked for where anybody may come, nor possible where only the invited may', async () => {
    await setMode('open')
    expect((await signUp()).member.status).toBe('ACTIVE')
    await setMode('invitation')
    expect((await signUp()).answer.json()).toMatchObject({ code: 'SIGN_UP_CLOSED' })
  })
})

describeWithDatabase('a site of an earlier release', () => {
  it.each([
    ['false', 'invitation'],
    ['true', 'open'],
  ])('whose sign-up was open: %s, is %s', async (value, mode) => {
    const test = await createApp()
    await test.database.kysely
      .insertInto('site_setting')
      .values({ key: 'sign-up-open', value, as_of: null, version: 2, updated_at: 1 })
      .execute()
    const setting = await visitor(test)('GET', '/api/setting/public')
    expect(setting.json().signUp).toBe(mode)
    await test.close()
  })
})

describeWithDatabase('the probation of a member', () => {
  it('is ended before its time by an administrator, and taken back', async () => {
    const test = await createApp()
    const [admin, member] = [await signIn(test, 'ADMIN'), await signIn(test, 'MEMBER')]
    const trust = (who: Person, isTrusted: boolean) =>
      who.call('PUT', `/api/member/${member.id}/trust`, { isTrusted })
    const { createdAt, probationEndsAt } = (
      await admin.call('GET', `/api/member/${member.id}`)
    ).json()
    expect(Date.parse(probationEndsAt) - Date.parse(createdAt)).toBe(7 * DAY_MS)
    expect((await trust(admin, true)).json().probationEndsAt).toBeNull()
    expect((await trust(admin, false)).json().probationEndsAt).toBe(probationEndsAt)
    expect((await trust(member, true)).statusCode).toBe(403)
    await test.close()
  })
})
