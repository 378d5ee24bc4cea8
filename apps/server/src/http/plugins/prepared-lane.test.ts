import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const PATH = '/api/crysta/all'

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

describeWithDatabase('the short way for whole lists', () => {
  let test: TestApp
  let editor: Person
  let port: number

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    // A listening TCP server has such an address; only pipes have a text.
    port = (test.app.server.address() as AddressInfo).port
  })
  afterAll(() => test.close())

  const get = async (headers = {}, path = PATH, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = send({ port, path, method, headers, agent: false }, (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      outgoing.on('error', reject).end()
    })
  /** Everything but what differs between any two answers. */
  const lasting = ({ headers }: Answer) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers
    return rest
  }
  const logged = () =>
    test
      .log()
      .split('\n')
      .filter((line) => line.includes(PATH)).length

  it('answers just as the usual way does, in every encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding }
      // A cookie of nobody makes a request take the usual way.
      const usual = await get({ ...headers, cookie: 'x=1' })
      const short = await get(headers)
      expect(short.status).toBe(200)
      expect(short.body.equals(usual.body)).toBe(true)
      expect(lasting(short)).toEqual(lasting(usual))
      expect(short.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      const known = { ...headers, 'if-none-match': String(short.headers.etag) }
      const [usual304, short304] = [await get({ ...known, cookie: 'x=1' }), await get(known)]
      expect([usual304.status, short304.status, short304.body.length]).toEqual([304, 304, 0])
      expect(lasting(short304)).toEqual(lasting(usual304))
    }
  })

  it('is logged and counted like every answer', async () => {
    const metrics = async () => {
      const text = (await get({}, '/metrics')).body.toString()
      const line = `http_request_duration_seconds_count{method="GET",route="${PATH}",status="200"}`
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.split(' ')[1] ?? 0,
      )
    }
    const before = { metrics: await metrics(), log: logged() }
    for (let round = 0; round < 3; round += 1) await get()
    expect(await metrics()).toBe(before.metrics + 3)
    expect(logged()).toBe(before.log + 3)
  })

  it('shows a change with the next request', async () => {
    const { headers } = await get()
    const body = { name: '지름길', kind: 'normal' }
    await editor.call('POST', '/api/crysta', body)
    const after = await get({ 'if-none-match': String(headers.etag) })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain('지름길')
    expect((await get()).headers.etag).toBe(after.headers.etag)
  })

  it.each([
    ['a query', {}, `${PATH}?x=1`, 'GET', 400],
    ['another method', { 'sec-fetch-site': 'same-origin' }, PATH, 'POST', 405],
    ['a body that is not JSON', { 'content-encoding': 'gzip' }, PATH, 'GET', 415],
    ['HEAD', {}, PATH, 'HEAD', 200],
    ['an unknown list', {}, '/api/hat/all', 'GET', 404],
  ] as const)('leaves %s to the usual way', async (_name, headers, path, method, status) => {
    await get()
    expect((await get(headers, path, method)).status).toBe(status)
  })
})
