import { meantPath, PAGE_PATHS, REDIRECTS } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { isApiPath, pathOf } from '../../http/plugins/api-path.ts'
import { sendError } from '../../http/plugins/error-reply.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { pageRoutes, type PageSources, showMissing } from './page.routes.ts'
import { queryOf } from './send-page.ts'

/** Every address a reader may come by: pages, where earlier addresses lead now, and what is nowhere. */
export async function addressRoutes(app: ServerInstance, sources: PageSources): Promise<void> {
  await app.register(pageRoutes, sources)
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, async (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`${to}${queryOf(request)}`, 308),
    )
  }
  const known: ReadonlySet<string> = new Set(PAGE_PATHS)
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    const meant = meantPath(request.url)
    if (meant !== null) return reply.header('cache-control', 'no-cache').redirect(meant, 308)
    if (isApiPath(path) || isFilePath(path)) return sendError(request, reply, notFound())
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendError(request, reply, known.has(path) ? onlyReading() : notFound())
    const withoutSlash = path.replace(/\/$/, '')
    if (known.has(withoutSlash)) return reply.redirect(`${withoutSlash}${queryOf(request)}`, 308)
    return showMissing(sources, { request, reply })
  })
}

const notFound = () => new AppError('NOT_FOUND')
const onlyReading = () => new AppError('METHOD', { allow: ['GET', 'HEAD'] })

/** `/assets/…`, and names with a dot: files that do not exist, never a page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.includes('.')
}
