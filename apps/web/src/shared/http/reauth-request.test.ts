import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isMasked } from '../loading/loading-mask-store.ts'
import { connectHttp } from './http-effects.ts'
import { failureFacts } from './http-failure.ts'
import { type HttpRequest, requestJson } from './request.ts'

const navigate = vi.fn()
const showError = vi.fn()
const askRoles = vi.fn(() => Promise.resolve())
const confirmPassword = vi.fn<() => Promise<boolean>>()
const fetchMock = vi.fn<typeof fetch>()

const REAUTH = {
  status: 403,
  code: 'REAUTH_REQUIRED',
  message: '비밀번호를 다시 확인해 주세요.',
  toast: false,
}
const CALL: HttpRequest = { method: 'DELETE', path: '/api/member/1' }

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  connectHttp({ currentPath: () => '/member/1', navigate, showError, askRoles, confirmPassword })
})

afterEach(() => {
  connectHttp(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetchMock.mockReset()
  vi.clearAllMocks()
})

it('asks for the password and repeats the same call, without the mask over the question', async () => {
  fetchMock.mockResolvedValueOnce(json(403, REAUTH)).mockResolvedValueOnce(json(200, { ok: true }))
  const masked: boolean[] = []
  confirmPassword.mockImplementation(async () => {
    masked.push(isMasked())
    return true
  })
  await expect(requestJson(CALL)).resolves.toEqual({ ok: true })
  expect(masked).toEqual([false])
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(fetchMock.mock.calls[1]).toEqual(fetchMock.mock.calls[0])
  expect(navigate).not.toHaveBeenCalled()
})

it('asks once only: a second refusal is a failure', async () => {
  fetchMock.mockImplementation(async () => json(403, REAUTH))
  confirmPassword.mockResolvedValue(true)
  await expect(requestJson(CALL)).rejects.toThrow('403')
  expect(confirmPassword).toHaveBeenCalledOnce()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

it('stays where it is when the viewer would rather not', async () => {
  fetchMock.mockImplementation(async () => json(403, REAUTH))
  confirmPassword.mockResolvedValue(false)
  await expect(requestJson(CALL)).rejects.toThrow('403')
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

it('never asks for a call nobody waits for', async () => {
  fetchMock.mockImplementation(async () => json(403, REAUTH))
  await expect(requestJson({ ...CALL, background: true })).rejects.toThrow('403')
  expect(confirmPassword).not.toHaveBeenCalled()
})

it.each([
  ['30', 30],
  ['soon', undefined],
])('tells how long to wait: Retry-After %s is %s', async (header, seconds) => {
  fetchMock.mockImplementation(async () =>
    json(429, { message: '잠시 뒤에', toast: true }, { 'retry-after': header }),
  )
  const error = await requestJson(CALL).catch((reason: unknown) => reason)
  expect(failureFacts(error)?.retryAfterSeconds).toBe(seconds)
})
