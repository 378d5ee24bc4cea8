import { type Language, LANGUAGES, PAGE_PATHS, pageAt, pathIn } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { escapeHtml } from './page-head.ts'

/** More than one file may hold (sitemaps.org). */
const MOST_PAGES = 50_000

/** A page, and when it was last written. */
export type Entry = { readonly path: string; readonly updatedAt: number | null }

/** The pages without ids that are of use to search engines. */
export const FIXED_PAGES: readonly Entry[] = PAGE_PATHS.filter((path) => {
  const { isPrivate, canonical, permission } = pageAt(path)
  return (
    !path.includes(':') && isPrivate !== true && canonical === undefined && permission === undefined
  )
}).map((path) => ({ path, updatedAt: null }))

/** The list of the lists of pages, as sitemaps.org writes it. */
export function toSitemapIndex(origin: string, names: readonly string[]): string {
  const files = names.map(
    (name) => `<sitemap><loc>${escapeHtml(partOf(origin, name))}</loc></sitemap>`,
  )
  return document('sitemapindex', '', files)
}

/** Where one of the lists is. */
const partOf = (origin: string, name: string) => `${origin}/sitemap/${name}.xml`

/** Pages a search engine may show, each in every language with its addresses in the others. */
export function toSitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const written = updatedAt === null ? '' : `<lastmod>${formatDate(updatedAt)}</lastmod>`
    const others = languages.map((language) => {
      const { tag } = LANGUAGES[language]
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(origin, path, language)}"/>`
    })
    return languages.map(
      (language) =>
        `<url><loc>${addressOf(origin, path, language)}</loc>${written}${others.join('')}</url>`,
    )
  })
  const namespace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return document('urlset', namespace, urls.slice(0, MOST_PAGES))
}

// Object.keys forgets the type of the keys; there are no others.
const languages = Object.keys(LANGUAGES) as readonly Language[]

const addressOf = (origin: string, path: string, language: Language) =>
  escapeHtml(origin + pathIn(language, path))

function document(root: string, namespaces: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
}

/** What crawlers are told first. */
export function toRobots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
