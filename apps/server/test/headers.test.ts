import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'

/** One address for each kind of answer the routes make. */
const ANSWERS = [
  ['an API answer', '/api/role'],
  ['an API refusal', '/api/nothing'],
  ['a refused method', '/api/client-error'],
  ['a bad path', '/api/%'],
  ['a page', '/statting'],
  ['a page that does not exist', '/nothing'],
  ['a root file', '/robots.txt'],
  ['a redirect', '/stat/manual'],
  ['the API document', '/api/openapi.json'],
  ['the API page', '/api/docs'],
  ['the metrics', '/metrics'],
] as const

describeWithDatabase('every answer carries the security headers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({ PUBLIC_URL: 'https://gyeol.example' })
  })
  afterAll(() => test.close())

  it.each(ANSWERS)('%s', async (_name, url) => {
    const { headers } = await test.app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self';/,
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it.each([
    ['a file of the web build', '/assets/app-1a2b3c4d.js'],
    ['one that does not exist', '/assets/nothing.js'],
  ])('%s: those a part of a page needs', async (_name, url) => {
    const { headers } = await test.app.inject({ url })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describeWithDatabase('over plain http', () => {
  it('no browser is told to insist on https', async () => {
    const test = await createApp()
    const { headers } = await test.app.inject({ url: '/api/role' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    await test.close()
  })
})
