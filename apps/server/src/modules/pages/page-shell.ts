import { hash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type Language } from '@gyeol/contract'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../../http/accept-encoding.ts'
import { encodeInTurn, encodeQuickly, type PageText, type RenderedPage } from './page-encoding.ts'
import { escapeHtml, renderHead } from './page-head.ts'
import type { DescribedPage } from './page-descriptions.ts'
import { type Drawing, pageDataTag } from './drawing.ts'
import type { PagePicture } from '../share-picture/page-picture.ts'
import { type PagePreloads, preloadLinks, tapLinks, type TapPlace } from './page-preloads.ts'
import { type StyleTexts, withStyles } from './page-styles.ts'
import type { NamedPage, StructuredData } from './structured-data.ts'

/** Stands in the web app's index.html where a page's own head belongs. */
const HEAD_MARKER = '<!--page-head-->'

/** Scripts with an address, and the links that fetch such ahead. */
const FETCHED_SCRIPT =
  /\n? *(?:<script type="module"[^>]*\ssrc="[^"]*"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g

/** The script that starts the app, as the build wrote it. */
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]*)"[^>]*><\/script>/

/** Where the app draws itself. */
const EMPTY_ROOT = '<div id="root"></div>'

/** What the shell says where no script runs. */
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/

/** The pages of things are many; the rendered ones kept in memory are not. */
const MAX_RENDERED = 512

/** The site's own preview picture. */
export type SitePicture = { readonly path: string; readonly bytes: Buffer }

/** The web app's index.html, ready to be filled in for each page. */
export type PageShell = {
  readonly language: Language
  /** CSP sources of the inline scripts in the shell. */
  readonly scriptHashes: readonly string[]
  /** What previews show of pages without a picture of their own; null without one. */
  readonly picture: SitePicture | null
  /** Where the build has left what draws its pages; nothing is drawn when there is no such folder. */
  readonly screens: string
  /** The shell with a page's head; `path` null for an address that is none of ours. */
  readonly render: (
    page: ShownPage,
    path: string | null,
    encoding: Encoding,
  ) => Promise<RenderedPage>
}

/** A page, and what stands on it besides the shell. */
export type ShownPage = DescribedPage & {
  /** What its own route has drawn. */
  readonly drawn?: DrawnPage
  /** The query it was drawn for, with its question mark; empty without. */
  readonly query: string
  /** It says that there is nothing at its address. */
  readonly isMissing?: boolean
  /** What search engines are told beside it; it changes with what is drawn only. */
  readonly structured?: () => readonly StructuredData[]
  /** Its own preview picture; it changes with what is drawn only. */
  readonly picture?: () => PagePicture
  /** One line over everything; none when empty. */
  readonly banner?: string
}

/** A drawing as it stands in a page. */
export type DrawnPage = Pick<Drawing, 'html' | 'data'> & {
  /** Another one whenever the page says or shows something else. */
  readonly version: string
  /** Readers with work of their own see that in its place. */
  readonly isOwn: boolean
  /** Where its list leads, for those without scripts: its rows open over it. */
  readonly links: readonly NamedPage[]
}

/** Makes a shell of the text of index.html. Throws when the marker for the head is missing. */
export function createShell(
  html: string,
  site: {
    readonly language?: Language
    readonly publicUrl: string | undefined
    readonly picture: SitePicture | null
    readonly preloads?: PagePreloads
    readonly styles?: StyleTexts
    readonly screens?: string
  },
): PageShell {
  const [before, after, ...rest] = html.split(HEAD_MARKER)
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error(`index.html must contain ${HEAD_MARKER} exactly once`)
  const { language = DEFAULT_LANGUAGE } = site
  const rendered = new LRUCache<string, Promise<RenderedPage>>({ max: MAX_RENDERED })
  return {
    language,
    scriptHashes: inlineScriptHashes(html),
    picture: site.picture,
    screens: site.screens ?? '',
    async render(page, path, encoding) {
      const { drawn, query, banner = '' } = page
      const key = JSON.stringify([encoding, path, versionOf(page)])
      const known = rendered.get(key)
      if (known) return known
      const links = preloadLinks(site.preloads ?? {}, page.path, {
        shell: html,
        withTap: drawn !== undefined,
      })
      // Behind the shell's own styles, so that a screen's styles win over the common ones.
      const body = links === '' ? after : after.replace('</head>', () => `${links}\n  </head>`)
      const whole = before + renderHead(page, { path, ...site, language }) + body
      const filled = drawn
        ? withDrawing(whole, { path: page.path, query, drawn }, site)
        : { text: whole, styleHashes: [] }
      const isPassing =
        path !== page.path || query !== '' || banner !== '' || drawn?.data.at != null
      const said = withBanner(filled, banner)
      const made = encodeQuickly(said, encoding)
      // Those who ask meanwhile wait for the same one.
      rendered.set(key, made)
      made.catch(() => rendered.delete(key))
      const isWanted = () => rendered.get(key) === made
      if (!isPassing)
        void encodeInTurn(said, encoding, isWanted).then((smaller) => {
          if (smaller && isWanted()) rendered.set(key, Promise.resolve(smaller))
        })
      return made
    },
  }
}

