import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../../errors/app-error.ts'
import type { Config } from '../../config/config.ts'
import { forwardedHeaders } from '../forwarded.ts'
import type { QueueWatch } from '../../security/password/hash-queue.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type Options = Pick<Config, 'metrics'> & {
  /** How busy the password hashes are. */
  readonly hashes: QueueWatch
}

/** A number of the site at this moment; null where it cannot be told. */
export type AskedGauge = {
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number | null>
}

/** Things that happen, by how they end. */
export type OutcomeCounter = { readonly name: string; readonly help: string }

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** How many requests of this process have failed (5xx) so far, with or without metrics. */
    readonly countFailed: () => number
    /** Adds a number that is asked for whenever the metrics are. */
    readonly addGauge: (gauge: AskedGauge) => void
    /** Adds a counter of outcomes; gives what counts one. */
    readonly addOutcomes: (counter: OutcomeCounter) => (outcome: string) => void
  }
}

/**
 * Prometheus metrics at /metrics. `local`: only for a peer on this machine that asks directly and by an
 * address of this machine; a request that a proxy passed on counts as coming from outside, also where
 * the proxy adds nothing to it: then it asks by the name of the site.
 */
export const metricsPlugin = fp<Options>(
  async (app, { metrics, hashes }) => {
    countFailures(app)
    if (metrics === 'off') {
      app.decorate('addGauge', () => {})
      app.decorate('addOutcomes', () => () => {})
      return
    }
    const register = new Registry()
    collectDefaultMetrics({ register })
    watchHashes(register, hashes)
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: BUCKETS_SECONDS,
      registers: [register],
    })
    app.decorate('addGauge', ({ name, help, read }: AskedGauge) => {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          // The other metrics must come without a database too.
          const value = await read().catch(() => null)
          this.set(value ?? Number.NaN)
        },
      })
      register.registerMetric(gauge)
    })
    app.decorate('addOutcomes', ({ name, help }: OutcomeCounter) => {
      const counter = new Counter({
        name,
        help,
        labelNames: ['outcome'] as const,
        registers: [register],
      })
      return (outcome: string) => counter.inc({ outcome })
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unmatched'
      const labels = { method: request.method, route, status: reply.statusCode }
      duration.observe(labels, reply.elapsedTime / 1000)
    })
    app.get('/metrics', { config: { isUnlimited: true } }, async (request, reply) => {
      if (metrics === 'local' && !isDirectFromHere(request)) throw new AppError('NOT_FOUND')
      return reply
        .type(register.contentType)
        .header('cache-control', 'no-store')
        .send(await register.metrics())
    })
  },
  { name: 'metrics' },
)

function countFailures(app: FastifyInstance): void {
  let failed = 0
  app.decorate('countFailed', () => failed)
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode >= 500) failed += 1
  })
}

function watchHashes(register: Registry, hashes: QueueWatch): void {
  const registers = [register]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('password_hash_running', 'Password hashes that are being made', hashes.running)
  gauge('password_hash_waiting', 'Password hashes that wait for their turn', hashes.waiting)
  const waits = new Histogram({
    name: 'password_hash_wait_seconds',
    help: 'How long a password hash has waited for its turn',
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'password_hash_refused_total',
    help: 'Password hashes that were turned away with 503',
    registers,
  })
  hashes.listen({ onTurn: (seconds) => waits.observe(seconds), onRefusal: () => refused.inc() })
}

/** A `Host` that means this machine, with or without a port. */
const LOOPBACK_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d+)?$/i

function isDirectFromHere({ headers, raw }: FastifyRequest): boolean {
  if (forwardedHeaders(headers).length > 0 || !LOOPBACK_HOST.test(headers.host ?? '')) return false
  const peer = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return isIP(peer) !== 0 && (peer === '::1' || peer.startsWith('127.'))
}
