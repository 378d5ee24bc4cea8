import { expect, it } from 'vitest'
import { permissionsOf, QUOTA_NAMES, QUOTAS, type RouteDefinition, ROUTES } from '../index.ts'

const MB = 1024 * 1024

it('all that anybody may write in a day stays under 200 MB', () => {
  const bytes = QUOTA_NAMES.map((name) => QUOTAS[name].site * QUOTAS[name].bytes)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(200 * MB)
})

it('a newcomer may write less than a member, and a member less than their network and the site', () => {
  for (const name of QUOTA_NAMES) {
    const { newcomer, member, network, site } = QUOTAS[name]
    expect([newcomer, member, network, site], name).toEqual(
      [newcomer, member, network, site].toSorted((one, other) => one - other),
    )
  }
})

/** What leaves nothing behind that grows: it ends something, or is counted where passwords are tried. */
const WITHOUT_QUOTA = [
  'DELETE /api/auth/session/{id}',
  'DELETE /api/auth/session/{id}/push',
  'DELETE /api/character-case/{id}',
  'DELETE /api/cook/address/{id}',
  'DELETE /api/correction/{id}',
  'DELETE /api/current-price/{id}',
  'DELETE /api/member/profile',
  'DELETE /api/price/ledger/{id}',
  'DELETE /api/price/watch/{id}',
  'DELETE /api/price/{id}',
  'DELETE /api/push/subscription',
  'DELETE /api/saved-search/{id}',
  'DELETE /api/short-link/{code}',
  'POST /api/auth/confirm',
  'POST /api/auth/invitation',
  'POST /api/auth/invitation/accept',
  'POST /api/auth/login',
  'POST /api/auth/login/totp',
  'POST /api/auth/logout',
  'POST /api/auth/password/recover',
  'POST /api/auth/password/reset',
  'POST /api/correction/news/read',
  'POST /api/price/watch/news/read',
  'POST /api/saved-search/read',
]

it('everything people may write without an office has its quota, or is known to leave nothing that grows', () => {
  const held: ReadonlySet<string> = new Set(['public', ...permissionsOf('CONTRIBUTOR')])
  const routes: readonly RouteDefinition[] = Object.values(ROUTES)
  const without = routes
    .filter(({ method, permission, quota }) => method !== 'GET' && held.has(permission) && !quota)
    .map(({ method, path }) => `${method} ${path}`)
  expect(without.toSorted()).toEqual(WITHOUT_QUOTA)
})
