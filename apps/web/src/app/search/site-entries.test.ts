import { describe, expect, it, vi } from 'vitest'
import type { Role } from '../../shared/session/role.ts'
import { PAGE_PATHS } from '@gyeol/contract'
import { menuEntries, siteEntries } from './site-entries.ts'

const role = (...permissions: string[]): Role[] => [
  { code: 'X', name: '누구', level: 10, permissions },
]
const pages = (roles: Role[]) =>
  siteEntries(roles)
    .filter(({ kind }) => kind === 'page')
    .map(({ href }) => href)

describe('siteEntries', () => {
  it('has the pages a visitor may open and no others', () => {
    const found = pages([])
    expect(found).toEqual(expect.arrayContaining(['/', '/statting', '/boss', '/login', '/help']))
    for (const path of ['/admin', '/member', '/member/profile', '/crysta/list/create', '/debug']) {
      expect(found).not.toContain(path)
    }
    expect(found.filter((path) => path?.includes(':'))).toEqual([])
    expect(found.filter((path) => !PAGE_PATHS.some((page) => page === path))).toEqual([])
  })

  it('has more for those who may do more, and no way in for who is in', () => {
    const found = pages(role('catalogue.write', 'profile.self'))
    expect(found).toEqual(expect.arrayContaining(['/crysta/list/create', '/member/profile']))
    expect(found).not.toContain('/login')
    expect(pages(role('office.open'))).toContain('/admin')
  })

  it('lets only members log out', () => {
    const keys = (roles: Role[]) => siteEntries(roles).map(({ key }) => key)
    expect(keys([])).not.toContain('command/logout')
    expect(keys(role())).toContain('command/logout')
  })

  it.each([true, false])('tells of the keys where there are some: %s', (isFine) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isFine && query.includes('fine') }))
    expect(siteEntries([]).some(({ name }) => name === '단축키 모두 보기')).toBe(isFine)
    vi.unstubAllGlobals()
  })

  it('gives every entry a key of its own', () => {
    const keys = siteEntries(role('catalogue.write')).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it('suggests the menu in its order', () => {
  expect(menuEntries([])[0]?.href).toBe('/crysta/list')
  expect(menuEntries([]).length).toBeGreaterThanOrEqual(8)
})