/** Another one whenever the page says something else. */
function versionOf({ path, query, canonical, drawn, banner }: ShownPage) {
  return [path, query, canonical, drawn?.version, banner]
}

type Site = { readonly preloads?: PagePreloads; readonly styles?: StyleTexts }

type DrawnAt = Pick<ShownPage, 'path' | 'query'> & { readonly drawn: DrawnPage }

/**
 * Puts in what the page's route has drawn, for which query, and what the app needs to take it over. Its styles come with
 * it, and its scripts are named behind it: it is painted as soon as it is there, while they are fetched. What the
 * first click needs waits in templates that a script of the shell empties when a click is kept.
 */
function withDrawing(page: string, { path, query, drawn }: DrawnAt, site: Site): PageText {
  const { html, scripts, styleHashes } = paintedFirst(page.replace(NO_SCRIPT, ''), site.styles)
  const text = html.replace(EMPTY_ROOT, () =>
    [
      `<div id="root" data-drawn="${escapeHtml(query)}"${drawn.isOwn ? ' data-own' : ''}>${drawn.html}</div>`,
      ...linksWithoutScripts(drawn.links),
      pageDataTag(drawn.data),
      ...scripts,
      ...tapTemplates(path, site),
    ].join('\n    '),
  )
  return { text, styleHashes }
}

function linksWithoutScripts(links: readonly NamedPage[]): readonly string[] {
  if (links.length === 0) return []
  const items = links.map(
    ({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`,
  )
  return [`<noscript><ul>${items.join('')}</ul></noscript>`]
}

function tapTemplates(path: string, { preloads = {} }: Site): readonly string[] {
  const links = (place: TapPlace) => tapLinks(preloads, path, place)
  return [template('tap-parts', links('tap')), template('header-tap-parts', links('headerTap'))]
}

/**
 * A page with its styles in it and its scripts out of it: those belong behind what is to be seen. Only
 * the first file is asked for while the page is being drawn, so that the line never rests; a script of
 * the shell starts it once that is done, and takes the others out of their template then.
 */
function paintedFirst(page: string, styles: StyleTexts = new Map()) {
  const tags = [...page.matchAll(FETCHED_SCRIPT)].map(([tag]) => behindThePaint(tag.trim()))
  const { html, hashes: styleHashes } = withStyles(page.replaceAll(FETCHED_SCRIPT, ''), styles)
  const [entry] = tags.flatMap((tag) => ENTRY.exec(tag)?.[1] ?? [])
  if (entry === undefined) return { html, scripts: tags, styleHashes }
  const link = `<link rel="modulepreload" crossorigin fetchpriority="low" href="${entry}" data-start>`
  return {
    html: html.replace('</head>', () => `${link}\n  </head>`),
    scripts: [template('app-parts', tags.filter((tag) => !ENTRY.test(tag)).join(''))],
    styleHashes,
  }
}

/** What is to be seen is there already; nothing a script does comes before it. */
const behindThePaint = (tag: string) =>
  tag.replace(/ crossorigin /, ' crossorigin fetchpriority="low" ')

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`

/** Before the app's own place: it is there at once, without a script, and nothing moves for it. */
function withBanner(filled: PageText, banner: string): PageText {
  if (banner === '') return filled
  const line = `<p id="site-banner" class="site-banner">${escapeHtml(banner)}</p>`
  return {
    ...filled,
    text: filled.text.replace('<div id="root"', () => `${line}\n    <div id="root"`),
  }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/gi)
  return [...scripts].flatMap(({ groups }) => {
    if (/\ssrc\s*=/i.test(groups?.attributes ?? '')) return []
    return [`'sha256-${hash('sha256', groups?.code ?? '', 'base64')}'`]
  })
}
