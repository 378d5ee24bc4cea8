import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { THING_CODES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { listThingPages } from '../thing/thing-page.service.ts'
import { listPostPaths } from './post-paths.ts'
import { type Entry, FIXED_PAGES, toRobots, toSitemap, toSitemapIndex } from './sitemap.ts'

type Options = {
  readonly context: ServerContext
  readonly webRoot: string
  /** The site's own address, for what leaves it. */
  readonly origin: string
}

type Part = { readonly version: string; readonly pages: readonly Entry[] }
type Kept = { readonly version: string; readonly answer: PreparedAnswer }

const XML = { contentType: 'application/xml; charset=utf-8' }

/** What crawlers ask for first: the lists of all pages, and what they may read. */
export async function crawlerRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { webRoot, origin } = options
  const parts = partsOf(options)
  const index = new PreparedAnswer(toSitemapIndex(origin, Object.keys(parts)), XML)
  app.get('/sitemap.xml', async (request, reply) => index.sendTo(request, reply))

  const kept = new Map<string, Kept>()
  app.get('/sitemap/:file', async (request, reply) => {
    // The path of this very route has it.
    const { file } = request.params as { readonly file: string }
    const name = file.replace(/\.xml$/, '')
    const read = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (read === undefined || name === file) throw new AppError('NOT_FOUND')
    const { version, pages } = await read()
    let known = kept.get(name)
    if (known?.version !== version) {
      known = { version, answer: new PreparedAnswer(toSitemap(origin, pages), XML) }
      kept.set(name, known)
    }
    return known.answer.sendTo(request, reply)
  })

  if (existsSync(join(webRoot, 'robots.txt'))) return
  const robots = new PreparedAnswer(toRobots(origin), { contentType: 'text/plain; charset=utf-8' })
  app.get('/robots.txt', async (request, reply) => robots.sendTo(request, reply))
}

/** The lists by the names of their files; a list of things is written anew only when it has changed. */
function partsOf({ context }: Options): Readonly<Record<string, () => Promise<Part>>> {
  const things = THING_CODES.map(
    (entity) => [entity, async () => listThingPages(context, entity)] as const,
  )
  return {
    pages: async () => ({ version: 'fixed', pages: FIXED_PAGES }),
    posts: async () => {
      const paths = await listPostPaths(context)
      const pages = paths.map((path) => ({ path, updatedAt: null }))
      return { version: JSON.stringify(pages), pages }
    },
    ...Object.fromEntries(things),
  }
}
