import { MENU_GROUPS, type MenuPath, PAGE_PATHS, pageAt, type PagePath } from '@gyeol/contract'
import { permits, type Role } from '../shared/session/role.ts'
import type { MenuTexts } from './menu.texts.ts'

export type MenuItem = {
  readonly path: MenuPath
  readonly title: string
  readonly isDebug: boolean
}

export type MenuGroup = {
  readonly title: string
  readonly items: readonly MenuItem[]
  readonly isDebug: boolean
}

/** The whole menu of the drawer, debug entries included. A group without shown items is debug. */
export function menuOf(texts: MenuTexts): MenuGroup[] {
  return MENU_GROUPS.map((group) => {
    const items = PAGE_PATHS.filter(isMenuPath)
      .filter((path) => pageAt(path).menu === group)
      .map((path) => ({
        path,
        title: texts.items[path],
        isDebug: pageAt(path).isOffMenu === true,
      }))
      .toSorted((left, right) => Number(left.isDebug) - Number(right.isDebug))
    return { title: texts.groups[group], items, isDebug: items.every(({ isDebug }) => isDebug) }
  })
}

function isMenuPath(path: PagePath): path is MenuPath {
  return pageAt(path).menu !== undefined
}

/** What the drawer shows: entries flagged debug are filtered out (specification §2). */
export function visibleMenu(menu: readonly MenuGroup[]): MenuGroup[] {
  return menuWith(menu, (item) => !item.isDebug)
}

/**
 * What the drawer shows where the site's owner lets it show everything: the debug entries too, as
 * far as the viewer may open them.
 */
export function wholeMenu(menu: readonly MenuGroup[], roles: readonly Role[]): MenuGroup[] {
  return menuWith(menu, ({ path, isDebug }) => {
    if (!isDebug) return true
    const { permission } = pageAt(path)
    return permission === undefined || permits(roles, permission)
  })
}

function menuWith(menu: readonly MenuGroup[], isShown: (item: MenuItem) => boolean): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, items: group.items.filter(isShown) }))
    .filter(({ items }) => items.length > 0)
}

/** The entry the viewer is at: the longest path that is the address or lies above it. */
export function currentPath(menu: readonly MenuGroup[], pathname: string): string | null {
  const paths = menu.flatMap((group) => group.items.map((item): string => item.path))
  const above = paths.filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  return above.toSorted((left, right) => right.length - left.length)[0] ?? null
}
