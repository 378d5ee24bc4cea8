import { PAGE_PATHS, pageAt, type PagePath } from '@gyeol/contract'
import { helpTopics } from '../../features/pages/help.texts.ts'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { hasKeyboard } from '../../shared/keyboard/key-sheet.ts'
import { permits, type Role } from '../../shared/session/role.ts'
import { menuOf, visibleMenu } from '../menu.ts'
import { menuTexts } from '../menu.texts.ts'
import { pageWordTexts } from './page-words.texts.ts'

/** Pages that are no place to go to. */
const LEFT_OUT: ReadonlySet<PagePath> = new Set(['/403', '/404', '/search'])

/** Pages of use to visitors only. */
const FOR_VISITORS: ReadonlySet<PagePath> = new Set(['/login', '/member/create'])

/** What can be found of the site itself: pages this viewer may open, help topics, commands. */
export function siteEntries(roles: readonly Role[]): readonly SearchEntry[] {
  return [...pageEntries(roles), ...helpEntries(), ...commandEntries(roles)]
}

/** The entries of the menu, in its order. */
export function menuEntries(roles: readonly Role[]): readonly SearchEntry[] {
  const pages = new Map(pageEntries(roles).map((entry) => [entry.href, entry]))
  return menuPaths().flatMap((path) => pages.get(path) ?? [])
}

function menuPaths(): readonly string[] {
  return visibleMenu(menuOf(menuTexts)).flatMap(({ items }) => items.map(({ path }) => path))
}

function pageEntries(roles: readonly Role[]): readonly SearchEntry[] {
  const { home } = pageWordTexts
  const names: Readonly<Partial<Record<string, string>>> = menuTexts.items
  return PAGE_PATHS.filter((path) => mayOpen(path, roles)).map((path): SearchEntry => {
    const menuName = names[path]
    return {
      key: `page${path}`,
      kind: 'page',
      name: path === '/' ? home : pageAt(path).title,
      aliases: menuName === undefined ? [] : [menuName],
      detail: '',
      href: path,
    }
  })
}

function mayOpen(path: PagePath, roles: readonly Role[]): boolean {
  if (path.includes(':') || LEFT_OUT.has(path)) return false
  if (FOR_VISITORS.has(path)) return roles.length === 0
  const { permission, canonical } = pageAt(path)
  if (canonical !== undefined) return false
  return permission === undefined || permits(roles, permission)
}

function helpEntries(): readonly SearchEntry[] {
  return Object.entries(helpTopics).map(([topic, { title, intro, sections }]) => ({
    key: `help/${topic}`,
    kind: 'help',
    name: title,
    aliases: sections.flatMap(({ heading, terms = [] }) => [
      heading,
      ...terms.map(([word]) => word),
    ]),
    detail: intro,
    href: `/help/${topic}`,
  }))
}

export type CommandName = keyof typeof pageWordTexts.commands

/** What can be done from anywhere. */
export function commandEntries(roles: readonly Role[]): readonly SearchEntry[] {
  const { commands } = pageWordTexts
  // Object.entries forgets the key type; the texts have exactly these keys.
  const entries = Object.entries(commands) as [CommandName, (typeof commands)[CommandName]][]
  return entries
    .filter(([command]) => command !== 'logout' || roles.length > 0)
    .filter(([command]) => command !== 'keys' || hasKeyboard())
    .map(([command, { name, words }]) => ({
      key: commandKey(command),
      kind: 'command',
      name,
      aliases: words,
      detail: '',
      href: null,
    }))
}

/** The key a command is found by. */
export function commandKey(command: CommandName): string {
  return `command/${command}`
}
