import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAtServer } from './server-drafts.ts'

const calls: [method: string, path: string, body: unknown][] = []
let stored: object | null = null

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  stored = null
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    calls.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined])
    if (method === 'GET') return Response.json({ draft: stored })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (title: string) => ({ at: 1, version: 2, values: { title } })
const methods = () => calls.map(([method]) => method)

it('sends what was typed last after a pause, and what waits when the form goes', async () => {
  const keeper = keepAtServer('notice/new')
  keeper.keep(draft('ㄱ'))
  await vi.advanceTimersByTimeAsync(1_500)
  keeper.keep(draft('가'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(calls).toEqual([['PUT', '/api/draft/notice/new', { version: 2, values: { title: '가' } }]])
  keeper.keep(draft('가나'))
  keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.at(-1)?.[2]).toEqual({ version: 2, values: { title: '가나' } })
})

it('takes back only what is there, after what was sent before', async () => {
  const keeper = keepAtServer('boss/x')
  keeper.drop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toEqual([])
  keeper.keep(draft('가'))
  keeper.flush()
  keeper.drop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(methods()).toEqual(['PUT', 'DELETE'])
})

it('reads what was left elsewhere, and nothing of an answer it does not know', async () => {
  const keeper = keepAtServer('boss/x')
  expect(await keeper.read()).toBeNull()
  stored = { at: '2026-11-24T00:00:00.000Z', version: null, values: { name: '가' } }
  expect(await keeper.read()).toEqual({
    at: Date.parse('2026-11-24T00:00:00.000Z'),
    version: null,
    values: { name: '가' },
  })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  expect(await keeper.read()).toBeNull()
})
