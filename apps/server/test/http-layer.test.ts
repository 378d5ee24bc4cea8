import { once } from 'node:events'
import { connect } from 'node:net'
import { errorBodySchema, type ErrorCode } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PATIENCE } from '../src/assembly/app.ts'
import { createApp, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'
import { talk } from './wire.ts'

const HOST = 'Host: gyeol.example\r\n'
const get = (headers: string, url = '/api/health') =>
  `GET ${url} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`

/** Bytes that never reach a route, and the code they are refused with. */
const CASES: readonly (readonly [string, string, ErrorCode])[] = [
  ['bytes that are not HTTP', '\x16\x03\x01\x02\r\n\r\n', 'BAD_REQUEST'],
  ['a header that is too large', get(`${HOST}X-A: ${'a'.repeat(17_000)}\r\n`), 'HEADER_TOO_LARGE'],
  ['a URL larger than all headers may be', get(HOST, `/${'a'.repeat(20_000)}`), 'URI_TOO_LONG'],
  ['a URL that is too long', get(HOST, `/api/health?${'a'.repeat(9000)}`), 'URI_TOO_LONG'],
  ['an unknown expectation', get(`${HOST}Expect: 200-ok\r\n`), 'EXPECTATION'],
  ['no Host', get(''), 'BAD_REQUEST'],
  ['two Hosts', get(`${HOST}Host: evil.example\r\n`), 'BAD_REQUEST'],
  [
    'two lengths (request smuggling)',
    `POST /api/client-error HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
    'BAD_REQUEST',
  ],
  [
    'a length and chunks (request smuggling)',
    `POST /api/client-error HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
    'BAD_REQUEST',
  ],
  [
    'a body that dribbles in',
    `POST /api/client-error HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
    'REQUEST_TIMEOUT',
  ],
]

describeWithDatabase('below the routes', () => {
  let test: TestApp
  let port: number

  beforeAll(async () => {
    test = await createApp({ PUBLIC_URL: 'https://gyeol.example' }, { patience: PATIENCE })
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = Number(new URL(address).port)
  })
  afterAll(() => test.close())

  it.concurrent.each(CASES)(
    '%s gets our error body and headers, then the line is cut',
    async (_name, bytes, code) => {
      const answer = await talk(port, bytes)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      const refusal = errorBodySchema.parse(JSON.parse(body))
      expect(refusal.code).toBe(code)
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${refusal.status} `))
      for (const line of [
        /^content-type: application\/json; charset=utf-8$/im,
        /^x-content-type-options: nosniff$/im,
        /^content-security-policy: default-src 'none'/im,
        /^strict-transport-security: /im,
        /^cache-control: private, no-store$/im,
        new RegExp(`^x-request-id: ${refusal.requestId}$`, 'im'),
        /^connection: close$/im,
      ]) {
        expect(head).toMatch(line)
      }
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    },
  )

  it('answers HTTP/1.0, which knows no Host', async () => {
    expect(await talk(port, 'GET /api/health HTTP/1.0\r\n\r\n')).toContain('{"ok":true}')
  })

  it('goes on serving afterwards', async () => {
    expect(await talk(port, get(HOST))).toContain('{"ok":true}')
  })
})

describeWithDatabase('a client that hangs up in the middle of its body', () => {
  it('is no trouble with the database', async () => {
    const test = await createApp()
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const seen = once(test.app.server, 'request')
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const head = `POST /api/client-error HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`
    socket.write(`${head}Content-Length: 20\r\n\r\n{`)
    await seen
    socket.resetAndDestroy()
    await vi.waitUntil(() => test.log().includes('"msg":"refused"'), { timeout: 4000 })
    expect(test.log()).toContain('"code":"BAD_REQUEST"')
    expect(test.log()).not.toContain('DB_UNAVAILABLE')
    await test.close()
  })
})
