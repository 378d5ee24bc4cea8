import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepRolesCopy } from './kept-roles.ts'
import { permits, readRoles } from './role.ts'
import { askRoles, currentSession, knownRoles, resetSession } from './session-store.ts'
import { announceSessionChange, onSessionChange } from './session-sync.ts'

const ADMIN = { code: 'ADMIN', name: '관리자', level: 40, permissions: ['debug.read'] }
const MEMBER = { code: 'MEMBER', name: '회원', level: 10, permissions: ['profile.self'] }

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function answerWith(body: unknown, status?: number) {
  const fetchMock = vi.fn(async () => answer(body, status))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

beforeEach(resetSession)
afterEach(() => vi.unstubAllGlobals())

it('starts as a visitor in Korean', () => {
  expect(currentSession()).toEqual({ roles: [], language: 'korea' })
})

it('replaces the roles wholesale by the answer of the server', async () => {
  answerWith([ADMIN])
  await expect(askRoles()).resolves.toEqual([ADMIN])
  answerWith([MEMBER])
  await askRoles()
  expect(currentSession().roles).toEqual([MEMBER])
})

it('stays the same session where the answer says what is known', async () => {
  const visitor = currentSession()
  answerWith([])
  await askRoles()
  expect(currentSession()).toBe(visitor)
  answerWith([MEMBER])
  await askRoles()
  const member = currentSession()
  await askRoles()
  expect(currentSession()).toBe(member)
})

it('keeps the roles when the question fails', async () => {
  answerWith([MEMBER])
  await askRoles()
  answerWith({ message: 'x', toast: true }, 503)
  await expect(askRoles()).resolves.toEqual([MEMBER])
  expect(currentSession().roles).toEqual([MEMBER])
})

it('lets the later of two questions count, whichever is answered last', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  const first = new Promise<Response>((resolve) => {
    answerFirst = resolve
  })
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(first).mockResolvedValueOnce(answer([])))
  const loggedInOnce = askRoles()
  await askRoles()
  answerFirst(answer([MEMBER]))
  await loggedInOnce
  expect(currentSession().roles).toEqual([])
})

it('tells who asked first the roles too, when a second question overtakes the first', async () => {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve))),
  )
  const first = askRoles()
  const second = askRoles()
  answers[0]?.(answer([ADMIN]))
  await Promise.resolve()
  answers[1]?.(answer([ADMIN]))
  await expect(Promise.all([first, second])).resolves.toEqual([[ADMIN], [ADMIN]])
})

it('asks once for everybody who waits for the roles', async () => {
  const fetchMock = answerWith([MEMBER])
  expect(await Promise.all([knownRoles(), knownRoles()])).toEqual([[MEMBER], [MEMBER]])
  expect(fetchMock).toHaveBeenCalledOnce()
})

describe('readRoles', () => {
  it.each([
    [[ADMIN], [ADMIN]],
    [[], []],
    [null, []],
    [{ 0: ADMIN }, []],
    [[ADMIN, null, 'ADMIN', { ...ADMIN, permissions: 'debug.read' }], [ADMIN]],
    [[{ ...ADMIN, permissions: [1] }], []],
  ])('reads %o', (value, expected) => {
    expect(readRoles(value)).toEqual(expected)
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

it('knows without a connection who was logged in last, until that session ends', async () => {
  const kept = new Map<string, Response>()
  const store = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => store })
  await keepRolesCopy([MEMBER])
  await keepRolesCopy([])
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  await expect(askRoles()).resolves.toEqual([MEMBER])
  resetSession()
  kept.clear()
  await expect(askRoles()).resolves.toEqual([])
})
