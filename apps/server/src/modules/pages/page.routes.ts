import { ID_PATTERN, type Language, PAGE_PATHS, type PagePath, pathIn } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerInstance } from '../../http/server-instance.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { drawableWords } from '../share-picture/picture-words.ts'
import type { Drawing } from './drawing.ts'
import type { DrawnPages } from './drawn-pages.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { type DescribedPage, describedPage } from './page-descriptions.ts'
import type { DrawnPage, ShownPage } from './page-shell.ts'
import type { PageShells } from './page-shells.ts'
import { queryOf, sendPage } from './send-page.ts'
import {
  article,
  breadcrumbs,
  frequentQuestions,
  gameEvent,
  itemList,
  type Site,
  webSite,
} from './structured-data.ts'

/** More is asked by nobody who reads. */
const LONGEST_QUERY = 200

/** Search engines take shorter ones for none. */
const SHORTEST_DESCRIPTION = 20

/** What pages are made of. */
export type PageSources = {
  readonly shells: PageShells | null
  readonly drawnPages: DrawnPages
  readonly publicUrl: string | undefined
  /** The site's own address, for what leaves it. */
  readonly origin: string
  readonly readBanner: () => Promise<string>
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Every page as its own route draws it; whatever cannot be drawn comes without, and the app draws it. */
export async function pageRoutes(app: ServerInstance, sources: PageSources): Promise<void> {
  for (const path of PAGE_PATHS)
    app.get(path, async (request, reply) => showPage(sources, path, { request, reply }))
}

async function showPage(
  sources: PageSources,
  path: PagePath,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { shells, drawnPages, publicUrl, readBanner, origin } = sources
  const { request, reply } = exchange
  if (!shells) return sendNotBuilt(reply)
  // The code of a short link may have come with what stood around it.
  if (path !== '/s/:code' && !areIds(request)) return showMissing(sources, exchange)
  const shell = shells.of(request)
  const { language } = shell
  const pathname = pathOf(request)
  const names = await drawnPages.searchParams(shell, path)
  const query = names === undefined ? null : knownQuery(request, names)
  const isThing = path.includes(':')
  const drawing =
    query === null ? null : await drawnPages.find(shell, `${pathname}${query}`, isThing)
  if (drawing?.location !== undefined)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(`${drawing.location}${queryOf(request)}`, 308)
  const described = describedPage(path, language)
  const shown = drawing && shownPage(drawing, { described, pathname, site: { origin, language } })
  const page = { ...described, ...shown, query: query ?? '' }
  return sendPage({
    ...exchange,
    shell,
    page,
    path: pathname,
    banner: await readBanner(),
    publicUrl,
  })
}

/** Says that there is no such page. */
export async function showMissing(
  { shells, drawnPages, publicUrl, readBanner }: PageSources,
  exchange: Exchange,
): Promise<FastifyReply> {
  if (!shells) return sendNotBuilt(exchange.reply)
  const shell = shells.of(exchange.request)
  const drawing = await drawnPages.find(shell, '/404')
  const page = {
    ...describedPage('/404', shell.language),
    ...(drawing ? { drawn: toDrawn(drawing, shell.language) } : {}),
    isMissing: true,
    query: '',
  }
  return sendPage({ ...exchange, shell, page, path: null, banner: await readBanner(), publicUrl })
}

const pathOf = ({ url }: FastifyRequest) => new URL(url, 'http://page').pathname

function areIds({ params }: FastifyRequest): boolean {
  return Object.values(params as Readonly<Record<string, string>>).every((id) =>
    ID_PATTERN.test(id),
  )
}

/** What of the query shows in what is drawn, with its question mark; null for what nobody asks who reads. */
function knownQuery(request: FastifyRequest, names: readonly string[]): string | null {
  const asked = new URLSearchParams(queryOf(request))
  const known = names.flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams(known).toString()
  if (query.length > LONGEST_QUERY) return null
  return query === '' ? '' : `?${query}`
}

type Place = {
  readonly described: DescribedPage
  readonly pathname: string
  readonly site: Site
}
type Shown = Omit<Partial<ShownPage>, 'path'>

function shownPage(drawing: Drawing, place: Place): Shown {
  const { pathname, site } = place
  const { status, head } = drawing
  const { title, description = '', canonical, picture } = head
  return {
    ...(description.length < SHORTEST_DESCRIPTION ? {} : { description }),
    ...(title === undefined ? {} : { fullTitle: title }),
    ...(canonical === undefined ? {} : { canonical }),
    ...(status === 404 ? { isMissing: true, isPrivate: true } : {}),
    ...(head.isForBrowser ? {} : { drawn: toDrawn(drawing, site.language) }),
    structured: () => structuredOf(head, place),
    ...(picture
      ? { picture: () => pagePicture(pathname, drawableWords(picture), site.language) }
      : {}),
  }
}

function toDrawn({ version, html, data, head }: Drawing, language: Language): DrawnPage {
  const links = (head.list?.rows ?? []).map(({ name, path }) => ({
    name,
    path: pathIn(language, path),
  }))
  return { version, html, data, isOwn: head.isOwn === true, links }
}

/** What search engines are told. */
function structuredOf(head: Drawing['head'], { described, pathname: path, site }: Place) {
  const { list, questions, description = '', article: written, gameEvent: event } = head
  if (path === '/') return [webSite(site, description)]
  // A page with an address of its own is its own way there; of things the drawing tells.
  const isOwnWay = described.path === path && !described.isPrivate && !head.isForBrowser
  const trail = head.trail ?? (isOwnWay ? [{ name: described.title, path }] : undefined)
  const named = { name: trail?.at(-1)?.name ?? '', path, description }
  return [
    ...(trail ? [breadcrumbs(site, trail)] : []),
    ...(list ? [itemList(site, list)] : []),
    ...(questions ? [frequentQuestions(questions)] : []),
    ...(written ? [article(site, { ...named, ...written })] : []),
    ...(event ? [gameEvent(site, { ...named, ...event })] : []),
  ]
}
