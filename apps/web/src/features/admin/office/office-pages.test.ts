import { pageAt, PAGE_PATHS, permissionsOf } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { waitingOn } from './office-counts.ts'
import { OFFICE_KEYS, officePage, officePageAt } from './office-pages.ts'

it.each([
  ['/admin', '', 'today'],
  ['/admin/import', '?view=export', 'import'],
  ['/correction', '?view=all', 'correction'],
  ['/correction', '', 'correction'],
  ['/correction/missing', '', null],
  ['/notion', '', null],
  ['/notion', '?view=manage&search=x', 'notice'],
  ['/event', '?view=manage', 'event'],
  ['/member', '?role=ADMIN', 'member'],
  ['/member/create', '', 'invitation'],
  ['/member/abc', '', 'member'],
  ['/member/profile', '', null],
  ['/crysta/list', '', null],
])('%s%s belongs to the page %s of the back office', (pathname, search, page) => {
  expect(officePageAt(pathname, search)).toBe(page)
})

it('leads only to pages that are there, and asks for no less than they do', () => {
  for (const key of OFFICE_KEYS) {
    const { to, permission } = officePage(key)
    const path = PAGE_PATHS.find((known) => known === to.split('?')[0])
    expect(path, key).toBeDefined()
    const asked = path === undefined ? undefined : pageAt(path).permission
    if (asked !== undefined) expect([key, permission]).toEqual([key, asked])
  }
})

it('opens for editors and nobody below them', () => {
  const openTo = (role: Parameters<typeof permissionsOf>[0]) =>
    OFFICE_KEYS.filter((key) => permissionsOf(role).includes(officePage(key).permission))
  expect(openTo('CONTRIBUTOR')).toEqual([])
  expect(openTo('EDITOR')).toEqual([
    'today',
    'correction',
    'characterCase',
    'searchWord',
    'notice',
    'event',
    'problem',
  ])
  const ofOwners = new Set<string>(['policy', 'alert'])
  expect(openTo('ADMIN')).toEqual(OFFICE_KEYS.filter((key) => !ofOwners.has(key)))
  expect(openTo('OWNER')).toEqual([...OFFICE_KEYS])
})

it('counts what waits on each page, and all of it on the first', () => {
  const task = (code: string, count: number | null) => ({
    code,
    count,
    oldestAt: null,
    firstId: null,
    isUrgent: false,
    failure: null,
  })
  const today = {
    tasks: [task('correction.open', 3), task('staff.without-totp', 1), task('push.failed', null)],
  }
  expect(waitingOn('today', today)).toBe(4)
  expect(waitingOn('correction', today)).toBe(3)
  expect(waitingOn('status', today)).toBe(0)
  expect(waitingOn('today', undefined)).toBe(0)
})
