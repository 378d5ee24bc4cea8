import { escapeHtml } from './page-head.ts'

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * Scripts and styles a page's screen needs, as the web build lists them (`page-preloads.json`), and
 * under `tap` and `headerTap` what its first tap most likely needs beyond them.
 */
export type PagePreloads = Readonly<Record<string, Files & { readonly [Name in TapPlace]?: Files }>>

/** Where a tap falls: on the page, or on the header above it. */
export type TapPlace = 'tap' | 'headerTap'

/**
 * Links that let the browser fetch a screen's files along with the page; what the shell has already is
 * left out. `withTap`: also the styles of what the first tap opens, which would have the whole page
 * styled anew if they came with the tap.
 */
export function preloadLinks(
  preloads: PagePreloads,
  path: string,
  { shell, withTap }: { readonly shell: string; readonly withTap: boolean },
): string {
  const page = preloads[path]
  if (!page) return ''
  const isNew = (href: string) => !shell.includes(`"${href}"`)
  const styles = withTap ? [...page.styles, ...(page.tap?.styles ?? [])] : page.styles
  return [
    ...styles
      .filter(isNew)
      .map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`),
    ...page.scripts
      .filter(isNew)
      .map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
  ].join('\n    ')
}

/**
 * Links that fetch what the first tap on a page needs, at the lowest priority: a tap that comes before
 * the page is alive puts them in, so that its answer does not wait for one thing after the other. The
 * styles of what opens on the page itself have come with it.
 */
export function tapLinks(preloads: PagePreloads, path: string, place: TapPlace): string {
  const { scripts = [], styles = [] } = preloads[path]?.[place] ?? {}
  const isFetched = place === 'headerTap'
  const link = (attributes: string, href: string) =>
    `<link ${attributes} crossorigin fetchpriority="low" href="${escapeHtml(href)}">`
  return [
    ...(isFetched ? styles : []).map((href) => link('rel="preload" as="style"', href)),
    ...scripts.map((href) => link('rel="modulepreload"', href)),
  ].join('')
}
