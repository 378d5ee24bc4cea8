import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '../../shared/session/session-store.ts'
import { hideWithout, requirePermission } from './permission-guard.ts'

const MEMBER = { code: 'MEMBER', name: '회원', level: 10, permissions: ['profile.self'] }

function loggedInAs(roles: readonly unknown[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(roles))),
  )
}

/** What the loader of a page does: `null` lets the viewer in. */
async function outcomeOf(guard: ReturnType<typeof requirePermission>, path: string) {
  const request = new Request(new URL(path, 'http://localhost'))
  try {
    return await (guard as (args: unknown) => unknown)({ request, params: {} })
  } catch (thrown) {
    return thrown
  }
}

beforeEach(resetSession)
afterEach(() => vi.unstubAllGlobals())

describe('requirePermission', () => {
  it('lets in who may', async () => {
    loggedInAs([MEMBER])
    expect(await outcomeOf(requirePermission('profile.self'), '/member/profile')).toBeNull()
  })

  it('sends a visitor to the login with the whole way back', async () => {
    loggedInAs([])
    const answer = await outcomeOf(requirePermission('profile.self'), '/member/profile?a=1')
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get('location')).toBe(
      '/login?next=%2Fmember%2Fprofile%3Fa%3D1',
    )
  })

  it('sends a member without the permission to /403 and leaves no trace in the history', async () => {
    loggedInAs([MEMBER])
    const answer = (await outcomeOf(requirePermission('member.read'), '/member')) as Response
    expect(answer.headers.get('location')).toBe('/403')
    expect(answer.headers.get('x-remix-replace')).toBe('true')
  })
})

it.each([[[]], [[MEMBER]]])('hides a page from %j', async (roles) => {
  loggedInAs(roles)
  const thrown = await outcomeOf(hideWithout('debug.read'), '/debug')
  expect(thrown).toMatchObject({ init: { status: 404 } })
})
