import { PAGE_PATHS, pageAt } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { escapeHtml } from './page-head.ts'

/** More than one file may hold (sitemaps.org). */
const MOST_PAGES = 50_000

type Entry = { readonly path: string; readonly updatedAt: number | null }

/** The pages without ids that are of use to search engines. */
const FIXED: readonly Entry[] = PAGE_PATHS.filter((path) => {
  const { isPrivate, canonical, permission } = pageAt(path)
  return (
    !path.includes(':') && isPrivate !== true && canonical === undefined && permission === undefined
  )
}).map((path) => ({ path, updatedAt: null }))

/** Every page a search engine may show, as sitemaps.org writes it. */
export function toSitemap(origin: string, things: readonly Entry[]): string {
  const urls = [...FIXED, ...things].slice(0, MOST_PAGES).map(({ path, updatedAt }) => {
    const written = updatedAt === null ? '' : `<lastmod>${formatDate(updatedAt)}</lastmod>`
    return `<url><loc>${escapeHtml(origin + path)}</loc>${written}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
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
