import { ERRORS, errorBodySchema, type ErrorCode } from '@gyeol/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../src/errors/app-error.ts'
import { createApp, FROM_OUR_PAGE, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'

const JSON_TYPE = { ...FROM_OUR_PAGE, 'content-type': 'application/json' }
const REPORT = '/api/client-error'
const post = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  ({ method: 'POST', url: REPORT, headers, payload }) satisfies InjectOptions

const FINE = '{"message":"x","path":"/"}'

/** What is sent, and the code it must be refused with. */
const REFUSALS: readonly (readonly [string, InjectOptions, ErrorCode])[] = [
  ['an unknown path', { url: '/api/nothing' }, 'NOT_FOUND'],
  ['an unknown path with slashes before it', { url: '//api/nothing' }, 'NOT_FOUND'],
  ['the API root', { url: '/api' }, 'NOT_FOUND'],
  ['an unknown path with a body', { ...post('{'), url: '/api/nothing' }, 'NOT_FOUND'],
  ['a path that cannot be decoded', { url: '/api/%' }, 'BAD_REQUEST'],
  ['a path that cannot be decoded, NUL', { url: '/api/role/%00' }, 'NOT_FOUND'],
  ['a method that is not there', { method: 'DELETE', url: '/api/role' }, 'METHOD'],
  ['a method that is not there, with a body', { ...post('{'), url: '/api/role' }, 'METHOD'],
  ['a preflight', { method: 'OPTIONS', url: '/api/role' }, 'METHOD'],
  ['TRACE', { method: 'TRACE', url: '/api/role' }, 'METHOD'],
  ['an unknown query field', { url: '/api/role?page=1' }, 'VALIDATION'],
  ['a query field called __proto__', { url: '/api/role?__proto__=1' }, 'VALIDATION'],
  ['a query that cannot be decoded', { url: '/api/role?a=%ff' }, 'VALIDATION'],
  ['a long URL', { url: `/api/role?${'a'.repeat(8200)}` }, 'URI_TOO_LONG'],
  ['no body', { method: 'POST', url: REPORT, headers: FROM_OUR_PAGE }, 'VALIDATION'],
  ['an empty body', post(''), 'BAD_JSON'],
  ['cut-off JSON', post('{"message":"a"'), 'BAD_JSON'],
  ['a key given twice', post('{"message":"a","message":"b","path":"/"}'), 'BAD_JSON'],
  ['__proto__', post('{"__proto__":{},"message":"a","path":"/"}'), 'BAD_JSON'],
  ['bytes that are no UTF-8', post(Buffer.from([0x22, 0xff, 0x22])), 'BAD_JSON'],
  ['a number', post('1'), 'VALIDATION'],
  ['null', post('null'), 'VALIDATION'],
  ['a list', post('[]'), 'VALIDATION'],
  ['an empty object', post('{}'), 'VALIDATION'],
  ['an unknown field', post('{"message":"a","path":"/","role":"OWNER"}'), 'VALIDATION'],
  ['a number for a text', post('{"message":1,"path":"/"}'), 'VALIDATION'],
  ['a long text', post(JSON.stringify({ message: 'x'.repeat(501), path: '/' })), 'VALIDATION'],
  [
    'a large body',
    post(JSON.stringify({ message: 'x'.repeat(65_536), path: '/' })),
    'BODY_TOO_LARGE',
  ],
  ['text', post(FINE, { ...FROM_OUR_PAGE, 'content-type': 'text/plain' }), 'MEDIA_TYPE'],
  [
    'a form',
    post('a=1', { ...FROM_OUR_PAGE, 'content-type': 'application/x-www-form-urlencoded' }),
    'MEDIA_TYPE',
  ],
  ['a body of no type', post(FINE, FROM_OUR_PAGE), 'MEDIA_TYPE'],
  [
    'another charset',
    post(FINE, { ...FROM_OUR_PAGE, 'content-type': 'application/json; charset=utf-16' }),
    'MEDIA_TYPE',
  ],
  ['a compressed body', post(FINE, { ...JSON_TYPE, 'content-encoding': 'gzip' }), 'MEDIA_TYPE'],
  ['a foreign page', post(FINE, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }), 'CSRF'],
  ['a sibling page', post(FINE, { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }), 'CSRF'],
  ['a foreign origin', post(FINE, { ...JSON_TYPE, origin: 'https://evil.example' }), 'CSRF'],
  ['the null origin', post(FINE, { ...JSON_TYPE, origin: 'null' }), 'CSRF'],
  [
    'a foreign form on a path that takes no body',
    { method: 'POST', url: '/api/auth/logout', headers: { origin: 'https://evil.example' } },
    'CSRF',
  ],
]

