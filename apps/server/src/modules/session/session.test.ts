import { DAY_MS, HOUR_MS } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, signIn, visitor } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'
import { sweepSessions } from './session.service.ts'

const PASSWORD = '지금 쓰는 비밀번호'

describeWithDatabase('sessions', () => {
  const time = createClock()
  let test: TestApp
  let passwordHash: string

  beforeAll(async () => {
    test = await createApp({}, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())

  const isIn = async (person: Awaited<ReturnType<typeof signIn>>) =>
    (await person.call('GET', '/api/member/profile')).statusCode === 200
  const rest = async (person: Parameters<typeof isIn>[0], ms: number, times: number) => {
    for (let count = 0; count < times; count += 1) {
      time.advance(ms)
      if (!(await isIn(person))) return count
    }
    return times
  }

  it.each([
    ['MEMBER', 14 * DAY_MS],
    ['EDITOR', 14 * DAY_MS],
    ['ADMIN', 12 * HOUR_MS],
    ['OWNER', 12 * HOUR_MS],
  ] as const)('of %s end after idling', async (roleCode, idleMs) => {
    const person = await signIn(test, roleCode)
    time.advance(idleMs)
    expect(await isIn(person)).toBe(true)
    time.advance(idleMs + 1)
    expect(await isIn(person)).toBe(false)
  })

  it.each([
    ['MEMBER', 10 * DAY_MS, 6],
    ['ADMIN', 12 * HOUR_MS, 14],
  ] as const)('of %s end at last however much they are used', async (roleCode, ms, times) => {
    const person = await signIn(test, roleCode)
    expect(await rest(person, ms, times + 3)).toBe(times)
  })

  it('follow the limits of the role of this moment', async () => {
    const person = await signIn(test, 'MEMBER')
    time.advance(DAY_MS)
    const admin = { role_code: 'ADMIN' } as const
    await test.database.kysely
      .updateTable('member')
      .set(admin)
      .where('id', '=', person.id)
      .execute()
    expect(await isIn(person)).toBe(false)
  })

  it('are listed to their member, and ended by them from afar', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const body = { loginId: person.loginId, password: PASSWORD }
    const phone = await visitor(test)('POST', '/api/auth/login', body, { 'user-agent': 'Phone' })
    const list = await person.call('GET', '/api/auth/session')
    const { items } = list.json<{ items: { id: string; userAgent: string; current: boolean }[] }>()
    expect(items).toHaveLength(2)
    expect(items).toContainEqual(expect.objectContaining({ userAgent: 'Phone', current: false }))
    expect(items).toContainEqual(expect.objectContaining({ userAgent: 'test', current: true }))
    expect(list.body).not.toContain(cookieOf(phone).slice('sid='.length))
    const other = items.find(({ current }) => !current)
    const end = await person.call('DELETE', `/api/auth/session/${other?.id}`)
    expect(end.statusCode).toBe(204)
    const onPhone = caller(test, cookieOf(phone))
    expect((await onPhone('GET', '/api/auth/session')).statusCode).toBe(401)
  })

  it('of somebody else look like none', async () => {
    const [one, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'OWNER')]
    const { items } = (await one.call('GET', '/api/auth/session')).json()
    const url = `/api/auth/session/${items[0].id}`
    const foreign = await other.call('DELETE', url)
    const absent = await other.call('DELETE', '/api/auth/session/nothing')
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
    expect((await visitor(test)('DELETE', url)).statusCode).toBe(401)
    expect(await isIn(one)).toBe(true)
  })

  it('end on the server when their member logs out', async () => {
    const person = await signIn(test, 'MEMBER')
    const answer = await person.call('POST', '/api/auth/logout', {})
    expect(answer.statusCode).toBe(204)
    expect(await isIn(person)).toBe(false)
  })

  it('are twenty at most: one more ends the one used longest ago', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const body = { loginId: person.loginId, password: PASSWORD }
    const login = async () => {
      time.advance(1000)
      return cookieOf(await visitor(test)('POST', '/api/auth/login', body))
    }
    const isAlive = async (cookie: string) =>
      (await caller(test, cookie)('GET', '/api/member/profile')).statusCode === 200
    const second = await login()
    const rest: string[] = []
    for (let count = 0; count < 18; count += 1) rest.push(await login())
    // The first is still in use.
    time.advance(6 * 60_000)
    expect(await isIn(person)).toBe(true)
    expect(await isAlive(second)).toBe(true)
    time.advance(6 * 60_000)
    for (const cookie of [person.cookie, ...rest]) expect(await isAlive(cookie)).toBe(true)
    const last = await login()
    expect(await isAlive(second)).toBe(false)
    for (const cookie of [person.cookie, ...rest, last]) expect(await isAlive(cookie)).toBe(true)
  })

  it('keep no token in the database', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const body = { loginId: person.loginId, password: PASSWORD }
    const token = cookieOf(await visitor(test)('POST', '/api/auth/login', body)).slice(4)
    const rows = await test.database.kysely.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('are swept away when they are over', async () => {
    const person = await signIn(test, 'MEMBER')
    const count = async () =>
      (await test.database.kysely.selectFrom('session').selectAll().execute()).filter(
        (row) => row.member_id === person.id,
      ).length
    const context = { database: test.database, clock: time.clock }
    await sweepSessions(context)
    expect(await count()).toBe(1)
    time.advance(14 * DAY_MS + 1)
    await sweepSessions(context)
    expect(await count()).toBe(0)
  })
})

describeWithDatabase('behind https', () => {
  it('the session travels in a cookie of this host only', async () => {
    const test = await createApp({ PUBLIC_URL: 'https://gyeol.example' })
    const passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    const { loginId } = await signIn(test, 'MEMBER', { passwordHash })
    const body = { loginId, password: PASSWORD }
    const answer = await visitor(test)('POST', '/api/auth/login', body)
    const [session, device] = [answer.headers['set-cookie']].flat()
    expect(session).toMatch(
      /^__Host-sid=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(device).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    const plain = caller(test, cookieOf(answer).replace('__Host-', ''))
    expect((await plain('GET', '/api/member/profile')).statusCode).toBe(401)
    const bound = caller(test, cookieOf(answer))
    expect((await bound('GET', '/api/member/profile')).statusCode).toBe(200)
    await test.close()
  })
})
