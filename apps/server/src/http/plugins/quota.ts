import type { QuotaName } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyRequest {
    /** Gives back what the request has taken from its quota; null when it has taken nothing. */
    giveQuotaBack: (() => Promise<void>) | null
    /** Counts the request in its quota, for routes whose handler alone knows whether it writes. */
    takeQuota: () => Promise<void>
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyContextConfig {
    quota?: QuotaName
    isQuotaTakenLate?: boolean
  }
}

type Options = {
  readonly isEnabled: boolean
  /** Takes one act from a quota or throws; gives what to call when the act came to nothing. */
  readonly take: (name: QuotaName, request: FastifyRequest) => Promise<() => Promise<void>>
}

/**
 * Counts what a route writes in the quota its contract names, before the handler runs: of many at
 * once no more get through than the quota says. What is refused is given back.
 */
export const quotaPlugin = fp<Options>(
  async (app, { isEnabled, take }) => {
    app.decorateRequest('giveQuotaBack', null)
    app.decorateRequest('takeQuota', async function takeQuota(this: FastifyRequest) {
      const { quota } = this.routeOptions.config
      if (isEnabled && quota !== undefined) this.giveQuotaBack = await take(quota, this)
    })
    if (!isEnabled) return
    app.addHook('preHandler', async (request) => {
      if (request.routeOptions.config.isQuotaTakenLate !== true) await request.takeQuota()
    })
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode < 400) return
      // An act that stays counted only costs its sender a little of the day.
      await request
        .giveQuotaBack?.()
        .catch((error: unknown) => request.log.warn({ err: error }, 'a quota was not given back'))
    })
  },
  { name: 'quota' },
)
