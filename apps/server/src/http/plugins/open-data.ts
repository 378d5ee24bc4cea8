import fp from 'fastify-plugin'
import { isKnown, tagOf } from '../prepared-answer.ts'

/**
 * What lets pages of other origins read an answer (Fetch standard): without `Allow-Credentials`, so
 * that nobody's session goes along. No preflight is answered; a plain GET needs none.
 */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
} as const

/**
 * Lets other programs use what everybody may read: from any origin, refusals too, and with an ETag on every
 * answer, so that who asks again is only told that nothing has changed.
 */
export const openDataPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.config.isOpenToAll === true) reply.headers(OPEN_TO_ALL)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { isOpenToAll } = request.routeOptions.config
      if (isOpenToAll !== true || reply.statusCode !== 200 || reply.hasHeader('etag'))
        return payload
      if (typeof payload !== 'string') return payload
      const etag = `"${tagOf(payload)}"`
      reply.header('etag', etag)
      if (!isKnown(request.headers['if-none-match'], etag)) return payload
      reply.code(304).removeHeader('content-type').removeHeader('content-length')
      return null
    })
  },
  { name: 'open-data' },
)
