import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  COMMON_ERRORS,
  ERROR_CODES,
  permissionsOf,
  ROLE_CODES,
  ROUTES,
  type RouteDefinition,
  UNSAFE_ERRORS,
} from '../index.ts'

const CONTRACT = new URL('../fixtures/routes.json', import.meta.url)
const { endpoints: written } = z
  .object({
    endpoints: z.array(
      z.strictObject({
        method: z.string(),
        path: z.string(),
        from: z.enum(ROLE_CODES),
        own: z.string().optional(),
        status: z.number(),
        errors: z.array(z.enum(ERROR_CODES)).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(CONTRACT, 'utf8')))
const routes: readonly RouteDefinition[] = Object.values(ROUTES)

describe('the route table', () => {
  it('names each endpoint once', () => {
    const keys = routes.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('refuses unknown fields in every query and body', () => {
    for (const { query, body, params } of routes) {
      for (const schema of [query, body, params]) {
        if (!schema) continue
        expect(schema.safeParse({ surprise: 1 }).error?.issues).toContainEqual(
          expect.objectContaining({ code: 'unrecognized_keys' }),
        )
      }
    }
  })

  it('has a body only where the method carries one', () => {
    for (const { method, body } of routes) if (method === 'GET') expect(body).toBeUndefined()
  })

  it('spells its endpoints as the written contract does', () => {
    const known = new Set(written.map(({ method, path }) => `${method} ${path}`))
    const own = [
      'DELETE /api/auth/session/{id}/push',
      'DELETE /api/auth/totp',
      'DELETE /api/character-case/{id}',
      'DELETE /api/correction/{id}',
      'DELETE /api/current-price/{id}/exclusion',
      'DELETE /api/current-price/{id}/flag',
      'DELETE /api/draft/{form}/{id}',
      'DELETE /api/import/{id}',
      'DELETE /api/member-note/{id}',
      'DELETE /api/member/{id}/invitation',
      'DELETE /api/member/{id}/suspension',
      'DELETE /api/member/{id}/totp',
      'DELETE /api/price/item/{id}',
      'DELETE /api/price/ledger/{id}',
      'DELETE /api/price/watch/{id}',
      'DELETE /api/push/subscription',
      'DELETE /api/saved-search/{id}',
      'DELETE /api/search/alias',
      'DELETE /api/short-link/{code}',
      'GET /api/ability/all',
      'GET /api/ability/{id}',
      'GET /api/admin/quota',
      'GET /api/admin/summary',
      'GET /api/admin/today',
      'GET /api/admin/trace',
      'GET /api/alert',
      'GET /api/audit/export',
      'GET /api/auth/password/recovery-code',
      'GET /api/auth/totp',
      'GET /api/backup',
      'GET /api/backup/file',
      'GET /api/boss/all',
      'GET /api/boss/{id}',
      'GET /api/catalogue/changes',
      'GET /api/catalogue/completeness',
      'GET /api/catalogue/export',
      'GET /api/catalogue/freshness',
      'GET /api/catalogue/{entity}/{id}/history',
      'GET /api/catalogue/{entity}/{id}/links',
      'GET /api/catalogue/{entity}/{id}/uses',
      'GET /api/character-case',
      'GET /api/character-case/vectors',
      'GET /api/consent',
      'GET /api/cook/house',
      'GET /api/cook/own',
      'GET /api/correction',
      'GET /api/correction/news',
      'GET /api/correction/thanks',
      'GET /api/correction/{id}',
      'GET /api/crysta/all',
      'GET /api/current-price/flagged',
      'GET /api/current-price/mine',
      'GET /api/current-price/{id}/report',
      'GET /api/data',
      'GET /api/data/{entity}',
      'GET /api/draft/{form}/{id}',
      'GET /api/equipment/all',
      'GET /api/equipment/{id}',
      'GET /api/image/{id}',
      'GET /api/import',
      'GET /api/import/template',
      'GET /api/import/{id}',
      'GET /api/import/{id}/change',
      'GET /api/job/{id}/review',
      'GET /api/job/{id}/version',
      'GET /api/job/{id}/version/{version}',
      'GET /api/main-quest',
      'GET /api/member/export',
      'GET /api/member/invitation',
      'GET /api/member/profile/export',
      'GET /api/member/{id}/content',
      'GET /api/member/{id}/note',
      'GET /api/moderation/content',
      'GET /api/moderation/flood',
      'GET /api/moderation/takedown',
      'GET /api/moderation/waiting',
      'GET /api/notification/bell',
      'GET /api/notification/{id}/uses',
      'GET /api/policy/{kind}',
      'GET /api/price/item',
      'GET /api/price/item/{id}',
      'GET /api/price/item/{id}/uses',
      'GET /api/price/ledger',
      'GET /api/price/rule',
      'GET /api/price/watch',
      'GET /api/price/watch/news',
      'GET /api/problem',
      'GET /api/push/key',
      'GET /api/registlet/all',
      'GET /api/revision/{entity}/{id}',
      'GET /api/revision/{entity}/{id}/{revision}',
      'GET /api/saved-search',
      'GET /api/search/alias',
      'GET /api/search/word',
      'GET /api/setting/public',
      'GET /api/short-link',
      'GET /api/short-link/{code}',
      'GET /api/trend/index',
      'POST /api/alert/test',
      'POST /api/auth/confirm',
      'POST /api/auth/invitation',
      'POST /api/auth/invitation/accept',
      'POST /api/auth/login/totp',
      'POST /api/auth/password/recover',
      'POST /api/auth/password/recovery-code',
      'POST /api/auth/totp',
      'POST /api/auth/totp/confirm',
      'POST /api/auth/totp/recovery-codes',
      'POST /api/backup/trial',
      'POST /api/catalogue/ability/{id}/correction',
      'POST /api/catalogue/boss/{id}/correction',
      'POST /api/catalogue/crysta/{id}/correction',
      'POST /api/catalogue/equipment/{id}/correction',
      'POST /api/catalogue/job/{id}/correction',
      'POST /api/catalogue/registlet/{id}/correction',
      'POST /api/character-case',
      'POST /api/character-case/{id}/close',
      'POST /api/character-case/{id}/restore',
      'POST /api/client-error',
      'POST /api/consent',
      'POST /api/cook/address/{id}/closed',
      'POST /api/cook/address/{id}/confirm',
      'POST /api/cook/address/{id}/removal',
      'POST /api/correction/missing',
      'POST /api/correction/news/read',
      'POST /api/correction/{id}/accept',
      'POST /api/correction/{id}/reject',
      'POST /api/current-price/{id}/flag',
      'POST /api/event/bulk-dates',
      'POST /api/event/{id}/split',
      'POST /api/image',
      'POST /api/import',
      'POST /api/import/{id}/apply',
      'POST /api/import/{id}/undo',
      'POST /api/member/{id}/invitation',
      'POST /api/member/{id}/note',
      'POST /api/moderation/takedown',
      'POST /api/moderation/takedown/{id}/undo',
      'POST /api/moderation/waiting/pass',
      'POST /api/policy/{kind}',
      'POST /api/price/item',
      'POST /api/price/item/{id}/merge',
      'POST /api/price/ledger',
      'POST /api/price/ledger/{id}/share',
      'POST /api/price/watch',
      'POST /api/price/watch/news/read',
      'POST /api/problem',
      'POST /api/problem/close',
      'POST /api/problem/reopen',
      'POST /api/push/subscription',
      'POST /api/revision/{entity}/{id}/restore',
      'POST /api/saved-search',
      'POST /api/saved-search/read',
      'POST /api/saved-search/{id}/restore',
      'POST /api/search/word',
      'POST /api/short-link',
      'PUT /api/admin/quota',
      'PUT /api/admin/setup',
      'PUT /api/alert/mail',
      'PUT /api/alert/pause/{code}',
      'PUT /api/alert/webhook',
      'PUT /api/backup/copy',
      'PUT /api/cook/address/{id}/removal',
      'PUT /api/current-price/{id}/exclusion',
      'PUT /api/draft/{form}/{id}',
      'PUT /api/member/{id}/sign-up',
      'PUT /api/member/{id}/suspension',
      'PUT /api/member/{id}/trust',
      'PUT /api/notification/bell',
      'PUT /api/notification/read-all',
      'PUT /api/price/item/{id}',
      'PUT /api/price/ledger/{id}',
      'PUT /api/price/watch/{id}',
      'PUT /api/saved-search/{id}',
      'PUT /api/search/alias',
    ]
    const spelled = routes.map(({ method, path }) => `${method} ${path}`)
    expect(spelled.filter((key) => !known.has(key)).sort()).toEqual(own)
  })
})

/** Their titles may repeat, so nothing they say is a duplicate. */
const REPEATABLE = new Set([
  '/api/event',
  '/api/event/{id}',
  '/api/notification',
  '/api/notification/{id}',
])

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const built = new Map(routes.map((route) => [keyOf(route), route]))

function codesOf({ method, permission, params, errors = [], forbids = [] }: RouteDefinition) {
  return [
    ...COMMON_ERRORS,
    ...(method === 'GET' ? [] : UNSAFE_ERRORS),
    ...(permission === 'public' ? [] : ['LOGIN_REQUIRED', 'FORBIDDEN']),
    ...(params ? ['NOT_FOUND'] : []),
    ...errors,
    ...forbids,
  ]
}

/** Who may make a row may ask to change it. */
function authorOf({ path }: { readonly path: string }) {
  const collection = path.replace(/\/\{id\}$/, '')
  return written.find((one) => one.method === 'POST' && one.path === collection)?.from
}

describe('every endpoint of the written contract', () => {
  it('is there', () => {
    expect(written.filter((endpoint) => !built.has(keyOf(endpoint)))).toEqual([])
  })

  const here = written.flatMap((endpoint) => {
    const route = built.get(keyOf(endpoint))
    return route ? [[keyOf(endpoint), endpoint, route] as const] : []
  })

  it.each(here)('%s is for whom the contract names', (_, endpoint, { permission }) => {
    const { from, own } = endpoint
    const lowest =
      permission === 'public'
        ? 'VISITOR'
        : ROLE_CODES.find((code) => permissionsOf(code).includes(permission))
    // What a member may do with their own, the service decides from the row.
    expect(lowest).toBe(own === 'self' ? 'MEMBER' : own === 'author' ? authorOf(endpoint) : from)
  })

  it.each(here)('%s answers as the contract says', (_, { path, status, errors }, route) => {
    expect(route.success.status).toBe(status)
    const possible = codesOf(route)
    const unknown = errors.filter((code) => !possible.includes(code))
    expect(unknown).toEqual(
      REPEATABLE.has(path) && errors.includes('DUPLICATE') ? ['DUPLICATE'] : [],
    )
  })
})
