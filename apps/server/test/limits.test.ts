import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import { describeWithDatabase } from './database.ts'
import { type Person, signIn } from './people.ts'

const askMany = async (
  { app }: Awaited<ReturnType<typeof createApp>>,
  count: number,
  options: { url?: string; headers?: Record<string, string>; remoteAddress?: string } = {},
) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1)
    statuses.push((await app.inject({ url: '/api/role', ...options })).statusCode)
  return statuses
}
const refusals = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

describeWithDatabase('requests of one address', () => {
  it('are fifty in ten seconds, then 429 with Retry-After', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    expect(refusals(await askMany(test, 50))).toBe(0)
    const answer = await test.app.inject({ url: '/api/role' })
    expect(answer.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', toast: true })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(refusals(await askMany(test, 5, { remoteAddress: '192.0.2.7' }))).toBe(0)
    await test.close()
  })

  it('cannot be had back by writing another address into a header', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const remoteAddress = '192.0.2.9'
    await askMany(test, 50, { remoteAddress })
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect(refusals(await askMany(test, 3, { headers, remoteAddress }))).toBe(3)
    await test.close()
  })

  it('are told apart behind a trusted proxy, and only behind that', async () => {
    const test = await createApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
    const first = { 'x-forwarded-for': '203.0.113.1' }
    const second = { 'x-forwarded-for': 'forged, 203.0.113.2' }
    expect(refusals(await askMany(test, 51, { headers: first }))).toBe(1)
    expect(refusals(await askMany(test, 50, { headers: second }))).toBe(0)
    const direct = { headers: { 'x-forwarded-for': '203.0.113.3' }, remoteAddress: '192.0.2.8' }
    expect(refusals(await askMany(test, 50, direct))).toBe(0)
    const renamed = { headers: { 'x-forwarded-for': '203.0.113.4' }, remoteAddress: '192.0.2.8' }
    expect(refusals(await askMany(test, 1, renamed))).toBe(1)
    await test.close()
  })

  it('count an IPv6 household as one address', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    await askMany(test, 50, { remoteAddress: '2001:db8:1:2::1' })
    expect(refusals(await askMany(test, 1, { remoteAddress: '2001:db8:1:2:ffff::9' }))).toBe(1)
    expect(refusals(await askMany(test, 1, { remoteAddress: '2001:db8:1:3::1' }))).toBe(0)
    await test.close()
  })

  it.each(['/api/health', '/api/ready', '/assets/app-1a2b3c4d.js', '/robots.txt'])(
    'are not counted for %s',
    async (url) => {
      const test = await createApp({ RATE_LIMIT: 'on' })
      expect(refusals(await askMany(test, 60, { url }))).toBe(0)
      await test.close()
    },
  )

  it('are not counted for whole lists, which are the same for everybody, but with a cookie', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const lists = ['/api/crysta/all', '/api/equipment/all', '/api/registlet/all']
    for (const url of lists) expect(refusals(await askMany(test, 60, { url }))).toBe(0)
    const headers = { cookie: 'session=nobody' }
    expect(refusals(await askMany(test, 51, { url: '/api/crysta/all', headers }))).toBe(1)
    expect(refusals(await askMany(test, 1, { url: '/api/crysta?search=a' }))).toBe(1)
    await test.close()
  })

  it('are not counted at all when the limit is switched off', async () => {
    const test = await createApp({ RATE_LIMIT: 'off' })
    expect(refusals(await askMany(test, 60))).toBe(0)
    await test.close()
  })
})

describeWithDatabase('requests of a member', () => {
  it('are counted for their account, whatever others do at their address', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const [one, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'MEMBER')]
    expect(refusals(await askMany(test, 51))).toBe(1)
    const ask = async (person: Person, count: number) => {
      const statuses: number[] = []
      for (let index = 0; index < count; index += 1)
        statuses.push((await person.call('GET', '/api/role')).statusCode)
      return refusals(statuses)
    }
    expect([await ask(one, 51), await ask(other, 50)]).toEqual([1, 0])
    await test.close()
  })

  it.each([
    ['MEMBER', 30],
    ['CONTRIBUTOR', 45],
  ] as const)('of role %s that write: at least %i go through', async (roleCode, count) => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const person = await signIn(test, roleCode)
    const report = { message: 'x', path: '/' }
    const statuses: number[] = []
    for (let index = 0; index <= count; index += 1)
      statuses.push((await person.call('POST', '/api/client-error', report)).statusCode)
    expect(refusals(statuses)).toBe(roleCode === 'MEMBER' ? 1 : 0)
    expect((await person.call('GET', '/api/role')).statusCode).toBe(200)
    await test.close()
  })
})

