import { ROUTES, type RouteDefinition } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

const routes: readonly RouteDefinition[] = Object.values(ROUTES)
/** Everything a program can ask for without knowing an id. */
const OPEN = routes
  .filter(
    ({ method, permission, path, success }) =>
      method === 'GET' && permission === 'public' && !path.includes('{') && !success.mediaType,
  )
  .map(({ path }) => path)

describeWithDatabase('what other programs may read', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  const ask = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({ url, headers: { origin: 'https://elsewhere.example', ...headers } })

  it.each(OPEN)(
    '%s is open to every origin, never with a session, and has an ETag',
    async (path) => {
      const { statusCode, headers, body } = await ask(path)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      // Some want to be asked for something.
      if (statusCode !== 200) return expect(statusCode, body).toBe(400)
      const etag = String(headers.etag)
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await ask(path, { 'if-none-match': etag })
      // Answers that tell the time have changed meanwhile.
      if (again.headers.etag !== etag) return expect(again.statusCode).toBe(200)
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    },
  )

  it('tells other origins of refusals too', async () => {
    const missing = await ask('/api/crysta/nobody-knows-this')
    expect(missing.statusCode).toBe(404)
    expect(missing.headers['access-control-allow-origin']).toBe('*')
    expect(missing.headers['cache-control']).toContain('no-store')
  })

  it('is nothing that asks for a right, and nothing that changes something', async () => {
    for (const { method, permission, path } of routes) {
      if (method === 'GET' && permission === 'public') continue
      const url = path.replaceAll(/\{\w+\}/g, 'some-id')
      const { headers } = await test.app.inject({ method, url, payload: {} })
      expect(headers, `${method} ${path}`).not.toHaveProperty('access-control-allow-origin')
    }
  })
})
