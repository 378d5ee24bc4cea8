import { ROLES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import type { ClientAddress } from '../../security/client-address.ts'
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

/**
 * How much more all members of one address may do together than one of them. Accounts are free: without
 * this ten of them write 300 times a minute. A school or a dormitory behind one address works: 2,000
 * requests are some 200 pages a minute, and a member who writes does so a few times a minute, so that
 * the 120 writes are those of forty people at once.
 */
const NETWORK_REQUESTS = 10
const NETWORK_WRITES = 4

/** How much more a whole IPv6 network (/48) may do than one household (/64) in it. */
const AROUND_FACTOR = 4

type Options = { readonly isEnabled: boolean; readonly counts: RequestCounts }

/**
 * Limits requests per client address (IPv6: per /64) or, for members, per account and more widely per
 * network, and the writes of members. Several processes count together where their database is one.
 */
export const rateLimitPlugin = fp<Options>(
  async (app, { isEnabled, counts }) => {
    if (!isEnabled) return
    app.addHook('onRequest', async (request: FastifyRequest) => {
      const { isUnlimited, isUncounted } = request.routeOptions.config
      // A cookie costs a look into the database, whosever it is.
      if (isUnlimited || (isUncounted && request.headers.cookie === undefined)) return
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
  const address = clientAddressOf(request)
  const { key, proxy } = address
  const subject = member ? `member:${member.id}` : key
  const hits = WINDOWS.map((window) => hit('requests', subject, window))
  if (!member && proxy !== undefined)
    for (const { max, windowMs } of WINDOWS)
      hits.push(hit('proxy', proxy, { max: max * PROXY_FACTOR, windowMs }))
  if (!member) return hits
  const isTrusted = level >= ROLES.CONTRIBUTOR.level
  const isWriting = !READING_METHODS.has(request.method)
  if (isWriting) {
    const max = isTrusted ? CONTRIBUTOR_WRITES : MEMBER_WRITES
    hits.push(hit('writes', subject, { max, windowMs: WRITES_WINDOW_MS }))
  }
  // Whoever was given a role is known, and works on from a full network too.
  return isTrusted ? hits : [...hits, ...networkHits(address, isWriting)]
}

/** What all members of a network do together. */
function networkHits({ key, network, proxy }: ClientAddress, isWriting: boolean): RequestHit[] {
  // Behind a proxy that is not trusted the address is only a claim.
  if (proxy !== undefined) return []
  const windows = [
    ...WINDOWS.map(({ max, windowMs }) => ({
      max: max * NETWORK_REQUESTS,
      windowMs,
      of: 'members',
    })),
    ...(isWriting
      ? [{ max: MEMBER_WRITES * NETWORK_WRITES, windowMs: WRITES_WINDOW_MS, of: 'network writes' }]
      : []),
  ]
  return windows.flatMap(({ of, max, windowMs }) => [
    hit(of, key, { max, windowMs }),
    ...(network === null ? [] : [hit(of, network, { max: max * AROUND_FACTOR, windowMs })]),
  ])
}

const hit = (name: string, subject: string, window: Window): RequestHit => ({
  ...window,
  key: `${name} ${window.windowMs} ${subject}`,
})
