import { brotliDecompressSync } from 'node:zlib'
import { PAGE_PATHS, pageAt } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { rawGet, talk } from '../../../test/wire.ts'

const SHELL = '<div id="root"></div>'

describeWithDatabase('the built web app', () => {
  let test: TestApp
  let port: number
  beforeAll(async () => {
    test = await createApp({ PUBLIC_URL: 'https://gyeol.example' })
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = Number(new URL(address).port)
  })
  afterAll(() => test.close())

  it.each(PAGE_PATHS.map((path) => [path.replaceAll(/:\w+/g, 'some-id'), pageAt(path).title]))(
    'shows %s under its title',
    async (url, title) => {
      const answer = await test.app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toMatch(/^<!doctype html>\n<html lang="ko">/)
      expect(answer.body).toContain(title)
      expect(answer.body).toContain(SHELL)
      expect(answer.body).not.toContain('<!--page-head-->')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it('links a page to its public address, whatever Host was sent', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const answer = await test.app.inject({ url: '/event/spring?ref=evil.example', headers })
    expect(answer.headers.link).toBe('<https://gyeol.example/event/spring>; rel="canonical"')
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil.example')
  })

  it('sends one and the same page for every id, so that invented ones cost nothing', async () => {
    const pages = await Promise.all(
      ['spring', 'invented-1', 'invented-2'].map(async (id) =>
        test.app.inject({ url: `/event/${id}`, headers: { 'accept-encoding': 'br' } }),
      ),
    )
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(pages.map(({ headers }) => headers.link)).toContain(
      '<https://gyeol.example/event/invented-1>; rel="canonical"',
    )
  })

  it.each([
    '/nothing',
    '/crysta/list/create/more',
    '/크리스타',
    '/event/%22%3E%3Cscript%3E',
    '/event/가',
  ])('answers %s with 404 and the shell, repeating nothing of the address', async (url) => {
    const answer = await test.app.inject({ url: encodeURI(decodeURI(url)) })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(SHELL)
    expect(answer.body).toContain('noindex')
    expect(answer.body).not.toMatch(/canonical|og:url|<script>alert|%EA/)
  })

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/data.db',
    '/index.html',
    '/assets/',
    '/assets/nothing.js',
    '/assets/app-1a2b3c4d.js.map',
    '/assets/app-1a2b3c4d.js.br',
  ])('answers %s with a plain 404, never the shell', async (url) => {
    const answer = await test.app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('조회된 데이터가 없습니다.\n')
  })

  it.each([
    ['/leveling/quest', '/quest/main'],
    ['/stat/manual?type=w&v=1', '/statting?type=w&v=1'],
    ['/stat/auto', '/statting/auto'],
    ['/statting/', '/statting'],
    ['/crysta/list/?page=2', '/crysta/list?page=2'],
  ])('sends %s on to %s', async (url, location) => {
    const answer = await test.app.inject({ url })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  it.each([
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '///statting/',
    '//statting/',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/robots.txt',
    '/assets/..%5crobots.txt',
    '/assets/....//robots.txt',
    '/assets//app-1a2b3c4d.js',
    '/./robots.txt',
    '/%72obots.txt/',
  ])('answers %s as it is written: not there, and sends nobody anywhere', async (path) => {
    const answer = await talk(port, rawGet(path))
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toMatch(/^location:/im)
    expect(answer).not.toContain('User-agent')
  })

  it('takes a whole address for its path, and forgets the host in it', async () => {
    const page = await talk(port, rawGet('http://evil.example/statting'))
    expect(page).toMatch(/^HTTP\/1\.1 200 /)
    expect(page).toContain('href="https://gyeol.example/statting"')
    expect(page).not.toContain('evil.example')
    const api = await talk(port, rawGet('http://evil.example/api/role?page=1'))
    expect(api).toContain('"code":"VALIDATION"')
    expect(await talk(port, rawGet('http://evil.example'))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('refuses to write to a page', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/statting' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await test.app.inject({ method: 'POST', url: '/nothing' })).statusCode).toBe(404)
  })

  it('sends a page compressed, and nothing when the client has it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const first = await test.app.inject({ url: '/statting', headers })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Cookie',
    })
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('옵션 부여 | 결정판')
    const again = { ...headers, 'if-none-match': String(first.headers.etag) }
    const second = await test.app.inject({ url: '/statting', headers: again })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    const other = await test.app.inject({ url: '/about', headers: again })
    expect(other.statusCode).toBe(200)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends a file as it was compressed at build time (%s)', async (accept, encoding) => {
    const headers = { 'accept-encoding': accept }
    const answer = await test.app.inject({ url: '/assets/app-1a2b3c4d.js', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/javascript/)
  })

  it('sends a file without compressed siblings plain', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await test.app.inject({ url: '/assets/app-1a2b3c4d.css', headers })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  })

  it.each(['/robots.txt', '/favicon.svg'])('asks clients to check %s again', async (url) => {
    const first = await test.app.inject({ url })
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await test.app.inject({ url, headers })).statusCode).toBe(304)
  })

  it('lets clients keep a file whose name carries its version, also where it is sent compressed', async () => {
    const request = { url: '/fonts/x.v1.css', headers: { 'accept-encoding': 'br' } }
    const { headers } = await test.app.inject(request)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('lets clients keep a root file whose name carries its version', async () => {
    const { headers } = await test.app.inject({ url: '/og.v2.png' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const page = await test.app.inject({ url: '/statting' })
    expect(page.body).toMatch(
      /og:image" content="https:\/\/gyeol\.example\/og\.v2\.png\?v=[0-9a-f]{12}"/,
    )
  })

  it('answers HEAD for a file like GET, without a body', async () => {
    const [asked, got] = await Promise.all(
      (['HEAD', 'GET'] as const).map(async (method) =>
        test.app.inject({ method, url: '/assets/app-1a2b3c4d.css' }),
      ),
    )
    expect([asked?.statusCode, asked?.body]).toEqual([200, ''])
    expect(Number(asked?.headers['content-length'])).toBe(got?.rawPayload.length)
  })

  it('answers HEAD like GET, without a body', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/statting' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describeWithDatabase('before the web app is built', () => {
  it('every page says in Korean what to run, and the API works', async () => {
    const test = await createApp({ WEB_ROOT: '/nowhere' })
    for (const url of ['/', '/statting', '/nothing']) {
      const answer = await test.app.inject({ url })
      expect(answer.statusCode).toBe(503)
      expect(answer.body).toContain('npm run build')
      expect(answer.body).toContain('lang="ko"')
    }
    expect((await test.app.inject({ url: '/assets/x.js' })).statusCode).toBe(404)
    expect((await test.app.inject({ url: '/api/role' })).statusCode).toBe(200)
    await test.close()
  })
})
