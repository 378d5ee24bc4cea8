import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import { isApiPath, pathOf } from './api-path.ts'

/** API contract §2, limits. */
export const MAX_URL_BYTES = 8 * 1024

/** Refuses requests whose outer shape is wrong, before anything looks at their content. */
export const requestShapePlugin = fp(
  async (app) => {
    const routes: KnownRoute[] = []
    app.addHook('onRoute', ({ method, url }) => {
      const methods = Array.isArray(method) ? method : [method]
      routes.push({ methods, segments: url.split('/') })
    })

    app.addHook('onRequest', async (request) => {
      if (request.originalUrl.length > MAX_URL_BYTES) throw new AppError('URI_TOO_LONG')
      if (!hasOneHost(request.raw)) throw new AppError('BAD_REQUEST')
      if (!request.is404 || !isApiPath(request.url)) return
      const allow = methodsAt(routes, pathOf(request.url))
      throw allow.length > 0 ? new AppError('METHOD', { allow }) : new AppError('NOT_FOUND')
    })
  },
  { name: 'request-shape' },
)

type KnownRoute = { readonly methods: readonly string[]; readonly segments: readonly string[] }

/** The methods that do exist on a path, for the `Allow` header of a 405. */
function methodsAt(routes: readonly KnownRoute[], path: string): string[] {
  const segments = path.split('/')
  const matching = routes.filter(
    (route) =>
      route.segments.length === segments.length &&
      route.segments.every((part, index) => part.startsWith(':') || part === segments[index]),
  )
  return [...new Set(matching.flatMap(({ methods }) => methods))].sort()
}

/** HTTP/1.1 asks for exactly one Host; Node would answer a missing one with an empty body. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 || (count === 0 && httpVersion === '1.0')
}
