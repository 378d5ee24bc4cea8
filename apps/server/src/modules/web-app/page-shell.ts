import { hash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type Language } from '@gyeol/contract'
import type { Encoding } from '../../http/accept-encoding.ts'
import { encodeInTurn, encodeQuickly, type PageText, type RenderedPage } from './page-encoding.ts'
import { escapeHtml, renderHead } from './page-head.ts'
import type { DescribedPage } from './page-descriptions.ts'
import { type FirstRows, keyOfRows, writtenRows } from './first-rows.ts'
import type { DrawnPage } from './page-drawer.ts'
import type { PagePicture } from '../share-picture/page-picture.ts'
import { type PagePreloads, preloadLinks, tapLinks, type TapPlace } from './page-preloads.ts'
import { type StyleTexts, withStyles } from './page-styles.ts'
import type { StructuredData } from './structured-data.ts'
import { writtenAnswers } from './written-answers.ts'

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

/** What a page shows before its scripts have come, as the web build drew it (`first-sights.json`). */
export type FirstSights = Readonly<Record<string, string>>

/** The same with the first rows of the page's list, and the key of those rows (`row-sights.json`). */
export type RowSights = Readonly<Record<string, { readonly key: string; readonly html: string }>>

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
  readonly content?: PageContent
  readonly reading?: PageReading
  /** What search engines are told beside it; it changes with the content or the reading only. */
  readonly structured?: () => readonly StructuredData[]
  /** Its own preview picture; it changes with the content or the reading only. */
  readonly picture?: () => PagePicture
  /** The first rows of its list. */
  readonly firstRows?: FirstRows
  /** What it shows of the moment, drawn just now. */
  readonly drawn?: DrawnPage | null
  /** One line over everything; none when empty. */
  readonly banner?: string
}

/** What a page says in plain HTML until its scripts have come. */
export type PageContent = {
  /** Another one whenever the content is. */
  readonly version: string
  /** Stands where the app draws itself. */
  readonly body: () => string
  /** Stands behind it and is not seen. */
  readonly tail: () => string
}

/** What a page says where no script runs, while its first sight stays what it is. */
export type PageReading = {
  /** Another one whenever the page says something else. */
  readonly version: string
  readonly body: () => string
  /** One page of very many. */
  readonly isOneOfMany: boolean
}

/** Makes a shell of the text of index.html. Throws when the marker for the head is missing. */
export function createShell(
  html: string,
  site: {
    readonly language?: Language
    readonly publicUrl: string | undefined
    readonly picture: SitePicture | null
    readonly preloads?: PagePreloads
    readonly firstSights?: FirstSights
    readonly rowSights?: RowSights
    readonly styles?: StyleTexts
    readonly screens?: string
  },
): PageShell {
  const [before, after, ...rest] = html.split(HEAD_MARKER)
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error(`index.html must contain ${HEAD_MARKER} exactly once`)
  const { language = DEFAULT_LANGUAGE } = site
  const rendered = new Map<string, Promise<RenderedPage>>()
  return {
    language,
    scriptHashes: inlineScriptHashes(html),
    picture: site.picture,
    screens: site.screens ?? '',
    async render(page, path, encoding) {
      const { content, reading, banner = '' } = page
      const key = JSON.stringify([
        encoding,
        page.path,
        path,
        page.canonical,
        content?.version,
        reading?.version,
        page.drawn?.version,
        banner,
      ])
      const known = rendered.get(key)
      if (known) return known
      const withTap = site.firstSights?.[page.path] !== undefined
      const links = preloadLinks(site.preloads ?? {}, page.path, { shell: html, withTap })
      // Behind the shell's own styles, so that a screen's styles win over the common ones.
      const body = links === '' ? after : after.replace('</head>', () => `${links}\n  </head>`)
      const head = renderHead(page, { path, ...site, language })
      const whole = withReading(before + head + body, reading)
      const filled = content ? withContent(whole, content, site) : withFirstSight(whole, page, site)
      const isOneOfMany = content !== undefined || reading?.isOneOfMany === true
      const isPassing = isOneOfMany || page.canonical !== undefined || banner !== ''
      const said = withBanner(filled, banner)
      const made = encodeQuickly(said, encoding)
      const [oldest] = rendered.keys()
      if (rendered.size >= MAX_RENDERED && oldest !== undefined) rendered.delete(oldest)
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

type Sight = {
  readonly preloads?: PagePreloads
  readonly firstSights?: FirstSights
  readonly rowSights?: RowSights
  readonly styles?: StyleTexts
}

/** Puts in what a page says; the words for those without scripts are then not needed. */
function withContent(page: string, { body, tail }: PageContent, { styles }: Sight): PageText {
  const { html, scripts, styleHashes } = paintedFirst(page.replace(NO_SCRIPT, ''), styles)
  const text = html.replace(EMPTY_ROOT, () =>
    [`<div id="root">${body()}</div>`, tail(), ...scripts].join('\n    '),
  )
  return { text, styleHashes }
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

/** Puts what there is to read in place of the words for those without scripts. */
function withReading(page: string, reading: PageReading | undefined): string {
  return reading ? page.replace(NO_SCRIPT, () => `<noscript>${reading.body()}</noscript>`) : page
}

/**
 * Puts in what the page shows before its scripts have come: inert, because nothing on it works until
 * then (the app takes that off again), and marked where the app draws the same first. Its styles come
 * with it, and its scripts are named behind it: it is drawn as soon as it is there, while they are
 * fetched. What the first tap needs waits in templates that a script of the shell empties when a tap
 * is kept.
 */
function withFirstSight(page: string, shown: ShownPage, { firstSights, ...site }: Sight): PageText {
  const { path, firstRows, drawn } = shown
  const rowSight = firstRows && site.rowSights?.[path]
  // Rows that somebody has changed since are not shown as they were.
  const isSame =
    rowSight !== undefined && firstRows !== undefined && rowSight.key === keyOfRows(firstRows)
  const firstSight = drawn?.html ?? (isSame ? rowSight?.html : firstSights?.[path])
  if (firstSight === undefined) return { text: page, styleHashes: [] }
  const links = (place: TapPlace) => tapLinks(site.preloads ?? {}, path, place)
  const { html, scripts, styleHashes } = paintedFirst(page, site.styles)
  // The app would draw rows where there are some.
  const isAlike = isSame || firstRows === undefined
  const text = html.replace(EMPTY_ROOT, () =>
    [
      `<div id="root" inert${isAlike ? ' data-drawn="alike"' : ''}>${firstSight}</div>`,
      ...(firstRows ? [writtenRows(firstRows)] : []),
      ...(drawn ? [writtenAnswers(drawn.written)] : []),
      ...scripts,
      template('tap-parts', links('tap')),
      template('header-tap-parts', links('headerTap')),
    ].join('\n    '),
  )
  return { text, styleHashes }
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
