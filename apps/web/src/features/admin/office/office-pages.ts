import type { Permission } from '@gyeol/contract'

/** The groups of the back office's navigation, in its order. */
export const OFFICE_GROUPS = ['today', 'data', 'posts', 'members', 'site'] as const

/**
 * A page of the back office.
 *
 * - `to`: its address; with a query it belongs to the office only while the address has that, too.
 * - `tasks`: which of the things that wait are dealt with there.
 * - `under`: further addresses that belong to it.
 */
export type OfficePage = {
  readonly to: string
  readonly permission: Permission
  readonly group: (typeof OFFICE_GROUPS)[number]
  readonly tasks?: readonly string[]
  readonly under?: RegExp
}

/** Every page of the back office; a new one is a line here, its name in `office.texts.ts` and its icon in `office-icons.ts`. */
export const OFFICE_PAGES = {
  today: { to: '/admin', permission: 'office.open', group: 'today' },
  correction: {
    to: '/correction',
    permission: 'catalogue.write',
    group: 'data',
    tasks: ['correction.open'],
  },
  characterCase: {
    to: '/admin/character-case',
    permission: 'catalogue.write',
    group: 'data',
    tasks: ['character-case.open'],
  },
  searchWord: { to: '/admin/search-word', permission: 'catalogue.write', group: 'data' },
  import: {
    to: '/admin/import',
    permission: 'catalogue.import',
    group: 'data',
    tasks: ['catalogue.outdated'],
  },
  notice: {
    to: '/notion?view=manage',
    permission: 'notice.write-own',
    group: 'posts',
  },
  event: {
    to: '/event?view=manage',
    permission: 'event.write',
    group: 'posts',
    tasks: ['event.expected-end-passed'],
  },
  problem: {
    to: '/admin/problem',
    permission: 'content.moderate',
    group: 'members',
    tasks: ['problem.open', 'content.flood', 'content.waiting'],
  },
  member: {
    to: '/member',
    permission: 'member.read',
    group: 'members',
    tasks: ['staff.without-totp', 'member.waiting'],
    under: /^\/member\/(?!(?:profile|create)$)[^/]+$/,
  },
  invitation: {
    to: '/admin/invitation',
    permission: 'member.read',
    group: 'members',
    tasks: ['member.without-password'],
    under: /^\/member\/create$/,
  },
  trace: {
    to: '/admin/trace',
    permission: 'member.read',
    group: 'members',
    tasks: ['member.crowd'],
  },
  setting: { to: '/admin/setting', permission: 'setting.read', group: 'site' },
  quota: {
    to: '/admin/quota',
    permission: 'setting.read',
    group: 'site',
    tasks: ['quota.full'],
  },
  policy: {
    to: '/admin/policy',
    permission: 'setting.write',
    group: 'site',
    under: /^\/admin\/policy\/[^/]+$/,
  },
  alert: { to: '/admin/alert', permission: 'setting.write', group: 'site' },
  status: {
    to: '/admin/status',
    permission: 'member.read',
    group: 'site',
    tasks: ['proxy.untrusted', 'clock.jumped', 'push.failed'],
  },
  audit: { to: '/admin/audit', permission: 'audit.read', group: 'site' },
} as const satisfies Readonly<Record<string, OfficePage>>

/** The name of a page of the back office. */
export type OfficeKey = keyof typeof OFFICE_PAGES

// Object.keys forgets the literal keys; there are no others.
export const OFFICE_KEYS = Object.keys(OFFICE_PAGES) as readonly OfficeKey[]

/** A page's row with all its properties, whether the row names them or not. */
export function officePage(key: OfficeKey): OfficePage {
  return OFFICE_PAGES[key]
}

/** Which page of the back office an address shows, if any. */
export function officePageAt(pathname: string, search: string): OfficeKey | null {
  const query = new URLSearchParams(search)
  const isAt = (key: OfficeKey) => {
    const { to, under } = officePage(key)
    const [path = '', wanted = ''] = to.split('?')
    if (under?.test(pathname) === true) return true
    if (path !== pathname) return false
    return [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
  }
  return OFFICE_KEYS.find(isAt) ?? null
}
