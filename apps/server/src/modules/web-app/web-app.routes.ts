import { REDIRECTS } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { isApiPath, pathOf } from '../../http/plugins/api-path.ts'
import { sendError } from '../../http/plugins/error-reply.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { bannerReader } from '../setting/setting.service.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { sendNotBuilt } from './not-built-page.ts'
import type { PageShell, ShownPage } from './page-shell.ts'
import { QUESTION_PAGE, withQuestions } from './question-page.ts'
import { DESCRIBED_PAGES, type DescribedPage, NOT_FOUND_PAGE } from './page-descriptions.ts'
import { pictureRoutes } from './picture.routes.ts'
import { POST_PAGE_PATHS, postPageRoutes } from './post-page.routes.ts'
import { queryOf, sendPage } from './send-page.ts'
import { SHORT_LINK_PAGE, shortLinkPageRoutes } from './short-link-page.ts'
import { webFileRoutes } from './web-files.ts'
import { THING_LIST_PATHS, THING_PAGE_PATHS, thingPageRoutes } from './thing-page.routes.ts'

type Options = {
  readonly webRoot: string
  readonly shell: PageShell | null
  readonly context: ServerContext
  readonly publicUrl: string | undefined
  /** Drawn pictures are kept there. */
  readonly dataDir: string
  /** The site's own address, for what leaves it. */
  readonly origin: string
}

/** Serves the built web app: files under their names, and the page shell for every page. */
export async function webAppRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { webRoot, shell, context, publicUrl } = options
  const readBanner = bannerReader(context.database, context.clock)
  if (shell) await app.register(webFileRoutes, { webRoot })
  const show = async (request: FastifyRequest, reply: FastifyReply, page: ShownPage) =>
    shell
      ? sendPage({ shell, request, reply, page, publicUrl, banner: await readBanner() })
      : sendNotBuilt(reply)

  await app.register(thingPageRoutes, { ...options, readBanner })
  await app.register(postPageRoutes, { ...options, readBanner })
  await app.register(shortLinkPageRoutes, { ...options, readBanner })
  await app.register(pictureRoutes, { ...options, sitePicture: shell?.picture ?? null })
  app.get(QUESTION_PAGE, async (request, reply) => {
    const page = DESCRIBED_PAGES.find(({ path }) => path === QUESTION_PAGE) ?? NOT_FOUND_PAGE
    return show(request, reply, withQuestions(page, options.origin))
  })
  for (const page of DESCRIBED_PAGES.filter(isPlain))
    app.get(page.path, async (request, reply) => show(request, reply, page))
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, async (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`${to}${queryOf(request)}`, 308),
    )
  }
  const known = new Set(DESCRIBED_PAGES.map(({ path }) => path))
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (isApiPath(path) || isFilePath(path)) return sendError(request, reply, notFound())
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendError(request, reply, known.has(path) ? onlyReading() : notFound())
    const withoutSlash = path.replace(/\/$/, '')
    if (known.has(withoutSlash)) return reply.redirect(`${withoutSlash}${queryOf(request)}`, 308)
    return show(request, reply, NOT_FOUND_PAGE)
  })
}

/** Pages that are the same whatever is in the data. */
const isPlain = ({ path }: DescribedPage) =>
  path !== SHORT_LINK_PAGE &&
  path !== QUESTION_PAGE &&
  !POST_PAGE_PATHS.has(path) &&
  !THING_PAGE_PATHS.has(path) &&
  !THING_LIST_PATHS.has(path)

const notFound = () => new AppError('NOT_FOUND')
const onlyReading = () => new AppError('METHOD', { allow: ['GET', 'HEAD'] })

/** `/assets/…`, and names with a dot: files that do not exist, never a page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.includes('.')
}
