import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPasswordHasher } from '../src/security/password/password-hasher.ts'
import { createApp, createClock, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'
import { caller, cookieOf, signIn } from './people.ts'

const PASSWORD = '맞는 비밀번호 1'
const WRONG = '틀린 비밀번호 1'

/** A proxy in the site's own network passes everything on, and TRUST_PROXY was forgotten. */
describeWithDatabase('a site behind a proxy nobody told it to trust', () => {
  const time = createClock()
  let test: TestApp
  beforeEach(async () => {
    test = await createApp({ RATE_LIMIT: 'on' }, time)
  })
  afterEach(() => test.close())

  type Sent = { readonly cookie?: string; readonly remoteAddress?: string }
  const from = (
    visitor: string,
    body: object,
    { cookie, remoteAddress = '172.17.0.1' }: Sent = {},
  ) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': visitor,
        ...(cookie ? { cookie } : {}),
      },
      payload: body,
      remoteAddress,
    })
  const person = async () => {
    const passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    return signIn(test, 'MEMBER', { passwordHash })
  }

  it('lets everybody else log in after ten wrong logins of one', async () => {
    for (let count = 0; count < 12; count += 1)
      await from('203.0.113.1', { loginId: `nobody${count}`, password: WRONG })
    const { loginId } = await person()
    const same = await from('203.0.113.2', { loginId, password: PASSWORD })
    expect(same.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    const other = await from('198.51.100.7', { loginId, password: PASSWORD })
    expect(other.statusCode).toBe(200)
  })

  it('gains nobody more guesses at one account, and keeps its own browser in', async () => {
    const { loginId } = await person()
    const cookie = cookieOf(await from('198.51.100.7', { loginId, password: PASSWORD }))
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const guess = await from(`forged, 203.0.${count}.1`, { loginId, password: WRONG })
      statuses.push(guess.statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    const own = await from('198.51.100.7', { loginId, password: PASSWORD }, { cookie })
    expect(own.statusCode).toBe(200)
  })

  it('is limited all the same for everybody together', async () => {
    let refused = 0
    for (let count = 0; count < 230; count += 1) {
      const guess = { loginId: `nobody${count}`, password: WRONG }
      if ((await from(`203.${count}.113.1`, guess)).statusCode === 429) refused += 1
    }
    expect(refused).toBeGreaterThan(0)
  }, 60_000)

  it('says so once in the log, with the line to set, and to its owner', async () => {
    const owner = await signIn(test, 'OWNER')
    const task = async () => {
      const { tasks } = (await owner.call('GET', '/api/admin/today')).json()
      return tasks.find(({ code }: { code: string }) => code === 'proxy.untrusted')
    }
    expect(await task()).toMatchObject({ count: 0 })
    const forwarded = { 'x-forwarded-for': '203.0.113.1' }
    for (let count = 0; count < 3; count += 1)
      await test.app.inject({ url: '/api/role', headers: forwarded, remoteAddress: '172.17.0.1' })
    expect(test.log().match(/TRUST_PROXY=172\.17\.0\.1/g)).toHaveLength(1)
    await expect.poll(task).toMatchObject({ count: 1, isUrgent: true })
    time.advance(25 * 3_600_000)
    const again = await signIn(test, 'OWNER')
    const later = (await again.call('GET', '/api/admin/today')).json().tasks
    expect(later.find(({ code }: { code: string }) => code === 'proxy.untrusted')).toMatchObject({
      count: 0,
    })
  })

  it('believes no stranger who writes such headers, and does not trouble its owner', async () => {
    const { loginId } = await person()
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const guess = { loginId: `nobody${count}`, password: WRONG }
      const sent = { remoteAddress: '192.0.2.66' }
      statuses.push((await from(`203.0.${count}.1`, guess, sent)).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const owner = caller(test, (await signIn(test, 'OWNER')).cookie)
    const { tasks } = (await owner('GET', '/api/admin/today')).json()
    const task = tasks.find(({ code }: { code: string }) => code === 'proxy.untrusted')
    expect([task.count, loginId.length > 0]).toEqual([0, true])
  })
})

describeWithDatabase('a site behind a proxy it trusts', () => {
  it.each(['203.0.113.1', '172.17.0.1'])('has nothing to say about it (%s)', async (visitor) => {
    const test = await createApp({ TRUST_PROXY: '172.17.0.1' })
    const headers = { 'x-forwarded-for': visitor }
    await test.app.inject({ url: '/api/role', headers, remoteAddress: '172.17.0.1' })
    expect(test.log()).not.toContain('TRUST_PROXY=')
    await test.close()
  })
})
