import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectHttp } from '../http/http-effects.ts'
import { isMasked } from '../loading/loading-mask-store.ts'
import { api } from './api.ts'

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<unknown, string>({ query: (id) => `/api/thing/${id}` }),
    saveThing: build.mutation<unknown, string>({
      query: (id) => ({ method: 'PUT', path: `/api/thing/${id}`, body: { id } }),
    }),
  }),
})

const showError = vi.fn()
const askRoles = vi.fn(() => Promise.resolve())
const fetchMock = vi.fn<typeof fetch>()

function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

/** The number of GETs whose mask was up when the answer came. */
function answerAfterMacrotask(body: unknown, status = 200) {
  const seen: boolean[] = []
  fetchMock.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    seen.push(isMasked())
    return new Response(JSON.stringify(body), { status })
  })
  return seen
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  connectHttp({ currentPath: () => '/', navigate: vi.fn(), showError, askRoles })
})

afterEach(() => {
  connectHttp(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it('covers the screen for the first load and not for a refetch behind it', async () => {
  const masked = answerAfterMacrotask({ name: '강' })
  const store = createStore()
  const query = store.dispatch(testApi.endpoints.thing.initiate('1'))
  await query
  await query.refetch()
  expect(masked).toEqual([true, false])
  expect(isMasked()).toBe(false)
})

it('asks once and answers the next screen from the cache', async () => {
  answerAfterMacrotask({ name: '강' })
  const store = createStore()
  await store.dispatch(testApi.endpoints.thing.initiate('1'))
  const second = await store.dispatch(testApi.endpoints.thing.initiate('1'))
  expect(second.data).toEqual({ name: '강' })
  expect(fetchMock).toHaveBeenCalledOnce()
})

it('keeps what failed as plain facts and re-throws it to who unwraps', async () => {
  answerAfterMacrotask({ code: 'STALE', message: '먼저 수정', toast: true }, 409)
  const store = createStore()
  const save = store.dispatch(testApi.endpoints.saveThing.initiate('1')).unwrap()
  expect(isMasked()).toBe(true)
  await expect(save).rejects.toMatchObject({
    toast: true,
    status: 409,
    content: { code: 'STALE', message: '먼저 수정' },
  })
  expect(showError).toHaveBeenCalledExactlyOnceWith('먼저 수정')
})
