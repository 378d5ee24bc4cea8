import { PAGE_TITLES } from './page-titles.ts'
import type { Permission } from './roles.ts'

/** The groups of the menu, in its order (specification §2). */
export const MENU_GROUPS = [
  'crysta',
  'skill',
  'statting',
  'lists',
  'guide',
  'content',
  'trend',
  'admin',
] as const

/** One of {@link MENU_GROUPS}. */
export type MenuGroup = (typeof MENU_GROUPS)[number]

/**
 * What server and web app both have to know of a page.
 *
 * - `title`: shown by both, in the reader's language (`page-titles.ts`).
 * - `permission`: what opening it asks for; open to everybody without. Visitors are sent to the
 *   login, members to /403. What a page shows and does is decided by the server's calls anyway.
 * - `isHidden`: who lacks the permission is told that there is no such page.
 * - `isPrivate`: of no use to search engines (forms, areas for members); what asks for a permission is.
 * - `canonical`: the page search engines should keep when two show the same.
 * - `menu`: the group of the menu it stands in, in the order of the rows; `isOffMenu`: it belongs
 *   there, but the drawer leaves it out (the specification's debug entries).
 */
export type Page = {
  readonly title: string
  readonly permission?: Permission
  readonly isHidden?: true
  readonly isPrivate?: true
  readonly canonical?: string
  readonly menu?: MenuGroup
  readonly isOffMenu?: true
}

type Rows = Readonly<Partial<Record<keyof typeof PAGE_TITLES, Omit<Page, 'title'>>>>

/**
 * What there is to say of a page besides its title, by its path with `:id`-like segments for the parts
 * that vary (specification §2 and our additions). Pages without a row are open to everybody and stand in
 * no menu. What only the server needs (descriptions) and what only the web app needs (screens, names in
 * the menu) is keyed by {@link PagePath} and complete by type.
 */
const ROWS = {
  '/403': { isPrivate: true },
  '/404': { isPrivate: true },
  '/login': { isPrivate: true },
  '/login/recovery': { isPrivate: true },
  '/search': { isPrivate: true },
  '/receive': { isPrivate: true },
  '/s/:code': { isPrivate: true },
  '/crysta/list': { menu: 'crysta' },
  '/crysta/list/create': { permission: 'catalogue.write' },
  '/crysta/list/:id/edit': {
    permission: 'catalogue.write',
  },
  '/crysta/tree': { menu: 'crysta' },
  '/skill/point': { menu: 'skill' },
  '/skill/combo': { menu: 'skill', isOffMenu: true },
  '/skill/info': { menu: 'skill', isOffMenu: true },
  '/character': { menu: 'skill' },
  '/statting': { menu: 'statting' },
  '/statting/auto': { menu: 'statting' },
  '/registlet': { menu: 'lists' },
  '/registlet/create': { permission: 'catalogue.write' },
  '/boss': { menu: 'lists', isOffMenu: true },
  '/boss/create': { permission: 'catalogue.write' },
  '/boss/:id/edit': { permission: 'catalogue.write' },
  '/equipment/create': { permission: 'catalogue.write' },
  '/equipment/:id/edit': { permission: 'catalogue.write' },
  '/guide': { menu: 'guide', isOffMenu: true },
  '/guide/main-quest': { menu: 'guide' },
  '/quest/main': { canonical: '/guide/main-quest' },
  '/job': { menu: 'guide', isOffMenu: true },
  '/job/create': { permission: 'catalogue.write' },
  '/job/:id/edit': { permission: 'catalogue.write' },
  '/event': { menu: 'content' },
  '/event/create': { permission: 'event.write' },
  '/event/:id/edit': { permission: 'event.write' },
  '/comics': { menu: 'content', isOffMenu: true },
  '/current-price': { menu: 'trend' },
  '/current-price/create': { isPrivate: true },
  '/trend/chart': { menu: 'trend' },
  '/cook/address': { menu: 'trend', isOffMenu: true },
  '/price': { menu: 'trend', isOffMenu: true },
  '/price/create': { permission: 'price.write-own' },
  '/notion/create': { permission: 'notice.write-own' },
  '/notion/:id/edit': { permission: 'notice.write-own' },
  '/notification': { isPrivate: true },
  '/notification/create': { permission: 'notice.write-own' },
  '/notification/:id': { isPrivate: true },
  '/notification/:id/edit': {
    permission: 'notice.write-own',
  },
  '/member': { permission: 'member.read' },
  '/member/create': { isPrivate: true },
  '/member/profile': { permission: 'profile.self' },
  '/member/:id': { permission: 'profile.self' },
  '/admin': { permission: 'office.open' },
  '/admin/audit': { permission: 'audit.read' },
  '/admin/problem': { permission: 'content.moderate' },
  '/admin/invitation': { permission: 'member.read' },
  '/admin/setting': { permission: 'setting.read' },
  '/admin/quota': { permission: 'setting.read' },
  '/admin/trace': { permission: 'member.read' },
  '/admin/policy': { permission: 'setting.write' },
  '/admin/policy/:kind': { permission: 'setting.write' },
  '/admin/alert': { permission: 'setting.write' },
  '/admin/character-case': {
    permission: 'catalogue.write',
  },
  '/admin/search-word': { permission: 'catalogue.write' },
  '/admin/status': { permission: 'member.read' },
  '/admin/import': { permission: 'catalogue.import' },
  '/correction/missing': {
    permission: 'correction.propose',
  },
  '/correction/:entity/:id': {
    permission: 'correction.propose',
  },
  '/setting': { isPrivate: true, menu: 'admin', isOffMenu: true },
  '/debug': {
    permission: 'debug.read',
    isHidden: true,
    menu: 'admin',
    isOffMenu: true,
  },
  '/debug/skill/combo': {
    permission: 'debug.read',
    isHidden: true,
  },
  '/debug/skill/info': {
    permission: 'debug.read',
    isHidden: true,
  },
  '/debug/skill/tree': {
    permission: 'debug.read',
    isHidden: true,
  },
  '/debug/demo': { permission: 'debug.read', isHidden: true },
  '/debug/demo2': {
    permission: 'debug.read',
    isHidden: true,
  },
} as const satisfies Rows

/** The path of a page, as the table of titles writes it. */
export type PagePath = keyof typeof PAGE_TITLES

type PathsWith<Property> = {
  [Path in keyof typeof ROWS]: (typeof ROWS)[Path] extends Property ? Path : never
}[keyof typeof ROWS]

/** Pages of use to search engines. */
export type PublicPagePath = Exclude<
  PagePath,
  PathsWith<{ readonly isPrivate: true }> | GuardedPagePath
>

/** Pages that ask for a permission. */
export type GuardedPagePath = PathsWith<{ readonly permission: Permission }>

/** Pages that belong to the menu. */
export type MenuPath = PathsWith<{ readonly menu: MenuGroup }>

/** All paths, in the order of the titles. Object.keys forgets their type; there are no others. */
export const PAGE_PATHS = Object.keys(PAGE_TITLES) as readonly PagePath[]

/** The rows of pages that may have none. */
const rows: Rows = ROWS

/** A page's row with its title and all its properties, whether the row names them or not. */
export function pageAt(path: PagePath): Page {
  const row = rows[path]
  const title = PAGE_TITLES[path]
  return row?.permission === undefined ? { ...row, title } : { ...row, title, isPrivate: true }
}

/** Old and second addresses and where they lead; query and hash go along. */
export const REDIRECTS = {
  '/stat/manual': '/statting',
  '/stat/auto': '/statting/auto',
  '/leveling/quest': '/quest/main',
} as const satisfies Readonly<Record<string, PagePath>>
