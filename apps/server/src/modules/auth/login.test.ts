import { MINUTE_MS } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, signIn, visitor } from '../../../test/people.ts'
import { createAccount } from '../member/account.service.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'
import { delayOf } from '../confirmation/login-gates.ts'

const PASSWORD = '맞는 비밀번호 1'
const FLOODED_KIB = 32_768

describeWithDatabase('POST /api/auth/login', () => {
  const time = createClock()
  let test: TestApp
  let made = 0
  const hasher = createPasswordHasher({ memoryKib: 8 })

  beforeAll(async () => {
    test = await createApp({}, time)
  })
  afterAll(() => test.close())

  const account = async (roleCode: 'MEMBER' | 'ADMIN' = 'MEMBER') => {
    made += 1
    const loginId = `Login${made}`
    const passwordHash = await hasher.hash(PASSWORD)
    const names = { loginId, nickname: `로그인${made}`, roleCode }
    const rest = { passwordHash, agreedAt: null, now: time.clock() }
    const id = await createAccount(test.database.kysely, { ...names, ...rest })
    return { id, loginId }
  }
  const login = (body: object, { cookie = '', remoteAddress = '127.0.0.1' } = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      payload: body,
      remoteAddress,
    })

  it('answers who is logged in, whatever the case of the login id', async () => {
    const { id, loginId } = await account()
    const answer = await login({ loginId: loginId.toUpperCase(), password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, role: { code: 'MEMBER' }, mustEnrolTotp: false })
    // One for the login, one that lets the browser be known again where people log in.
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^device=[A-Za-z0-9_-]{43}; Max-Age=5184000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  it('keeps the cookie when asked to remember', async () => {
    const { loginId } = await account()
    const answer = await login({ loginId, password: PASSWORD, remember: true })
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^sid=.*Max-Age=5184000/)
  })

  it('tells an unknown account from a wrong password in nothing', async () => {
    const { loginId } = await account()
    const wrong = (await login({ loginId, password: 'falsch falsch' })).json()
    const unknown = (await login({ loginId: 'nobody', password: 'falsch falsch' })).json()
    expect(wrong).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS', toast: true })
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
  })

  it('gives a new session every time and ends the one the browser had', async () => {
    const { loginId } = await account()
    const first = cookieOf(await login({ loginId, password: PASSWORD }))
    const second = cookieOf(await login({ loginId, password: PASSWORD }, { cookie: first }))
    expect(second).not.toBe(first)
    expect((await caller(test, first)('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await caller(test, second)('GET', '/api/member/profile')).statusCode).toBe(200)
  })

  it('never takes a session id a stranger has chosen', async () => {
    const { loginId } = await account()
    const chosen = `sid=${'A'.repeat(43)}`
    const given = cookieOf(await login({ loginId, password: PASSWORD }, { cookie: chosen }))
    expect(given).not.toBe(chosen)
    expect((await caller(test, chosen)('GET', '/api/member/profile')).statusCode).toBe(401)
  })

  it('tells a disabled account so only to whoever has its password', async () => {
    const { id, loginId } = await account()
    const disabled = { status: 'DISABLED' } as const
    await test.database.kysely.updateTable('member').set(disabled).where('id', '=', id).execute()
    expect((await login({ loginId, password: 'falsch falsch' })).statusCode).toBe(401)
    expect((await login({ loginId, password: PASSWORD })).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DISABLED',
    })
  })

  it('lets nobody in who has no password yet', async () => {
    const { id, loginId } = await account()
    const none = { password_hash: null }
    await test.database.kysely.updateTable('member').set(none).where('id', '=', id).execute()
    expect((await login({ loginId, password: PASSWORD })).statusCode).toBe(401)
  })

  it('makes an outdated hash anew', async () => {
    const { id, loginId } = await account()
    const old = { password_hash: await createPasswordHasher({ memoryKib: 16 }).hash(PASSWORD) }
    await test.database.kysely.updateTable('member').set(old).where('id', '=', id).execute()
    expect((await login({ loginId, password: PASSWORD })).statusCode).toBe(200)
    const row = await test.database.kysely
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toContain('$m=8,t=2,p=1$')
    expect((await login({ loginId, password: PASSWORD })).statusCode).toBe(200)
  })

  it.each(['loginId', 'password'])('refuses a body without %s', async (field) => {
    const body = Object.fromEntries(
      Object.entries({ loginId: 'a', password: 'b' }).filter(([name]) => name !== field),
    )
    expect((await login(body)).statusCode).toBe(400)
  })

  it('allows five wrong passwords in five minutes for an account from an address', async () => {
    const { loginId } = await account()
    const from = { remoteAddress: '192.0.2.1' }
    for (let count = 0; count < 5; count += 1)
      expect((await login({ loginId, password: 'falsch falsch' }, from)).statusCode).toBe(401)
    const refused = await login({ loginId, password: PASSWORD }, from)
    expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' })
    expect(Number(refused.headers['retry-after'])).toBe(300)
    // Its owner, elsewhere, is not locked out.
    const owner = await login({ loginId, password: PASSWORD }, { remoteAddress: '192.0.2.2' })
    expect(owner.statusCode).toBe(200)
    time.advance(5 * MINUTE_MS)
    expect((await login({ loginId, password: PASSWORD }, from)).statusCode).toBe(200)
  })

  it('holds that limit when all tries come at once', async () => {
    const { loginId } = await account()
    const tries = Array.from({ length: 20 }, () =>
      login({ loginId, password: 'falsch falsch' }, { remoteAddress: '192.0.2.3' }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('allows ten failures from an address over all accounts, then one a minute', async () => {
    const from = { remoteAddress: '2001:db8:9:9::1' }
    const neighbour = { remoteAddress: '2001:db8:9:9::2' }
    const tryOne = (origin = from) => login({ loginId: randomUUIDv7(), password: 'x' }, origin)
    for (let count = 0; count < 10; count += 1) expect((await tryOne()).statusCode).toBe(401)
    expect((await tryOne(neighbour)).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    time.advance(MINUTE_MS)
    expect((await tryOne()).statusCode).toBe(401)
    expect((await tryOne()).statusCode).toBe(429)
  })

  it('allows four times as many from an IPv6 network, however many households it has', async () => {
    const from = (household: number) => ({ remoteAddress: `2001:db8:77:${household}::1` })
    const tryFrom = async (household: number) =>
      (await login({ loginId: randomUUIDv7(), password: 'x' }, from(household))).statusCode
    for (let household = 1; household <= 40; household += 1)
      expect(await tryFrom(household)).toBe(401)
    expect(await tryFrom(41)).toBe(429)
    const elsewhere = { remoteAddress: '2001:db8:78:1::1' }
    const other = await login({ loginId: randomUUIDv7(), password: 'x' }, elsewhere)
    expect(other.statusCode).toBe(401)
  })

  it('lets whoever logged in there before in, whatever strangers do at their address', async () => {
    const { loginId } = await account()
    const from = { remoteAddress: '192.0.2.40' }
    expect((await login({ loginId, password: PASSWORD }, from)).statusCode).toBe(200)
    for (let count = 0; count < 10; count += 1)
      await login({ loginId: randomUUIDv7(), password: 'x' }, from)
    const stranger = await account()
    const refused = await login({ loginId: stranger.loginId, password: PASSWORD }, from)
    expect(refused.statusCode).toBe(429)
    expect((await login({ loginId, password: PASSWORD }, from)).statusCode).toBe(200)
  })

  it('makes whoever guesses from many addresses wait, and lets the owner in all the same', async () => {
    const { loginId } = await account()
    for (let count = 1; count <= 20; count += 1) {
      const remoteAddress = `198.51.100.${count}`
      const guess = await login({ loginId, password: 'falsch falsch' }, { remoteAddress })
      expect(guess.statusCode).toBe(401)
    }
    const startedAt = performance.now()
    const owner = await login({ loginId, password: PASSWORD }, { remoteAddress: '192.0.2.4' })
    // A timer may end a moment early.
    expect(performance.now() - startedAt).toBeGreaterThan(240)
    expect(owner.statusCode).toBe(200)
  })

  it('counts no login that succeeds', async () => {
    const { loginId } = await account()
    for (let count = 0; count < 15; count += 1)
      expect((await login({ loginId, password: PASSWORD })).statusCode).toBe(200)
  })

  it('is limited with the general limits switched off, and no header helps', async () => {
    const { loginId } = await account()
    const call = visitor(test)
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${count}` }
      const body = { loginId, password: 'falsch falsch' }
      statuses.push((await call('POST', '/api/auth/login', body, forged)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describeWithDatabase('a flood of logins', () => {
  let test: TestApp
  beforeAll(async () => {
    // More work than the database has with a try, so that they have to wait for each other.
    test = await createApp({ ARGON2_MEMORY_KIB: String(FLOODED_KIB) })
  })
  afterAll(() => test.close())

  it('is overtaken by whoever logged in there before', async () => {
    const passwordHash = await createPasswordHasher({ memoryKib: FLOODED_KIB }).hash(PASSWORD)
    const { loginId } = await signIn(test, 'MEMBER', { passwordHash })
    const login = (body: object, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: body,
        remoteAddress,
      })
    const home = '192.0.2.7'
    expect((await login({ loginId, password: PASSWORD }, home)).statusCode).toBe(200)
    let failed = 0
    const flood = Array.from({ length: 40 }, async (_, index) => {
      const guess = { loginId: randomUUIDv7(), password: 'falsch falsch' }
      const { statusCode } = await login(guess, `198.51.100.${index}`)
      // On a busy machine some have waited too long by then: they were not tried, but sent away.
      if (statusCode === 401) failed += 1
    })
    const metrics = () => test.app.inject({ url: '/metrics' })
    const waiting = async () =>
      Number(/^password_hash_waiting (\d+)$/m.exec((await metrics()).body)?.[1])
    await expect.poll(waiting, { interval: 1, timeout: 10_000 }).toBeGreaterThan(12)
    const before = failed
    expect((await login({ loginId, password: PASSWORD }, home)).statusCode).toBe(200)
    // It takes its time in the database, so a few of them are done meanwhile.
    expect(failed - before).toBeLessThan(10)
    await Promise.all(flood)
    // Of those that had to wait for too long nobody waits any more; they are passed over.
    await expect.poll(waiting, { timeout: 5000 }).toBe(0)
    expect((await metrics()).body).toMatch(/^password_hash_wait_seconds_count [1-9]/m)
  })
})

it('slows an account down after twenty failures, to one second at most', () => {
  expect([0, 19, 20, 21, 22, 23, 30, 200].map(delayOf)).toEqual([
    0, 0, 250, 500, 1000, 1000, 1000, 1000,
  ])
})
