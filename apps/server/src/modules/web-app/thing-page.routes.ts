import { thingListPath, thingPath } from '@gyeol/catalogue'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ID_PATTERN, THING_CODES, type ThingEntity } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { pickEncoding } from '../../http/accept-encoding.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import {
  findThingPage,
  findThingPath,
  listThingPages,
  listThings,
} from '../thing/thing-page.service.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { DESCRIBED_PAGES, NOT_FOUND_PAGE } from './page-descriptions.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { thingWords } from './words-of-page.ts'
import type { PageShell } from './page-shell.ts'
import { listPosts, POST_KINDS } from './post-page.ts'
import { queryOf, sendMissing, sendPage, sendRendered } from './send-page.ts'
import { toRobots, toSitemap } from './sitemap.ts'
import { breadcrumbs, itemList } from './structured-data.ts'
import { goneThingBody, listBody, thingBody } from './thing-page-html.ts'
import { writtenAnswers } from './written-answers.ts'

const GONE_TITLE = '자료에 없어요'

/** The pages of things have the id alone in their address. */
export const THING_PAGE_PATHS: ReadonlySet<string> = new Set(
  THING_CODES.map((entity) => thingPath(entity, ':id')),
)

/** The lists over which things are opened. */
export const THING_LIST_PATHS: ReadonlySet<string> = new Set(THING_CODES.map(thingListPath))

type Options = {
  readonly shell: PageShell | null
  readonly context: ServerContext
  readonly webRoot: string
  readonly publicUrl: string | undefined
  /** The site's own address, for what leaves it. */
  readonly origin: string
  /** What every page says at its top. */
  readonly readBanner: () => Promise<string>
}

/** `?id=` opens a thing over its list: a quick look at what its own page shows. */
async function pageOfSheet(
  context: ServerContext,
  entity: ThingEntity,
  query: string,
): Promise<string | null> {
  const id = new URLSearchParams(query).get('id')
  if (id === null || !ID_PATTERN.test(id)) return null
  return findThingPath(context, entity, id)
}

/** The pages of single things, written with what they are about, and the list of them for crawlers. */
export async function thingPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shell, context, readBanner } = options
  for (const entity of THING_CODES) {
    const path = thingPath(entity, ':id')
    const described = DESCRIBED_PAGES.find((page) => page.path === path) ?? NOT_FOUND_PAGE
    app.get(path, async (request, reply) => {
      if (!shell) return sendNotBuilt(reply)
      // The path of this very route has it.
      const { id } = request.params as { readonly id: string }
      // What cannot be an id is not looked for.
      const found = await findThingPage(context, entity, ID_PATTERN.test(id) ? id : '')
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const banner = await readBanner()
      if (found.kind === 'moved')
        return reply
          .header('cache-control', 'no-cache')
          .redirect(`${found.path}${queryOf(request)}`, 308)
      if (found.kind === 'gone') {
        const body = () => goneThingBody(found)
        const content = { version: `gone ${entity}`, body, tail: () => '' }
        const gone = { ...described, title: GONE_TITLE, isPrivate: true, content, banner } as const
        return sendMissing({ reply }, await shell.render(gone, null, encoding), encoding)
      }
      const { page } = found
      const { title: fullTitle, description, version } = page
      const content = {
        version,
        body: () => thingBody(page),
        tail: () => writtenAnswers(page.answers),
      }
      const structured = () => [
        breadcrumbs(options.origin, [
          { name: page.listName, path: page.listPath },
          { name: page.name, path: thingPath(entity, id) },
        ]),
      ]
      const picture = () => pagePicture(thingPath(entity, id), thingWords(page))
      const shown = { ...described, fullTitle, description, content, structured, picture, banner }
      return sendRendered(
        { request, reply },
        await shell.render(shown, thingPath(entity, id), encoding),
        encoding,
      )
    })
  }

  thingListRoutes(app, options)
  await crawlerRoutes(app, options)
}

/** The lists of things, with their first rows for those without scripts. */
function thingListRoutes(app: ServerInstance, options: Options): void {
  const { shell, context, publicUrl, readBanner } = options
  for (const entity of THING_CODES) {
    const path = thingListPath(entity)
    const list = DESCRIBED_PAGES.find((page) => page.path === path) ?? NOT_FOUND_PAGE
    app.get(path, async (request, reply) => {
      if (!shell) return sendNotBuilt(reply)
      const canonical = await pageOfSheet(context, entity, queryOf(request))
      const { version, rows, total } = await listThings(context, entity)
      const name = { name: list.title, path }
      const page = {
        ...list,
        ...(canonical === null ? {} : { canonical }),
        structured: () => [
          breadcrumbs(options.origin, [name]),
          itemList(options.origin, { total, rows }),
        ],
        reading: { version, body: () => listBody(list.title, rows), isOneOfMany: false },
      }
      return sendPage({ shell, request, reply, page, publicUrl, banner: await readBanner() })
    })
  }
}

/** What crawlers ask for first: the list of all pages, and what they may read. */
async function crawlerRoutes(
  app: ServerInstance,
  { context, webRoot, origin }: Options,
): Promise<void> {
  let sitemap: { readonly version: string; readonly answer: PreparedAnswer } | undefined
  app.get('/sitemap.xml', async (request, reply) => {
    const things = await listThingPages(context)
    const posts = await Promise.all(POST_KINDS.map(async (kind) => listPosts(context, kind)))
    const written = posts.flatMap(({ rows }) => rows.map(({ path }) => ({ path, updatedAt: null })))
    const version = JSON.stringify([things.version, written])
    if (sitemap?.version !== version) {
      const contentType = 'application/xml; charset=utf-8'
      const text = toSitemap(origin, [...written, ...things.pages])
      sitemap = { version, answer: new PreparedAnswer(text, { contentType }) }
    }
    return sitemap.answer.sendTo(request, reply)
  })

  if (existsSync(join(webRoot, 'robots.txt'))) return
  const robots = new PreparedAnswer(toRobots(origin), { contentType: 'text/plain; charset=utf-8' })
  app.get('/robots.txt', async (request, reply) => robots.sendTo(request, reply))
}
