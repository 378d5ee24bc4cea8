import { ROLES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import { clientAddressOf } from '../client-address-of.ts'
import type { RequestCounts, RequestHit } from '../request-counts.ts'

type Window = Pick<RequestHit, 'max' | 'windowMs'>

/** API contract §4: any request, per address or, for members, per account. */
const WINDOWS: readonly Window[] = [
  { max: 50, windowMs: 10_000 },
  { max: 200, windowMs: 60_000 },
]

/** API contract §4: writes, per member. */
const WRITES_WINDOW_MS = 60_000
const MEMBER_WRITES = 30
const CONTRIBUTOR_WRITES = 120

const READING_METHODS = new Set(['GET', 'HEAD'])

/** How much more all may ask together who come through a proxy that is not trusted. */
const PROXY_FACTOR = 20

type Options = { readonly isEnabled: boolean; readonly counts: RequestCounts }

/**
 * Limits requests per client address (IPv6: per /64) or, for members, per account, and the writes
 * of members. Several processes count together where their database is one.
 */
export const rateLimitPlugin = fp<Options>(
  async (app, { isEnabled, counts }) => {
    if (!isEnabled) return
    app.addHook('onRequest', async (request: FastifyRequest) => {
      if (request.routeOptions.config.isUnlimited) return
      const hits = hitsOf(request)
      const now = app.clock()
      const counted = await counts.add(hits, now)
      const waits = counted.map(({ hits: taken, endsAt }, index) =>
        taken > (hits[index]?.max ?? 0) ? endsAt - now : 0,
      )
      const waitMs = Math.max(0, ...waits)
      if (waitMs > 0)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) })
    })
  },
  { name: 'rate-limit' },
)

function hitsOf(request: FastifyRequest): readonly RequestHit[] {
  const { member, level } = request.viewer
  const { key: address, proxy } = clientAddressOf(request)
  const subject = member ? `member:${member.id}` : address
  const hits = WINDOWS.map((window) => hit('requests', subject, window))
  if (!member && proxy !== undefined)
    for (const { max, windowMs } of WINDOWS)
      hits.push(hit('proxy', proxy, { max: max * PROXY_FACTOR, windowMs }))
  if (member && !READING_METHODS.has(request.method)) {
    const max = level >= ROLES.CONTRIBUTOR.level ? CONTRIBUTOR_WRITES : MEMBER_WRITES
    hits.push(hit('writes', subject, { max, windowMs: WRITES_WINDOW_MS }))
  }
  return hits
}

const hit = (name: string, subject: string, window: Window): RequestHit => ({
  ...window,
  key: `${name} ${window.windowMs} ${subject}`,
})
