import {
  DEFAULT_LANGUAGE,
  ENGLISH_PRODUCT_NAME,
  LANGUAGES,
  type Language,
  PRODUCT_NAME,
  pathIn,
} from '@gyeol/contract'
import { PICTURE_SIZE } from '../share-picture/picture-words.ts'
import type { DescribedPage } from './page-descriptions.ts'
import type { PagePicture } from '../share-picture/page-picture.ts'
import { type StructuredData, structuredTag } from './structured-data.ts'

/** What a page's head needs to know besides the page itself. */
export type HeadContext = {
  /** The address asked for, a path of our own making; null for addresses that are none of ours. */
  readonly path: string | null
  readonly publicUrl: string | undefined
  readonly language: Language
  /** The site's own preview picture, null without one. */
  readonly picture: { readonly path: string } | null
}

const WORDS: Readonly<
  Record<Language, { readonly product: string; readonly pictureAlt: string; readonly og: string }>
> = {
  korea: {
    product: PRODUCT_NAME,
    pictureAlt: `${PRODUCT_NAME}: 토람 온라인 옵션 부여, 크리스타, 스킬 포인트`,
    og: 'ko_KR',
  },
  english: {
    product: ENGLISH_PRODUCT_NAME,
    pictureAlt: `${ENGLISH_PRODUCT_NAME}: statting, crystas and skill points of Toram Online`,
    og: 'en_US',
  },
}

// Object.keys forgets the type of the keys; there are no others.
const languages = Object.keys(LANGUAGES) as readonly Language[]

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
  page: DescribedPage & {
    readonly structured?: () => readonly StructuredData[]
    readonly picture?: () => PagePicture
  },
  context: HeadContext,
): string {
  const { product, og } = WORDS[context.language]
  const title = page.fullTitle ?? titleOf(page, product)
  const canonical = canonicalUrl(page, context)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isPrivate ? [meta('name', 'robots', 'noindex')] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...alternates(page, context),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product),
    meta('property', 'og:locale', og),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    // A preview's address must be absolute; without a public address there is none.
    ...(canonical && context.publicUrl ? [meta('property', 'og:url', canonical)] : []),
    ...pictureTags(page.picture?.() ?? sitePicture(context), context),
    ...(page.structured?.() ?? []).map(structuredTag),
  ].join('\n    ')
}

function titleOf({ path, title }: DescribedPage, product: string): string {
  return path === '/' ? `${product} - ${title}` : `${title} | ${product}`
}

function canonicalUrl(page: DescribedPage, context: HeadContext): string | null {
  const { path, publicUrl = '', language } = context
  const own = page.canonical ?? path
  return own === null ? null : `${publicUrl}${pathIn(language, own)}`
}

/** Where the page is in each language; for those that search engines may show, and by whole addresses only. */
function alternates(page: DescribedPage, { path, publicUrl }: HeadContext): readonly string[] {
  const own = page.canonical ?? path
  if (own === null || publicUrl === undefined || page.isPrivate) return []
  const link = (tag: string, language: Language) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(publicUrl + pathIn(language, own))}">`
  return [
    ...languages.map((language) => link(LANGUAGES[language].tag, language)),
    link('x-default', DEFAULT_LANGUAGE),
  ]
}

function sitePicture({ picture, language }: HeadContext): PagePicture | null {
  return picture === null ? null : { path: picture.path, alt: WORDS[language].pictureAlt }
}

function pictureTags(
  picture: PagePicture | null,
  { publicUrl = '' }: HeadContext,
): readonly string[] {
  if (picture === null) return []
  const { path, alt } = picture
  return [
    meta('property', 'og:image', `${publicUrl}${path}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', alt),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
