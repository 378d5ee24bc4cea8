import { type Language, meantPath, REDIRECTS } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { isApiPath, pathOf } from '../../http/plugins/api-path.ts'
import { sendError } from '../../http/plugins/error-reply.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { bannerReader } from '../setting/setting.service.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { crawlerRoutes } from './crawler.routes.ts'
import { NAMED_PAGE_PATHS, namedPageRoutes } from './named-page.routes.ts'
import { sendNotBuilt } from './not-built-page.ts'
import type { ShownPage } from './page-shell.ts'
import type { PageShells } from './page-shells.ts'
import { QUESTION_PAGE, withQuestions } from './question-page.ts'
import {
  DESCRIBED_PAGES,
  type DescribedPage,
  describedPage,
  NOT_FOUND_PAGES,
} from './page-descriptions.ts'
import { pictureRoutes } from './picture.routes.ts'
import { POST_PAGE_PATHS, postPageRoutes } from './post-page.routes.ts'
import { queryOf, sendPage } from './send-page.ts'
import { SHORT_LINK_PAGE, shortLinkPageRoutes } from './short-link-page.ts'
import { webFileRoutes } from './web-files.ts'
import { THING_LIST_PATHS, THING_PAGE_PATHS, thingPageRoutes } from './thing-page.routes.ts'

type Options = {
  readonly webRoot: string
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly publicUrl: string | undefined
  /** Drawn pictures are kept there. */
  readonly dataDir: string
  /** The site's own address, for what leaves it. */
  readonly origin: string
}

/** Serves the built web app: files under their names, and the page shell for every page. */
export async function webAppRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { webRoot, shells, context, publicUrl } = options
  const readBanner = bannerReader(context.database, context.clock)
  if (shells) await app.register(webFileRoutes, { webRoot })
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pageIn: (language: Language) => ShownPage,
  ) => {
    if (!shells) return sendNotBuilt(reply)
    const shell = shells.of(request)
    const page = pageIn(shell.language)
    return sendPage({ shell, request, reply, page, publicUrl, banner: await readBanner() })
  }

  await app.register(thingPageRoutes, { ...options, readBanner })
  await app.register(crawlerRoutes, options)
  await app.register(postPageRoutes, { ...options, readBanner })
  await app.register(namedPageRoutes, { ...options, readBanner })
  await app.register(shortLinkPageRoutes, { ...options, readBanner })
  await app.register(pictureRoutes, { ...options, sitePicture: shells?.picture ?? null })
  app.get(QUESTION_PAGE, async (request, reply) => {
    const { origin } = options
    return show(request, reply, (language) =>
      withQuestions(describedPage(QUESTION_PAGE, language), { origin, language }),
    )
  })
  for (const { path } of DESCRIBED_PAGES.filter(isPlain))
    app.get(path, async (request, reply) =>
      show(request, reply, (language) => describedPage(path, language)),
    )
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, async (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`${to}${queryOf(request)}`, 308),
    )
  }
  const known = new Set(DESCRIBED_PAGES.map(({ path }) => path))
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    const meant = meantPath(request.url)
    if (meant !== null) return reply.header('cache-control', 'no-cache').redirect(meant, 308)
    if (isApiPath(path) || isFilePath(path)) return sendError(request, reply, notFound())
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendError(request, reply, known.has(path) ? onlyReading() : notFound())
    const withoutSlash = path.replace(/\/$/, '')
    if (known.has(withoutSlash)) return reply.redirect(`${withoutSlash}${queryOf(request)}`, 308)
    return show(request, reply, (language) => NOT_FOUND_PAGES[language])
  })
}

/** Pages that are the same whatever is in the data. */
const isPlain = ({ path }: DescribedPage) =>
  path !== SHORT_LINK_PAGE &&
  path !== QUESTION_PAGE &&
  !POST_PAGE_PATHS.has(path) &&
  !NAMED_PAGE_PATHS.has(path) &&
  !THING_PAGE_PATHS.has(path) &&
  !THING_LIST_PATHS.has(path)

const notFound = () => new AppError('NOT_FOUND')
const onlyReading = () => new AppError('METHOD', { allow: ['GET', 'HEAD'] })

/** `/assets/…`, and names with a dot: files that do not exist, never a page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.includes('.')
}
