import { ROUTES } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { visitor } from '../../../test/people.ts'
import { rawGet, talk } from '../../../test/wire.ts'
import { canonicalTarget } from './api-path.ts'

it.each([
  ['/%61pi/role', '/api/role'],
  ['/%41PI', '/API'],
  ['/api/%72ole?name=%61', '/api/role?name=%61'],
  ['/api/%2E%2e/role', '/api/../role'],
  ['/%2561pi', '/%2561pi'],
  ['/api%2Frole', '/api%2Frole'],
  ['/api/%ZZ', '/api/%ZZ'],
  ['http://evil.example/%61pi', '/api'],
  ['*', '*'],
])('%s is one and the same as %s', (target, expected) => {
  expect(canonicalTarget(target)).toBe(expected)
})

describeWithDatabase('an address of the API written otherwise', () => {
  let test: TestApp
  let port: number
  beforeAll(async () => {
    test = await createApp()
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = Number(new URL(address).port)
  })
  afterAll(async () => test.close())

  const reading = [
    ...new Set(
      Object.values(ROUTES)
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path.replaceAll(/\{\w+\}/g, 'a')),
    ),
  ]
  const seen = async (path: string) => {
    const answer = await visitor(test)('GET', path)
    const { code } = answer.headers['content-type']?.toString().includes('json')
      ? answer.json<{ code?: string }>()
      : {}
    return { status: answer.statusCode, code, cache: answer.headers['cache-control'] }
  }

  it.each(reading)('%s answers as it does, whatever is encoded', async (path) => {
    const hostile = `${path}?search=%00&q=%00`
    const encoded = hostile.replace('/api', '/%61%70i')
    expect(await seen(encoded)).toEqual(await seen(hostile))
  })

  it.each([
    '//api/role',
    '/api//role',
    '/api/./role',
    '/api/x/../role',
    '/api/%2e%2e/api/role',
    '/api%2frole',
    '/%2561pi/role',
    '/%2f%61pi/role',
    '/API/role',
    '/api/role/',
  ])('%s is none: 404, and nothing of the API', async (path) => {
    expect(await talk(port, rawGet(path))).toMatch(/^HTTP\/1\.1 404 /)
  })
})
