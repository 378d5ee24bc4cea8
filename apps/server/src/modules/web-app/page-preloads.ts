import { escapeHtml } from './page-head.ts'

/** Scripts and styles a page's screen needs, as the web build lists them (`page-preloads.json`). */
export type PagePreloads = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
>

/** Links that let the browser fetch a screen's files along with the page; what the shell has already is left out. */
export function preloadLinks(preloads: PagePreloads, path: string, shell: string): string {
  const page = preloads[path]
  if (!page) return ''
  const isNew = (href: string) => !shell.includes(`"${href}"`)
  return [
    ...page.styles
      .filter(isNew)
      .map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}">`),
    ...page.scripts
      .filter(isNew)
      .map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
  ].join('\n    ')
}
