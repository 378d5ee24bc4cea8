import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, ERRORS, errorBodySchema, toErrorBody } from '../index.ts'

const CATALOGUE = new URL('../fixtures/error-catalogue.json', import.meta.url)

describe('the closed list of error codes', () => {
  it.each([
    ['VALIDATION', 400, true],
    ['LOGIN_REQUIRED', 401, false],
    ['BAD_CREDENTIALS', 401, true],
    ['FORBIDDEN', 403, false],
    ['NOT_FOUND', 404, false],
    ['METHOD', 405, true],
    ['STALE', 409, true],
    ['BODY_TOO_LARGE', 413, true],
    ['MEDIA_TYPE', 415, true],
    ['TOO_MANY_REQUESTS', 429, true],
    ['INTERNAL', 500, true],
    ['DB_UNAVAILABLE', 503, true],
    ['STORAGE_FULL', 507, true],
  ] as const)('%s answers %i, toast %s', (code, status, toast) => {
    expect(ERRORS[code]).toMatchObject({ status, toast })
  })

  it('shows no toast exactly for the redirecting statuses 401, 403 and 404', () => {
    const quiet = ERROR_CODES.filter((code) => !ERRORS[code].toast)
    const redirecting = ERROR_CODES.filter(
      (code) => [401, 403, 404].includes(ERRORS[code].status) && code !== 'BAD_CREDENTIALS',
    )
    expect(quiet).toEqual(redirecting)
  })

  it('holds the codes and statuses of the written contract', () => {
    const { errors } = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as {
      errors: { code: string; status: number }[]
    }
    expect(Object.fromEntries(errors.map(({ code, status }) => [code, status]))).toEqual(
      Object.fromEntries(ERROR_CODES.map((code) => [code, ERRORS[code].status])),
    )
  })
})

describe('the error body', () => {
  it('fits its schema and shows the first field message', () => {
    const body = toErrorBody('VALIDATION', {
      requestId: 'r1',
      errors: [{ path: 'title', code: 'REQUIRED', message: '필수 값 입니다.' }],
    })
    expect(errorBodySchema.parse(body)).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: '필수 값 입니다.',
      toast: true,
      errors: [{ path: 'title', code: 'REQUIRED', message: '필수 값 입니다.' }],
      requestId: 'r1',
    })
  })

  it('carries the current row only when there is one', () => {
    expect(toErrorBody('STALE', { requestId: 'r', current: { version: 3 } }).current).toEqual({
      version: 3,
    })
    expect(toErrorBody('STALE', { requestId: 'r' })).not.toHaveProperty('current')
  })
})
