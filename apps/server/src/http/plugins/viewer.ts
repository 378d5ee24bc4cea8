import fp from 'fastify-plugin'
import { tokenOf } from '../../security/session-cookie.ts'
import { readReader } from '../../modules/session/session.service.ts'
import { type Reader, VISITOR } from '../viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { isApiPath } from './api-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; a visitor on everything that is not an API request. */
    reader: Reader
  }
}

/** Finds out who asks, before the limits and permissions that depend on it. */
export const readerPlugin = fp<ServerContext>(
  async (app, context) => {
    app.decorateRequest('reader')
    app.addHook('onRequest', async (request) => {
      request.reader = VISITOR
      if (!isApiPath(request.url) || request.routeOptions.config.isUnlimited) return
      const token = tokenOf(request, context.cookie)
      if (token !== undefined) request.reader = await readReader(context, token)
    })
  },
  { name: 'reader' },
)
