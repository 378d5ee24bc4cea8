import { PRODUCT_NAME } from '@gyeol/contract'
import type { DescribedPage } from './page-descriptions.ts'
import { type StructuredData, structuredTag } from './structured-data.ts'

/** What a page's head needs to know besides the page itself. */
export type HeadContext = {
  /** The address asked for, a path of our own making; null for addresses that are none of ours. */
  readonly path: string | null
  readonly publicUrl: string | undefined
  /** Where the preview picture lies, null without one. */
  readonly imagePath: string | null
}

/** Width : height = 2 : 1, what KakaoTalk crops to. */
const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 600

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** Title, description, canonical link and link-preview tags of a page, as HTML. */
export function renderHead(
  page: DescribedPage & { readonly structured?: () => readonly StructuredData[] },
  context: HeadContext,
): string {
  const title = page.fullTitle ?? titleOf(page)
  const canonical = canonicalUrl(page, context)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isPrivate ? [meta('name', 'robots', 'noindex')] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    // A preview's address must be absolute; without a public address there is none.
    ...(canonical && context.publicUrl ? [meta('property', 'og:url', canonical)] : []),
    ...imageTags(context),
    ...(page.structured?.() ?? []).map(structuredTag),
  ].join('\n    ')
}

function titleOf({ path, title }: DescribedPage): string {
  return path === '/' ? `${PRODUCT_NAME} - ${title}` : `${title} | ${PRODUCT_NAME}`
}

function canonicalUrl(page: DescribedPage, { path, publicUrl = '' }: HeadContext): string | null {
  const own = page.canonical ?? path
  return own === null ? null : `${publicUrl}${own}`
}

function imageTags({ imagePath, publicUrl = '' }: HeadContext): string[] {
  if (imagePath === null) return []
  return [
    meta('property', 'og:image', `${publicUrl}${imagePath}`),
    meta('property', 'og:image:width', String(IMAGE_WIDTH)),
    meta('property', 'og:image:height', String(IMAGE_HEIGHT)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
