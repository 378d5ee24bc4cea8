import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'
import { rawGet, talk } from '../../../test/wire.ts'
import { bumpDataVersion } from '../../database/data-version.ts'

const PATH = '/api/crysta/all'
const ONE_HOST = ['Host: gyeol.example']

type Asked = {
  readonly method?: string
  readonly path?: string
  readonly version?: string
  readonly lines?: readonly string[]
  readonly body?: string
}

/**
 * Each request here differs in one thing from the plain one the short way is for. The list lies
 * ready, so without its guard the short way would answer it 200: uncounted and unchecked.
 */
describeWithDatabase('a visitor who has used up their requests', () => {
  let test: TestApp
  let port: number

  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on' })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    // A listening TCP server has such an address; only pipes have a text.
    port = (test.app.server.address() as AddressInfo).port
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    let status = 0
    while (status !== 429) status = (await test.app.inject({ url: '/api/role' })).statusCode
    await layReady()
  })

  /** A member has requests of their own, and what they ask for lies prepared for everybody. */
  const layReady = async () => {
    const member = await signIn(test, 'MEMBER')
    expect((await member.call('GET', PATH)).statusCode).toBe(200)
  }
  const ask = async ({ method = 'GET', path = PATH, version = '1.1', ...rest }: Asked) => {
    const lines = [`${method} ${path} HTTP/${version}`, ...(rest.lines ?? ONE_HOST)]
    const text = await talk(
      port,
      `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${rest.body ?? ''}`,
    )
    return Number(/HTTP\/1\.1 (?!1)(\d{3})/.exec(text)?.[1])
  }

  it('still gets whole lists, as they would get files', async () => {
    // What lies ready is fresh for a second only.
    await vi.waitFor(async () => {
      await layReady()
      for (let count = 0; count < 3; count += 1) expect(await ask({})).toBe(200)
    }, 3000)
  })

  it.each<[string, Asked, number]>([
    ['shows a cookie', { lines: [...ONE_HOST, 'Cookie: a=b'] }, 429],
    ['says who they are', { lines: [...ONE_HOST, 'Authorization: Bearer x'] }, 429],
    ['adds a query', { path: `${PATH}?x=1` }, 429],
    ['writes the address whole', { path: `http://gyeol.example${PATH}` }, 429],
    ['asks for the head only', { method: 'HEAD' }, 429],
    ['speaks HTTP/1.0', { version: '1.0' }, 429],
    ['expects to be asked for a body', { lines: [...ONE_HOST, 'Expect: 100-continue'] }, 429],
    ['announces a body', { lines: [...ONE_HOST, 'Content-Length: 2'], body: '{}' }, 429],
    ['announces a body of nothing', { lines: [...ONE_HOST, 'Content-Length: 0'] }, 429],
    [
      'sends a body in pieces',
      { lines: [...ONE_HOST, 'Transfer-Encoding: chunked'], body: '2\r\n{}\r\n0\r\n\r\n' },
      429,
    ],
    ['packs a body', { lines: [...ONE_HOST, 'Content-Encoding: gzip'] }, 429],
    ['names two hosts', { lines: [...ONE_HOST, 'Host: other.example'] }, 400],
    ['names no host', { lines: [] }, 400],
  ])('gets no list past the limit for one who %s', async (_what, asked, status) => {
    expect(await ask(asked)).toBe(status)
  })
})

describeWithDatabase('whoever is logged in', () => {
  it('sees at once what another server has written, though the list lies ready', async () => {
    const test = await createApp()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const member = await signIn(test, 'MEMBER')
    const ask = (line: string) =>
      talk(port, `GET ${PATH} HTTP/1.1\r\nHost: x\r\n${line}Connection: close\r\n\r\n`)
    await ask('')
    // As another process does it: this one is not told.
    await test.database.kysely.deleteFrom('crysta').execute()
    await bumpDataVersion(test.database.kysely, 'crysta')
    expect(await ask(`Cookie: ${member.cookie}\r\n`)).toContain('"items":[]')
    await test.close()
  })
})

describeWithDatabase('a server that stops', () => {
  it('sends a visitor elsewhere, though the list they ask for lies prepared', async () => {
    const test = await createApp()
    const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    const line = connect(Number(port), '127.0.0.1')
    const answer = text(line)
    // The stop finds this line busy: half of a request has been sent.
    line.write(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`)
    // In no encoding, as the line will ask.
    expect(await talk(Number(port), rawGet(PATH))).toContain('HTTP/1.1 200')
    const closing = test.close()
    line.write('\r\n')
    expect(await answer).toContain('SHUTTING_DOWN')
    await closing
  })
})
