import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'

/** API contract §4: any request, per address. */
const WINDOWS = [
  { max: 50, timeWindow: 10_000 },
  { max: 200, timeWindow: 60_000 },
] as const

type Options = { readonly isEnabled: boolean }

/**
 * Limits requests per client address (IPv6: per /64). Counts live in this process's memory behind
 * the library's store interface: several processes each allow the full amount until a store over
 * the database is given here.
 */
export const rateLimitPlugin = fp<Options>(
  async (app, { isEnabled }) => {
    if (!isEnabled) return
    await app.register(rateLimit, { global: false })
    const limiters = WINDOWS.map((window) => app.createRateLimit(window))
    app.addHook('onRequest', async (request: FastifyRequest) => {
      if (request.routeOptions.config.isUnlimited) return
      for (const limit of limiters) {
        const result = await limit(request)
        if (!result.isAllowed && result.isExceeded)
          throw new AppError('TOO_MANY_REQUESTS', { retryAfter: result.ttlInSeconds })
      }
    })
  },
  { name: 'rate-limit' },
)
