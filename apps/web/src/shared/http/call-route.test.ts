import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import { connectHttp } from './http-effects.ts'
import { callRoute, routeOf } from './call-route.ts'

const LIST_EVENTS = routeOf<'listEvents'>('GET', '/api/event')

const fetchMock = vi.fn<typeof fetch>()
const showError = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  connectHttp({
    currentPath: () => '/',
    navigate: vi.fn(),
    showError,
    askRoles: () => Promise.resolve(),
  })
})

afterEach(() => {
  connectHttp(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it('asks the address of the contract and gives what was answered', async () => {
  fetchMock.mockResolvedValue(new Response('{"items":[],"total":0}'))
  const answer = await callRoute(LIST_EVENTS, { query: { sort: 'startAt', pageSize: 3 } })
  expect(answer.items).toEqual([])
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/event?sort=startAt&pageSize=3')
})

it('says nothing of a failure behind the page', async () => {
  fetchMock.mockResolvedValue(new Response('{"toast":true}', { status: 500 }))
  await expect(callRoute(LIST_EVENTS, undefined, { background: true })).rejects.toMatchObject({
    facts: { status: 500 },
  })
  expect(showError).not.toHaveBeenCalled()
})

it('is typed by the contract', () => {
  expectTypeOf(callRoute<'listEvents'>).returns.resolves.toHaveProperty('items')
  // @ts-expect-error -- another method than the contract's
  routeOf<'listEvents'>('PUT', '/api/event')
  // @ts-expect-error -- its path has a parameter, which nobody would fill in
  void (() => callRoute(routeOf<'readEvent'>('GET', '/api/event/{id}'), { params: { id: '1' } }))
})
