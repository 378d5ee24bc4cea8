import type { MenuTexts } from './menu.texts.ts'

export interface MenuItem {
  readonly path: string
  readonly title: string
  readonly isDebug: boolean
}

export interface MenuGroup {
  readonly title: string
  readonly items: readonly MenuItem[]
  readonly isDebug: boolean
}

type GroupKey = keyof MenuTexts['groups']
type ItemPath = keyof MenuTexts['items']

/** Order and debug flags as in the specification §2. */
const MENU: Readonly<Record<GroupKey, { shown: readonly ItemPath[]; debug: readonly ItemPath[] }>> =
  {
    crysta: { shown: ['/crysta/list', '/crysta/tree'], debug: [] },
    skill: { shown: ['/skill/point'], debug: ['/skill/combo', '/skill/info'] },
    statting: { shown: ['/statting', '/statting/auto'], debug: [] },
    lists: { shown: ['/registlet'], debug: ['/boss'] },
    guide: { shown: ['/guide/main-quest'], debug: ['/guide', '/job'] },
    content: { shown: ['/event'], debug: ['/comics'] },
    trend: { shown: ['/trend/chart'], debug: ['/cook/address', '/price'] },
    admin: { shown: [], debug: ['/setting', '/debug'] },
  }

/** The whole menu of the drawer, debug entries included. A group without shown items is debug. */
export function menuOf(texts: MenuTexts): MenuGroup[] {
  const item = (isDebug: boolean) => (path: ItemPath) => ({
    path,
    title: texts.items[path],
    isDebug,
  })
  // Object.entries forgets the key type; the record above has exactly these keys.
  const groups = Object.entries(MENU) as [GroupKey, (typeof MENU)[GroupKey]][]
  return groups.map(([key, { shown, debug }]) => ({
    title: texts.groups[key],
    items: [...shown.map(item(false)), ...debug.map(item(true))],
    isDebug: shown.length === 0,
  }))
}

/** What the drawer shows: entries flagged debug are always filtered out (specification §2). */
export function visibleMenu(menu: readonly MenuGroup[]): MenuGroup[] {
  return menu
    .filter((group) => !group.isDebug)
    .map((group) => ({ ...group, items: group.items.filter((item) => !item.isDebug) }))
}

/** The entry the reader is at: the longest path that is the address or lies above it. */
export function currentPath(menu: readonly MenuGroup[], pathname: string): string | null {
  const paths = menu.flatMap((group) => group.items.map((item) => item.path))
  const above = paths.filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  return above.toSorted((left, right) => right.length - left.length)[0] ?? null
}
