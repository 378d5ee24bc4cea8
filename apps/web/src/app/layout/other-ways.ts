import { pageAt, type PagePath } from '@gyeol/contract'

/** Public screens beside the specified menu, group by group. */
const GROUPS = {
  library: ['/boss', '/equipment', '/ability', '/crysta/ability', '/job', '/skill/info'],
  tools: ['/skill/combo', '/cook/address', '/price', '/guide', '/comics'],
  site: ['/notion', '/help', '/contact'],
} as const satisfies Readonly<Record<string, readonly PagePath[]>>

/** A group of {@link otherWays}. */
export type WayGroup = keyof typeof GROUPS

// Object.keys loses the literal keys; the table above is the only source of them.
const NAMES = Object.keys(GROUPS) as readonly WayGroup[]

/** What the drawer leads to besides the entries of the menu it shows. */
export function otherWays(shown: ReadonlySet<string>) {
  return NAMES.map((group) => ({
    group,
    ways: GROUPS[group]
      .filter((path) => !shown.has(path))
      .map((path) => ({ path, title: pageAt(path).title })),
  })).filter(({ ways }) => ways.length > 0)
}
