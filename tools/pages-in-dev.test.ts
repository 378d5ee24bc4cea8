import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesInDev } from './pages-in-dev.ts'

const NOTICES = {
  items: [
    {
      id: '01900000-0000-7000-8000-00000000a001',
      title: '오늘의 공지',
      levelCode: 'ALL',
      pinned: false,
      author: null,
      publishedAt: '2026-11-29T00:00:00.000Z',
      isScheduled: false,
      read: false,
      canEdit: false,
      version: 1,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 20,
  unread: 0,
}

/** A page whose code throws, but not in the browser. */
const BROKEN: Plugin = {
  name: 'broken-page',
  transform: (code, id) =>
    id.endsWith('/imprint.route.tsx') ? `${code}\nthrow new Error('a broken page')` : null,
}

const told: string[] = []
const servers: Server[] = []
let web: ViteDevServer
let site: string

async function listen(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const api = await listen(({ url = '' }, response) => {
    response.statusCode = url.startsWith('/api/notification?') ? 200 : 404
    response.end(JSON.stringify(NOTICES))
  })
  web = await createServer({
    configFile: join(import.meta.dirname, '../apps/web/vite.config.ts'),
    plugins: [pagesInDev(api), BROKEN],
    customLogger: { ...createLogger('silent'), error: (message) => told.push(message) },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  site = await listen(web.middlewares)
})

afterAll(async () => {
  await web.close()
  for (const server of servers) server.close()
})

const open = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

it('draws a page with what the API answers, and has Vite bring it to life', async () => {
  const { status, html } = await open('/notion')
  expect(status).toBe(200)
  expect(html).toMatch(/<div id="root" data-drawn="">.*<h1[^>]*>공지<\/h1>.*오늘의 공지/)
  expect(html).toMatch(/id="page-data">[^<]*오늘의 공지/)
  expect(html).toContain('<title>공지 | 결정판</title>')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/src/shared/theme/base.css">')
  expect(html).toContain('src="/@vite/client"')
  expect(told).toEqual([])
})

it('sends a page bare that cannot be drawn, and says why', async () => {
  const { status, html } = await open('/imprint')
  expect(status).toBe(200)
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('src="/src/entry-client.tsx"')
  expect(told).toEqual([expect.stringContaining('a broken page')])
})

it('sends a page bare that asks for a permission', async () => {
  expect((await open('/admin')).html).toContain('<div id="root"></div>')
})

it.each([
  ['/nowhere', 404, '존재하지 않는 페이지'],
  ['/nowhere.js', 404, ''],
  ['/login/', 308, ''],
])('answers at %s as the site does', async (path, status, words) => {
  const answer = await open(path)
  expect(answer.status).toBe(status)
  expect(answer.html).toContain(words)
})