describeWithDatabase('the API refuses', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createApp()
    test.app.get('/api/test/refusal/:code', (request) => {
      // The table below gives nothing but codes.
      const { code } = request.params as { code: ErrorCode }
      throw new AppError(code)
    })
    test.app.get('/api/test/crash', () => {
      throw new TypeError('secret detail of /src/somewhere.ts')
    })
  })
  afterAll(() => test.close())

  it.each(REFUSALS)('%s', async (_name, request, code) => {
    const answer = await test.app.inject(request)
    expect(errorBodySchema.parse(answer.json())).toMatchObject({
      code,
      status: ERRORS[code].status,
      toast: ERRORS[code].toast,
      requestId: answer.headers['x-request-id'],
    })
    expect(answer.statusCode).toBe(ERRORS[code].status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each(Object.entries(ERRORS))('with code %s as the contract says', async (code, rule) => {
    const answer = await test.app.inject({ url: `/api/test/refusal/${code}` })
    expect(errorBodySchema.parse(answer.json())).toEqual({
      ...rule,
      code,
      requestId: answer.headers['x-request-id'],
    })
    expect(answer.headers['retry-after'] !== undefined).toBe([429, 503].includes(rule.status))
  })

  it('says which methods exist', async () => {
    const answer = await test.app.inject({ method: 'PUT', url: '/api/auth/logout' })
    expect(answer.headers.allow).toBe('POST')
    const reading = await test.app.inject({ method: 'PUT', url: '/api/role' })
    expect(reading.headers.allow).toBe('GET, HEAD')
  })

  it('names the refused fields in Korean', async () => {
    const answer = await test.app.inject(post('{"message":"","extra":1}'))
    expect(answer.json()).toMatchObject({
      message: '필수 값 입니다.',
      errors: [
        { path: 'message', code: 'REQUIRED', message: '필수 값 입니다.' },
        { path: 'path', code: 'REQUIRED', message: '필수 값 입니다.' },
        { path: '', code: 'UNKNOWN_FIELD' },
      ],
    })
  })

  it('nothing about itself when it breaks, and logs what broke under the same id', async () => {
    const answer = await test.app.inject({ url: '/api/test/crash' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      status: 500,
      code: 'INTERNAL',
      message: '알 수 없는 오류가 발생했습니다.',
      toast: true,
      requestId: answer.headers['x-request-id'],
    })
    expect(test.log()).toContain('secret detail')
    expect(test.log()).toContain(String(answer.headers['x-request-id']))
    expect((await test.app.inject({ url: '/api/health' })).statusCode).toBe(200)
  })

  it.each([
    ['a page of ours', { ...JSON_TYPE, origin: 'http://localhost:80', host: 'localhost:80' }, 403],
    ['our origin', { ...JSON_TYPE, origin: 'http://localhost:3000', host: 'localhost:3000' }, 204],
    ['the users themselves', { ...JSON_TYPE, 'sec-fetch-site': 'none' }, 204],
    ['a program', { 'content-type': 'application/json' }, 204],
    [
      'our page, with a charset',
      { ...JSON_TYPE, 'content-type': 'application/json; charset=utf-8' },
      204,
    ],
  ])('no request of %s for its origin', async (_name, headers, status) => {
    const answer = await test.app.inject(post(FINE, headers))
    // Browsers leave the standard port out of an Origin; one that spells it is not a browser.
    expect(answer.statusCode).toBe(status)
  })
})

describeWithDatabase('behind a public address', () => {
  it('only that origin is ours', async () => {
    const test = await createApp({ PUBLIC_URL: 'https://gyeol.example' })
    const from = (origin: string) =>
      test.app.inject(post(FINE, { ...JSON_TYPE, origin, host: new URL(origin).host }))
    expect((await from('https://gyeol.example')).statusCode).toBe(204)
    expect((await from('http://gyeol.example')).statusCode).toBe(403)
    expect((await from('https://evil.example')).statusCode).toBe(403)
    await test.close()
  })
})
