import { readFileSync } from 'node:fs'
import { errorBodySchema, ROUTES, type RouteDefinition } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRoutes } from '../src/cli/describe-routes.ts'
import { createApp, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'

const COMMITTED = new URL('../openapi.json', import.meta.url)
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
})
const routes: readonly RouteDefinition[] = Object.values(ROUTES)

describeWithDatabase('the OpenAPI document', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  const live = async () => (await test.app.inject({ url: '/api/openapi.json' })).json()

  it('is what the routes say (node apps/server/src/cli/write-openapi.ts writes it anew)', async () => {
    const described = await createApp({}, { routeWatch: describeRoutes })
    await described.app.ready()
    // As it would be written: undefined values are not.
    const document: unknown = JSON.parse(JSON.stringify(described.app.swagger()))
    await described.close()
    expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(document)
    expect(await live()).toEqual(document)
  })

  it('describes exactly the endpoints of the contract', async () => {
    const { paths } = documentSchema.parse(await live())
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const written = routes.map(({ method, path }) => `${method} ${path}`)
    expect(described.sort()).toEqual(written.sort())
  })

  it('names the error statuses of every endpoint', async () => {
    const { paths } = documentSchema.parse(await live())
    for (const { method, path } of routes) {
      const statuses = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {})
      const expected = ['400', '429', '500', '503']
      expect(statuses).toEqual(expect.arrayContaining(expected))
      if (method !== 'GET') expect(statuses).toEqual(expect.arrayContaining(['403', '413', '415']))
    }
  })

  it('is sent again only when it changed', async () => {
    const { headers } = await test.app.inject({ url: '/api/openapi.json' })
    const again = { 'if-none-match': String(headers.etag) }
    const answer = await test.app.inject({ url: '/api/openapi.json', headers: again })
    expect(answer.statusCode).toBe(304)
  })

  it('has a page that needs nothing the policy forbids', async () => {
    const answer = await test.app.inject({ url: '/api/docs' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toMatch(/<script>|style=|https?:\/\/|\son\w+=/)
    const files = answer.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)
    for (const [, url = ''] of files) expect((await test.app.inject({ url })).statusCode).toBe(200)
    const unknown = await test.app.inject({ url: '/api/docs/nothing.js' })
    expect(errorBodySchema.parse(unknown.json()).code).toBe('NOT_FOUND')
  })
})
