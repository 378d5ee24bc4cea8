import { pageAt, type PagePath } from '@gyeol/contract'

/** Where G and then a letter lead. The letter is that of the page's address, or of its Korean name's sound. */
export const GO_KEYS = {
  H: '/',
  S: '/statting',
  A: '/statting/auto',
  C: '/crysta/list',
  T: '/crysta/tree',
  P: '/skill/point',
  K: '/skill/combo',
  I: '/skill/info',
  R: '/registlet',
  B: '/boss',
  E: '/equipment',
  L: '/ability',
  Q: '/guide/main-quest',
  J: '/job',
  D: '/event',
  N: '/notion',
  O: '/setting',
} as const satisfies Readonly<Record<string, PagePath>>

/** The page a letter leads to, if any. */
export function goPath(letter: string): PagePath | null {
  const paths: Readonly<Partial<Record<string, PagePath>>> = GO_KEYS
  return Object.hasOwn(paths, letter) ? (paths[letter] ?? null) : null
}

/** Every letter with the name of its page, in the order of the table. */
export function goNames(home: string): readonly (readonly [letter: string, name: string])[] {
  return Object.entries(GO_KEYS).map(([letter, path]) => [
    letter,
    path === '/' ? home : pageAt(path).title,
  ])
}
