import { configureStore } from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import { permits, readRoles } from './role.ts'
import { roleApi } from './role-api.ts'
import {
  selectIsMember,
  selectLanguage,
  selectPermits,
  selectRoles,
  sessionSlice,
} from './session-slice.ts'
import { announceSessionChange, onSessionChange } from './session-sync.ts'

const ADMIN = { code: 'ADMIN', name: '관리자', level: 40, permissions: ['debug.read'] }
const MEMBER = { code: 'MEMBER', name: '회원', level: 10, permissions: ['profile.self'] }

function createStore() {
  return configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

function answerWith(body: unknown, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )
}

afterEach(() => vi.unstubAllGlobals())

it('starts as a visitor in Korean', () => {
  const state = createStore().getState()
  expect(selectRoles(state)).toEqual([])
  expect(selectLanguage(state)).toBe('korea')
  expect(selectIsMember(state)).toBe(false)
})

it('replaces the roles wholesale by the answer of the server', async () => {
  const store = createStore()
  answerWith([ADMIN])
  await store.dispatch(roleApi.endpoints.roles.initiate())
  expect(selectRoles(store.getState())).toEqual([ADMIN])
  expect(selectPermits('debug.read')(store.getState())).toBe(true)
  answerWith([MEMBER])
  await store.dispatch(roleApi.endpoints.roles.initiate(undefined, { forceRefetch: true }))
  expect(selectRoles(store.getState())).toEqual([MEMBER])
  expect(selectPermits('debug.read')(store.getState())).toBe(false)
})

it('keeps the roles when the question fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = createStore()
  answerWith([MEMBER])
  await store.dispatch(roleApi.endpoints.roles.initiate())
  answerWith({ message: 'x', toast: true }, 503)
  await store.dispatch(roleApi.endpoints.roles.initiate(undefined, { forceRefetch: true }))
  expect(selectRoles(store.getState())).toEqual([MEMBER])
  warn.mockRestore()
})

describe('readRoles', () => {
  it.each([
    [[ADMIN], [ADMIN]],
    [[], []],
    [null, []],
    [{ 0: ADMIN }, []],
    [[ADMIN, null, 'ADMIN', { ...ADMIN, permissions: 'debug.read' }], [ADMIN]],
    [[{ ...ADMIN, permissions: [1] }], []],
  ])('reads %o', (answer, expected) => {
    expect(readRoles(answer)).toEqual(expected)
  })

  it('permits only what a role lists', () => {
    expect(permits([MEMBER], 'profile.self')).toBe(true)
    expect(permits([MEMBER], 'debug.read')).toBe(false)
    expect(permits([], 'profile.self')).toBe(false)
  })
})

it('tells other tabs about a login', async () => {
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  announceSessionChange()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  stop()
})
