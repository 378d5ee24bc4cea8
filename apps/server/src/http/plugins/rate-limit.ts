import rateLimit from '@fastify/rate-limit'
import { ROLES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import { clientAddressOf } from '../client-address-of.ts'

/** API contract §4: any request, per address or, for members, per account. */
const WINDOWS = [
  { max: 50, timeWindow: 10_000 },
  { max: 200, timeWindow: 60_000 },
] as const

/** API contract §4: writes, per member. */
const WRITES_WINDOW_MS = 60_000
const MEMBER_WRITES = 30
const CONTRIBUTOR_WRITES = 120

const READING_METHODS = new Set(['GET', 'HEAD'])

/** How much more all may ask together who come through a proxy that is not trusted. */
const PROXY_FACTOR = 20

type Options = { readonly isEnabled: boolean }

/**
 * Limits requests per client address (IPv6: per /64) or, for members, per account, and the writes
 * of members. Counts live in this process's memory behind the library's store interface: several
 * processes each allow the full amount until a store over the database is given here.
 */
export const rateLimitPlugin = fp<Options>(
  async (app, { isEnabled }) => {
    if (!isEnabled) return
    await app.register(rateLimit, { global: false })
    const keyGenerator = (request: FastifyRequest) =>
      request.viewer.member ? `member:${request.viewer.member.id}` : clientAddressOf(request).key
    const limiters = WINDOWS.map((window) => app.createRateLimit({ ...window, keyGenerator }))
    // All together who come through a proxy nobody has told us to trust.
    const crowds = WINDOWS.map(({ max, timeWindow }) =>
      app.createRateLimit({
        max: max * PROXY_FACTOR,
        timeWindow,
        keyGenerator: (request) => `proxy ${clientAddressOf(request).proxy}`,
      }),
    )
    const writes = app.createRateLimit({
      keyGenerator,
      timeWindow: WRITES_WINDOW_MS,
      max: ({ viewer }) =>
        viewer.level >= ROLES.CONTRIBUTOR.level ? CONTRIBUTOR_WRITES : MEMBER_WRITES,
    })
    app.addHook('onRequest', async (request: FastifyRequest) => {
      if (request.routeOptions.config.isUnlimited) return
      const isWrite = !READING_METHODS.has(request.method) && request.viewer.member !== null
      const isInCrowd = !request.viewer.member && clientAddressOf(request).proxy !== undefined
      for (const limit of [
        ...(isInCrowd ? crowds : []),
        ...limiters,
        ...(isWrite ? [writes] : []),
      ]) {
        const result = await limit(request)
        if (!result.isAllowed && result.isExceeded)
          throw new AppError('TOO_MANY_REQUESTS', { retryAfter: result.ttlInSeconds })
      }
    })
  },
  { name: 'rate-limit' },
)
