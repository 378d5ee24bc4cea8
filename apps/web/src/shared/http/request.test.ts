import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMasked } from '../loading/loading-mask-store.ts'
import { connectHttp } from './http-effects.ts'
import { failureFacts, HttpFailure } from './http-failure.ts'
import { type HttpRequest, requestFile, requestJson, urlOf } from './request.ts'

const navigate = vi.fn()
const showError = vi.fn()
const askRoles = vi.fn(() => Promise.resolve())
let here = '/registlet?level=30#top'
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  connectHttp({ currentPath: () => here, navigate, showError, askRoles })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  connectHttp(null)
  here = '/registlet?level=30#top'
})

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

async function failureOf(request: HttpRequest) {
  const error = await requestJson(request).then(
    () => null,
    (reason: unknown) => reason,
  )
  return failureFacts(error)
}

describe('requestJson', () => {
  it('asks our own server with cookies and gives the parsed answer', async () => {
    fetchMock.mockResolvedValue(json(200, { items: [] }))
    await expect(requestJson({ path: '/api/x', query: { page: 2 } })).resolves.toEqual({
      items: [],
    })
    const [url, init] = fetchMock.mock.calls[0]!
    expect(url).toBe('/api/x?page=2')
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(init?.body).toBeUndefined()
  })

  it('gives a file as it is, without covering the screen, and counts one that breaks off as lost', async () => {
    fetchMock.mockImplementation(async () => {
      expect(isMasked()).toBe(false)
      return new Response('bytes')
    })
    expect((await requestFile({ path: '/api/x' })).size).toBe(5)
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array([1]))
        controller.error(new TypeError('terminated'))
      },
    })
    fetchMock.mockResolvedValue(new Response(broken))
    await expect(requestFile({ path: '/api/x' })).rejects.toThrow(HttpFailure)
    fetchMock.mockResolvedValue(json(403, { toast: true, code: 'FORBIDDEN', message: '권한' }))
    await expect(requestFile({ path: '/api/x' })).rejects.toThrow(HttpFailure)
  })

  it('waits for an answer as long as it takes', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementation(async (_, init) => {
      const answer = new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(json(200, 'late')), 3_600_000)
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')))
      })
      await vi.advanceTimersByTimeAsync(3_600_000)
      return answer
    })
    await expect(requestJson({ path: '/api/x' })).resolves.toBe('late')
    vi.useRealTimers()
  })

  it('sends unsafe calls as JSON even without a body', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    await expect(requestJson({ method: 'DELETE', path: '/api/x/1' })).resolves.toBeNull()
    const init = fetchMock.mock.calls[0]![1]
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(init?.body).toBe('{}')
  })

  it.each([
    [401, ['/login?next=%2Fregistlet%3Flevel%3D30%23top', { replace: false }]],
    [403, ['/403', { replace: true }]],
    [404, ['/404', { replace: true }]],
  ])('on %i it navigates and still throws', async (status, expected) => {
    fetchMock.mockResolvedValue(json(status, { code: 'X', toast: false, message: '문구' }))
    const facts = await failureOf({ path: '/api/x' })
    expect(facts).toMatchObject({ status, toast: false })
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...expected)
    expect(showError).not.toHaveBeenCalled()
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it('knows that nobody is logged in any more before it leads to the login', async () => {
    let answerRoles: () => void = () => undefined
    askRoles.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerRoles = resolve
        }),
    )
    fetchMock.mockResolvedValue(json(401, { code: 'UNAUTHENTICATED' }))
    await failureOf({ path: '/api/x' })
    expect(navigate).not.toHaveBeenCalled()
    answerRoles()
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  })

  it('does not leave the login page for itself', async () => {
    here = '/login?next=%2F'
    fetchMock.mockResolvedValue(json(401, { code: 'LOGIN_REQUIRED', toast: false, message: '' }))
    await failureOf({ path: '/api/x' })
    expect(navigate).not.toHaveBeenCalled()
  })

  it('shows the message of an answer that asks for a toast', async () => {
    fetchMock.mockResolvedValue(json(409, { code: 'STALE', toast: true, message: '먼저 수정' }))
    expect(await failureOf({ method: 'PUT', path: '/api/x/1' })).toMatchObject({ toast: true })
    expect(showError).toHaveBeenCalledExactlyOnceWith('먼저 수정')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('tells of a network failure and stays', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf({ path: '/api/x' })).toMatchObject({ status: null })
    expect(showError).toHaveBeenCalledExactlyOnceWith('네트워크 오류 발생')
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['a web page', '<!doctype html><p>hi'],
    ['half a document', '{"items":[1,'],
  ])('treats %s with status 200 as a failure', async (_name, text) => {
    fetchMock.mockResolvedValue(new Response(text, { status: 200 }))
    expect(await failureOf({ path: '/api/x' })).toMatchObject({ status: 200, content: text })
  })

  it('keeps quiet about calls nobody waits for', async () => {
    fetchMock.mockResolvedValue(json(401, { toast: true, message: '문구' }))
    const running = failureOf({ path: '/api/role', method: 'POST', background: true })
    expect(isMasked()).toBe(false)
    expect(await running).toMatchObject({ status: 401 })
    expect(navigate).not.toHaveBeenCalled()
    expect(showError).not.toHaveBeenCalled()
  })

  it('keeps quiet about calls given up by their screen', async () => {
    const abort = new AbortController()
    fetchMock.mockImplementation(async () => {
      abort.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    const running = requestJson({ path: '/api/x', signal: abort.signal })
    await expect(running).rejects.not.toBeInstanceOf(HttpFailure)
    expect(showError).not.toHaveBeenCalled()
    expect(isMasked()).toBe(false)
  })

  it.each([200, 500])('takes the mask away on %i', async (status) => {
    fetchMock.mockResolvedValue(json(status, {}))
    const running = requestJson({ method: 'POST', path: '/api/x' }).catch(() => undefined)
    expect(isMasked()).toBe(true)
    await running
    expect(isMasked()).toBe(false)
  })
})

it.each([
  [undefined, '/api/x'],
  [{}, '/api/x'],
  [{ a: null, b: undefined }, '/api/x'],
  [{ isDesc: true, page: 1, name: '강 &' }, '/api/x?isDesc=true&page=1&name=%EA%B0%95+%26'],
])('urlOf writes %o as %s', (query, expected) => {
  expect(urlOf('/api/x', query)).toBe(expected)
})
