import { DAY_MS, HOUR_MS } from '@gyeol/korean'
import { hash } from 'node:crypto'
import type { SessionView } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn, visitor } from '../../../test/people.ts'
import { createBrowser } from '../../../test/push-service.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'
import { sweepSessions } from '../session/session.service.ts'

const PASSWORD = '지금 쓰는 비밀번호'
const NEW_PASSWORD = '새로 정한 비밀번호 2'
const PREFERENCES = { kinds: ['event'], minutesBefore: 10, quietHours: null }

type Call = Person['call']

describeWithDatabase('a browser that is told of a member’s things', () => {
  const time = createClock()
  let test: TestApp
  let passwordHash: string
  let admin: Person
  let member: Person
  /** Somebody else’s browser that is logged in to the member’s account. */
  let thief: Call

  beforeAll(async () => {
    test = await createApp({ PUSH_CONTACT: 'mailto:a@b.example' }, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('push_subscription').execute()
    admin = await signIn(test, 'OWNER')
    member = await signIn(test, 'MEMBER', { passwordHash })
    thief = await logIn(member)
    await subscribe('/own', member.call)
    await subscribe('/thief', thief)
    await subscribe('/passer-by', visitor(test))
  })

  const logIn = async ({ loginId }: Person, password = PASSWORD): Promise<Call> => {
    const answer = await visitor(test)('POST', '/api/auth/login', { loginId, password })
    expect(answer.statusCode, answer.body).toBe(200)
    return caller(test, cookieOf(answer))
  }
  const subscribe = async (path: string, by: Call, more: object = { preferences: PREFERENCES }) => {
    const { subscription } = createBrowser(path)
    const answer = await by('POST', '/api/push/subscription', { ...subscription, ...more })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const paths = async () => {
    const rows = await test.database.kysely
      .selectFrom('push_subscription')
      .select('endpoint')
      .execute()
    return rows.map(({ endpoint }) => new URL(endpoint).pathname).sort()
  }
  const devices = async (of: Call = member.call): Promise<SessionView[]> =>
    (await of('GET', '/api/auth/session')).json().items
  const other = async () => (await devices()).find(({ current }) => !current)
  const ok = async (answer: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBeLessThan(300)
  }

  it('is listed with the login it has', async () => {
    const told = (await devices()).map(({ current, toldBrowsers, isOver }) => ({
      current,
      toldBrowsers,
      isOver,
    }))
    expect(told).toContainEqual({ current: true, toldBrowsers: 1, isOver: false })
    expect(told).toContainEqual({ current: false, toldBrowsers: 1, isOver: false })
    await subscribe('/second', thief)
    expect(await other()).toMatchObject({ toldBrowsers: 2 })
  })

  it.each<[string, (id: string) => Promise<void>, string[]]>([
    ['its logout', () => ok(thief('POST', '/api/auth/logout', {})), ['/own']],
    [
      'its end from afar',
      async () => ok(member.call('DELETE', `/api/auth/session/${(await other())?.id}`)),
      ['/own'],
    ],
    ['the end of all logins', (id) => ok(admin.call('DELETE', `/api/member/${id}/session`)), []],
    [
      'a new password',
      () =>
        ok(
          member.call('PUT', '/api/auth/password', {
            currentPassword: PASSWORD,
            newPassword: NEW_PASSWORD,
          }),
        ),
      ['/own'],
    ],
    [
      'a suspension',
      (id) =>
        ok(
          admin.call('PUT', `/api/member/${id}/suspension`, {
            reason: '도배',
            until: null,
            version: 1,
          }),
        ),
      [],
    ],
    ['leaving', () => ok(member.call('DELETE', '/api/member/profile', { password: PASSWORD })), []],
  ])('ends with %s; a passer-by’s stays', async (_name, act, left) => {
    await act(member.id)
    expect(await paths()).toEqual([...left, '/passer-by'])
  })

  it('is told nothing of theirs after a new password before it shows itself again', async () => {
    const bound = async () => {
      const rows = await test.database.kysely
        .selectFrom('push_subscription')
        .select('session_id')
        .where('member_id', '=', member.id)
        .execute()
      return rows.map(({ session_id }) => session_id !== null)
    }
    expect(await bound()).toEqual([true, true])
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const answer = await member.call('PUT', '/api/auth/password', change)
    expect(await bound()).toEqual([false])
    const renewed = caller(test, cookieOf(answer))
    expect(await subscribe('/own', renewed, {})).toMatchObject({ preferences: PREFERENCES })
    expect(await bound()).toEqual([true])
    expect(await devices(renewed)).toMatchObject([{ toldBrowsers: 1 }])
  })

  it('stays with what was chosen there when its login is followed by another', async () => {
    const again = await visitor(test)(
      'POST',
      '/api/auth/login',
      { loginId: member.loginId, password: PASSWORD },
      { cookie: member.cookie },
    )
    expect(await paths()).toContain('/own')
    const state = await subscribe('/own', caller(test, cookieOf(again)), {})
    expect(state).toMatchObject({ preferences: PREFERENCES, isSilent: false })
  })

  it('is listed as long as it is told, though nobody can come in by its login', async () => {
    const staff = await signIn(test, 'ADMIN', { passwordHash })
    await subscribe('/staff', staff.call)
    time.advance(12 * HOUR_MS + 1)
    const now = await logIn(staff)
    const [, over] = await devices(now)
    expect(over).toMatchObject({ isOver: true, toldBrowsers: 1, current: false })
    await ok(now('DELETE', `/api/auth/session/${over?.id}`))
    expect(await paths()).not.toContain('/staff')
    expect(await devices(now)).toHaveLength(1)
  })

  it('goes on like a visitor’s when its login is over for good', async () => {
    time.advance(15 * DAY_MS)
    await sweepSessions({ database: test.database, clock: () => time.clock() })
    expect(await paths()).toEqual(['/own', '/passer-by', '/thief'])
    const now = await logIn(member)
    expect((await devices(now)).map(({ toldBrowsers }) => toldBrowsers)).toEqual([0])
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await ok(now('PUT', '/api/auth/password', change))
    expect(await paths()).toEqual(['/passer-by'])
  })

  it('can be silenced from afar, and stays silent until somebody chooses there', async () => {
    const silence = async () =>
      (await member.call('DELETE', `/api/auth/session/${(await other())?.id}/push`)).statusCode
    expect(await silence()).toBe(204)
    expect(await other()).toMatchObject({ toldBrowsers: 0 })
    expect(await silence()).toBe(404)
    const nothing = { preferences: { kinds: [] }, notices: 'off' }
    expect(await subscribe('/thief', thief, {})).toMatchObject({ ...nothing, isSilent: true })
    expect(await other()).toMatchObject({ toldBrowsers: 0 })
    expect(await subscribe('/thief', thief)).toMatchObject({ isSilent: false })
    expect(await other()).toMatchObject({ toldBrowsers: 1 })
  })

  it('is silent as a visitor’s that has chosen nothing', async () => {
    expect(await subscribe('/passer-by', visitor(test), {})).toMatchObject({ isSilent: false })
    expect(await subscribe('/new', visitor(test), {})).toMatchObject({ isSilent: true })
    expect(await subscribe('/new', visitor(test))).toMatchObject({ isSilent: false })
    expect(await subscribe('/newer', visitor(test), { notices: 'now' })).toMatchObject({
      isSilent: false,
    })
    expect(await subscribe('/newest', member.call, {})).toMatchObject({ isSilent: false })
  })

  it('is silenced by its own member alone', async () => {
    const id = (await other())?.id
    const stranger = await signIn(test, 'MEMBER')
    const answer = await stranger.call('DELETE', `/api/auth/session/${id}/push`)
    expect(answer.statusCode).toBe(404)
    expect((await visitor(test)('DELETE', `/api/auth/session/${id}/push`)).statusCode).toBe(401)
    expect(await other()).toMatchObject({ toldBrowsers: 1 })
  })

  it('leaves no address of a visitor that could be found by trying', async () => {
    const row = await test.database.kysely
      .selectFrom('push_subscription')
      .select('address_hash')
      .where('member_id', 'is', null)
      .executeTakeFirstOrThrow()
    expect(row.address_hash).toMatch(/^[\w-]{43}$/)
    expect(row.address_hash).not.toBe(hash('sha256', '127.0.0.1', 'base64url'))
  })
})
