import { PAGE_PATHS, pageAt, REDIRECTS } from '@gyeol/contract'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routesOf } from './router.tsx'

/** Addresses of the specification §2, with examples for ids, and the pattern that must show them. */
const SPECIFIED = [
  ['/', '/'],
  ['/403', '/403'],
  ['/404', '/404'],
  ['/leveling/quest', '/leveling/quest'],
  ['/quest/main', '/quest/main'],
  ['/crysta/ability', '/crysta/ability'],
  ['/crysta/list', '/crysta/list'],
  ['/crysta/list/create', '/crysta/list/create'],
  ['/crysta/list/bakuzan/edit', '/crysta/list/:id/edit'],
  ['/crysta/tree', '/crysta/tree'],
  ['/boss', '/boss'],
  ['/statting', '/statting'],
  ['/statting/auto', '/statting/auto'],
  ['/stat/manual', '/stat/manual'],
  ['/stat/auto', '/stat/auto'],
  ['/skill/info', '/skill/info'],
  ['/skill/info/weapon/blade', '/skill/info/:category/:group'],
  ['/character', '/character'],
  ['/skill/combo', '/skill/combo'],
  ['/skill/point', '/skill/point'],
  ['/current-price', '/current-price'],
  ['/current-price/create', '/current-price/create'],
  ['/current-price/1', '/current-price/:id'],
  ['/cook/address', '/cook/address'],
  ['/help', '/help'],
  ['/help/statting', '/help/:move'],
  ['/event', '/event'],
  ['/event/create', '/event/create'],
  ['/event/1', '/event/:id'],
  ['/event/1/edit', '/event/:id/edit'],
  ['/ability', '/ability'],
  ['/equipment', '/equipment'],
  ['/guide/main-quest', '/guide/main-quest'],
  ['/trend/chart', '/trend/chart'],
  ['/notion', '/notion'],
  ['/notion/create', '/notion/create'],
  ['/notion/1', '/notion/:id'],
  ['/notion/1/edit', '/notion/:id/edit'],
  ['/notification', '/notification'],
  ['/notification/create', '/notification/create'],
  ['/notification/1', '/notification/:id'],
  ['/notification/1/edit', '/notification/:id/edit'],
  ['/registlet', '/registlet'],
  ['/registlet/create', '/registlet/create'],
  ['/registlet/1', '/registlet/:id'],
  ['/price', '/price'],
  ['/price/create', '/price/create'],
  ['/price/1', '/price/:id'],
  ['/job', '/job'],
  ['/job/create', '/job/create'],
  ['/job/1', '/job/:id'],
  ['/job/1/edit', '/job/:id/edit'],
  ['/member', '/member'],
  ['/member/create', '/member/create'],
  ['/member/profile', '/member/profile'],
  ['/member/1', '/member/:id'],
  ['/about', '/about'],
  ['/terms-of-use', '/terms-of-use'],
  ['/setting', '/setting'],
  ['/login', '/login'],
  ['/admin', '/admin'],
  ['/comics', '/comics'],
  ['/comics/statting', '/comics/:type'],
  ['/debug', '/debug'],
  ['/debug/skill/combo', '/debug/skill/combo'],
  ['/debug/skill/info', '/debug/skill/info'],
  ['/debug/skill/tree', '/debug/skill/tree'],
  ['/debug/demo', '/debug/demo'],
  ['/debug/demo2', '/debug/demo2'],
] as const

/** Pages added by our own decisions. */
const ADDED = [
  '/help/check',
  '/about/data',
  '/crysta/:id',
  '/boss/:id',
  '/equipment/:id',
  '/ability/:id',
  '/guide',
  '/privacy',
  '/retention',
  '/contact',
  '/imprint',
  '/login/recovery',
  '/developers',
  '/receive',
  '/search',
  '/s/:code',
  '/boss/create',
  '/boss/:id/edit',
  '/equipment/create',
  '/equipment/:id/edit',
  '/admin/audit',
  '/admin/invitation',
  '/admin/import',
  '/admin/setting',
  '/admin/quota',
  '/admin/trace',
  '/admin/policy',
  '/admin/policy/:kind',
  '/admin/alert',
  '/admin/search-word',
  '/admin/status',
  '/admin/character-case',
  '/admin/problem',
  '/correction',
  '/correction/missing',
  '/correction/:entity/:id',
]

