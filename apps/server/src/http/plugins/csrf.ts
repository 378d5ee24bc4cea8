import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import type { Config } from '../../config/config.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])
const OUR_SITES = new Set(['same-origin', 'none'])

type Options = Pick<Config, 'publicUrl'>

/**
 * Refuses unsafe methods that another site's page made: Sec-Fetch-Site must be ours or the user's
 * own act, and an Origin must be ours (API contract §2). Programs send neither and pass.
 */
export const csrfPlugin = fp<Options>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request) => {
      if (SAFE_METHODS.has(request.method)) return
      const site = request.headers['sec-fetch-site']
      if (typeof site === 'string' && !OUR_SITES.has(site)) throw new AppError('CSRF')
      const { origin } = request.headers
      if (origin !== undefined && !isOurs(origin, publicUrl, request)) throw new AppError('CSRF')
    })
  },
  { name: 'csrf' },
)

/** Without a configured address (on a developer's machine) ours is the host that was asked. */
function isOurs(origin: string, publicUrl: string | undefined, request: FastifyRequest): boolean {
  if (publicUrl !== undefined) return origin === publicUrl
  const url = URL.parse(origin)
  return url !== null && url.host !== '' && url.host === request.headers.host
}