describeWithDatabase('members of one network', () => {
  const report = { message: 'x', path: '/' }
  /** Each of so many accounts writes as often as one may in a minute. */
  const flood = async (count: number, addressOf: (index: number) => string) => {
    const test = await createApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) {
      const person = await signIn(test, 'MEMBER')
      const headers = { 'x-forwarded-for': addressOf(index) }
      for (let time = 0; time < 30; time += 1)
        statuses.push(
          (await person.call('PUT', '/api/notification/bell', { pace: 'loud' }, headers))
            .statusCode,
        )
    }
    const editor = await signIn(test, 'EDITOR')
    const headers = { 'x-forwarded-for': addressOf(0) }
    const answer = await editor.call('POST', '/api/client-error', report, headers)
    await test.close()
    return { through: statuses.length - refusals(statuses), ofEditor: answer.statusCode }
  }

  it('write no more together than four of them, ten accounts or not; an editor goes on', async () => {
    expect(await flood(10, () => '203.0.113.7')).toEqual({ through: 120, ofEditor: 204 })
  })

  it('write as much as they want from networks of their own', async () => {
    expect((await flood(5, (index) => `203.0.113.${index}`)).through).toBe(150)
  })

  it('gain nothing from many households of one IPv6 network', async () => {
    const { through } = await flood(20, (index) => `2001:db8:7:${index}::1`)
    expect(through).toBe(480)
  })
})

describeWithDatabase('the metrics', () => {
  it('count requests by route, without the ids in their paths', async () => {
    const test = await createApp()
    await test.app.inject({ url: '/api/role' })
    await test.app.inject({ url: '/event/some-id' })
    const answer = await test.app.inject({ url: '/metrics' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/role",status="200"} 1',
    )
    expect(answer.body).toContain('route="/event/:id"')
    expect(answer.body).toContain('process_cpu_seconds_total')
    await test.close()
  })

  it.each([
    ['local', {}, '127.0.0.1', 200],
    ['local', {}, '::1', 200],
    ['local', { host: '127.0.0.1:3000' }, '127.0.0.1', 200],
    ['local', { host: '[::1]:3000' }, '::1', 200],
    ['local', { host: 'gyeol.example' }, '127.0.0.1', 404],
    ['local', { host: 'localhost.evil.example' }, '127.0.0.1', 404],
    ['local', { host: '10.0.0.7:3000' }, '127.0.0.1', 404],
    ['local', {}, '192.0.2.1', 404],
    ['local', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', 404],
    ['local', { 'x-forwarded-host': 'gyeol.example' }, '127.0.0.1', 404],
    ['local', { 'x-real-ip': '127.0.0.1' }, '127.0.0.1', 404],
    ['local', { forwarded: 'for=127.0.0.1' }, '127.0.0.1', 404],
    ['local', { via: '1.1 caddy' }, '127.0.0.1', 404],
    ['public', {}, '192.0.2.1', 200],
    ['off', {}, '127.0.0.1', 404],
  ])('METRICS=%s, asked with %j from %s: %i', async (METRICS, headers, remoteAddress, status) => {
    const test = await createApp({ METRICS })
    const answer = await test.app.inject({ url: '/metrics', headers, remoteAddress })
    expect(answer.statusCode).toBe(status)
    await test.close()
  })
})

describeWithDatabase('the log', () => {
  it('holds no secret of any request, even at its most talkative', async () => {
    const test = await createApp()
    const secret = 'hunter2-hunter2'
    const headers = {
      cookie: `sid=${secret}`,
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'x-api-key': secret,
    }
    const payload = JSON.stringify({ password: secret, token: secret })
    for (const url of ['/api/role', `/api/role?token=${secret}`, `/?token=${secret}`])
      await test.app.inject({ url, headers })
    for (const url of ['/api/client-error', '/api/auth/logout', `/api/nothing?t=${secret}`])
      await test.app.inject({ method: 'POST', url, headers, payload })
    await test.app.inject({
      method: 'POST',
      url: '/api/client-error',
      headers,
      payload: `{${secret}`,
    })
    test.app.log.info({ password: secret, cookie: secret, headers: { authorization: secret } }, 'x')
    const failure = Object.assign(new Error('broken'), { detail: secret, parameters: [secret] })
    test.app.log.error({ err: failure }, 'x')
    expect(test.log().split('\n').length).toBeGreaterThan(8)
    expect(test.log()).not.toContain(secret)
    expect(test.log()).toContain('"path":"/api/role"')
    await test.close()
  })
})