const routes = routesOf()
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

describe('the router', () => {
  it.each(SPECIFIED)('shows %s by the route %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern)
  })

  it('has nothing but the specified and the added routes', () => {
    const all = [...PAGE_PATHS, ...Object.keys(REDIRECTS)]
    const expected = [...SPECIFIED.map(([, pattern]) => pattern), ...ADDED]
    expect(all.toSorted()).toEqual(expected.toSorted())
  })

  it.each(['/nothing', '/statting/x', '/help/a/b', '/api', '/event/1/2/3'])(
    'shows the not-found screen at %s',
    (address) => {
      expect(patternOf(address)).toBe('*')
    },
  )

  it('sends the old addresses on to pages that exist', () => {
    expect(REDIRECTS).toEqual({
      '/stat/manual': '/statting',
      '/stat/auto': '/statting/auto',
      '/leveling/quest': '/quest/main',
    })
    for (const target of Object.values(REDIRECTS)) expect(PAGE_PATHS).toContain(target)
  })

  it('guards the pages of writers, members, administrators and debugging, and no others', () => {
    const guarded = PAGE_PATHS.map((path) => ({ path, ...pageAt(path) })).filter(
      ({ permission }) => permission !== undefined,
    )
    const own = guarded.map(({ path, permission, isHidden }) => [
      path,
      permission,
      isHidden === true,
    ])
    expect(own).toEqual([
      ['/crysta/list/create', 'catalogue.write', false],
      ['/crysta/list/:id/edit', 'catalogue.write', false],
      ['/registlet/create', 'catalogue.write', false],
      ['/boss/create', 'catalogue.write', false],
      ['/boss/:id/edit', 'catalogue.write', false],
      ['/equipment/create', 'catalogue.write', false],
      ['/equipment/:id/edit', 'catalogue.write', false],
      ['/job/create', 'catalogue.write', false],
      ['/job/:id/edit', 'catalogue.write', false],
      ['/event/create', 'event.write', false],
      ['/event/:id/edit', 'event.write', false],
      ['/price/create', 'price.write-own', false],
      ['/notion/create', 'notice.write-own', false],
      ['/notion/:id/edit', 'notice.write-own', false],
      ['/notification/create', 'notice.write-own', false],
      ['/notification/:id/edit', 'notice.write-own', false],
      ['/member', 'member.read', false],
      ['/member/profile', 'profile.self', false],
      ['/member/:id', 'profile.self', false],
      ['/admin', 'office.open', false],
      ['/admin/audit', 'audit.read', false],
      ['/admin/problem', 'content.moderate', false],
      ['/admin/invitation', 'member.read', false],
      ['/admin/setting', 'setting.read', false],
      ['/admin/quota', 'setting.read', false],
      ['/admin/trace', 'member.read', false],
      ['/admin/policy', 'setting.write', false],
      ['/admin/policy/:kind', 'setting.write', false],
      ['/admin/alert', 'setting.write', false],
      ['/admin/character-case', 'catalogue.write', false],
      ['/admin/search-word', 'catalogue.write', false],
      ['/admin/status', 'member.read', false],
      ['/admin/import', 'catalogue.import', false],
      ['/correction/missing', 'correction.propose', false],
      ['/correction/:entity/:id', 'correction.propose', false],
      ['/debug', 'debug.read', true],
      ['/debug/skill/combo', 'debug.read', true],
      ['/debug/skill/info', 'debug.read', true],
      ['/debug/skill/tree', 'debug.read', true],
      ['/debug/demo', 'debug.read', true],
      ['/debug/demo2', 'debug.read', true],
    ])
  })

  it.each(['/login', '/member/create', '/setting'] as const)(
    'leaves %s open to everybody',
    (path) => {
      expect(pageAt(path).permission).toBeUndefined()
    },
  )
})
