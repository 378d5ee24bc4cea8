import { randomUUIDv7 } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, type FastifyBaseLogger, type FastifyPluginAsync, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import type { AppDatabase } from '../database/database.ts'
import { addRoutes } from './add-routes.ts'
import { createContext, type SiteContext } from './create-context.ts'
import { findViewer } from './find-viewer.ts'
import { watchResources } from './resource-gauges.ts'
import { startHousekeeping } from './housekeeping.ts'
import { noteUntrustedProxy } from '../modules/throttle/proxy-task.ts'
import { countsOver } from '../modules/throttle/shared-counts.ts'
import { schedulePriceUpkeep } from '../modules/price-roll-up/price-upkeep.ts'
import { takeQuota } from '../modules/quota/quota.service.ts'
import { loadShells } from '../modules/pages/page-shells.ts'
import { apiDocsPlugin } from '../http/openapi/api-docs.ts'
import { openApiPlugin } from '../http/openapi/openapi.ts'
import { clientAddressOf } from '../http/client-address-of.ts'
import { canonicalTarget } from '../http/plugins/api-path.ts'
import { csrfPlugin } from '../http/plugins/csrf.ts'
import { deadlinePlugin } from '../http/plugins/deadline.ts'
import { errorsPlugin } from '../http/plugins/errors.ts'
import { httpLayer } from '../http/plugins/http-layer.ts'
import { jsonBodyPlugin } from '../http/plugins/json-body.ts'
import { metricsPlugin } from '../http/plugins/metrics.ts'
import { viewerPlugin } from '../http/plugins/viewer.ts'
import { openDataPlugin } from '../http/plugins/open-data.ts'
import { proxyNoticePlugin } from '../http/plugins/proxy-notice.ts'
import { quotaPlugin } from '../http/plugins/quota.ts'
import { rateLimitPlugin } from '../http/plugins/rate-limit.ts'
import { createLogger, requestLogPlugin } from '../http/plugins/request-log.ts'
import { requestShapePlugin } from '../http/plugins/request-shape.ts'
import type { LivePace } from '../context/live-pace.ts'
import {
  securityHeaders,
  type SecurityHeaders,
  securityHeadersPlugin,
} from '../http/plugins/security-headers.ts'
import { serializerCompiler } from '../http/plugins/serialization.ts'
import { shutdownPlugin } from '../http/plugins/shutdown.ts'
import { strictQueryPlugin } from '../http/plugins/strict-query.ts'
import { validatorCompiler } from '../http/plugins/validation.ts'
import { visitorAnswersPlugin } from '../http/visitor-answers.ts'
import type { Clock } from '../context/server-context.ts'
import type { KeyRing } from '../security/key-ring.ts'
import type { ServerInstance } from '../http/server-instance.ts'

/** API contract §2, limits. */
const BODY_LIMIT_BYTES = 64 * 1024
const MAX_HEADER_BYTES = 16 * 1024

/** How long the server waits for what. */
export type Patience = {
  /** For an answer, from the request's headers to the last of its handler. */
  readonly answerMs: number
  /** The same for routes that take files. */
  readonly largeMs: number
  readonly headersMs: number
  readonly requestMs: number
  /** On a socket on which nothing moves in the middle of a request or an answer. */
  readonly socketMs: number
  /** Between two looks at the clock. */
  readonly checkMs: number
}

/** Every answer but those to files comes within 5 s, whatever hangs behind the handler. */
export const PATIENCE: Patience = {
  answerMs: 4500,
  largeMs: 30_000,
  headersMs: 5000,
  requestMs: 30_000,
  socketMs: 15_000,
  checkMs: 1000,
}

/** Longer than proxies keep theirs (60 s by default), or they would send into a closing socket. */
const KEEP_ALIVE_MS = 72_000

/** What an application is made of; everything else it builds itself. */
export type AppParts = {
  readonly config: Config
  readonly database: AppDatabase
  readonly keyRing?: KeyRing
  readonly logger?: FastifyBaseLogger
  readonly clock?: Clock
  readonly livePace?: LivePace
  readonly patience?: Patience
  /** Sees every route; given where they are described. */
  readonly routeWatch?: FastifyPluginAsync
}

/** Builds the whole application. It listens to nothing yet; tests talk to it through `inject`. */
export async function buildApp(parts: AppParts): Promise<ServerInstance> {
  const { config, database, patience = PATIENCE } = parts
  const context = createContext(parts)
  const shells = await loadShells(config.webRoot, config.publicUrl)
  const headers = securityHeaders(config, shells?.scriptHashes ?? [])
  const logger = parts.logger ?? createLogger(config)
  const app = createServer(config, { headers, logger, patience })
  app.decorate('clock', context.clock)

  await app.register(securityHeadersPlugin, { headers })
  await app.register(errorsPlugin, { classifyFailure: database.dialect.classifyFailure })
  await app.register(deadlinePlugin, patience)
  await app.register(requestLogPlugin)
  await app.register(metricsPlugin, {
    metrics: config.metrics,
    hashes: context.passwords.watch,
  })
  await app.register(shutdownPlugin)
  await app.register(proxyNoticePlugin, { onOwnProxy: () => noteUntrustedProxy(context) })
  await app.register(openDataPlugin)
  await app.register(requestShapePlugin)
  await app.register(cookie)
  await app.register(viewerPlugin, {
    findViewer: async (request) => findViewer(context, request),
  })
  await app.register(rateLimitPlugin, {
    isEnabled: config.isRateLimited,
    counts: countsOver(database, (error) =>
      app.log.warn({ err: error }, 'requests are counted by this process alone for a moment'),
    ),
  })
  await app.register(csrfPlugin, config)
  await app.register(quotaPlugin, {
    isEnabled: config.isRateLimited,
    take: async (name, request) =>
      takeQuota(context, {
        name,
        viewer: request.viewer,
        address: clientAddressOf(request),
        isAddition: request.method === 'POST',
      }),
  })
  await app.register(jsonBodyPlugin)
  await app.register(strictQueryPlugin)
  await app.register(visitorAnswersPlugin)
  if (parts.routeWatch) await app.register(parts.routeWatch)
  await app.register(openApiPlugin)
  await app.register(apiDocsPlugin)

  await addRoutes(app, { context, config, shells })

  watchResources(app, parts)
  addUpkeep(app, context)
  return app
}

/** What goes on by itself while the application runs. */
function addUpkeep(app: ServerInstance, context: SiteContext): void {
  schedulePriceUpkeep(app, context)
  const stopHousekeeping = startHousekeeping(context, (error) =>
    app.log.warn({ err: error }, 'what has ended could not be swept away'),
  )
  app.addHook('onClose', async () => {
    stopHousekeeping()
    await context.database.kysely.destroy()
  })
}

type ServerParts = {
  readonly headers: SecurityHeaders
  readonly logger: FastifyBaseLogger
  readonly patience: Patience
}

function createServer(config: Config, { headers, logger, patience }: ServerParts): ServerInstance {
  const layer = httpLayer(headers)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.socketMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      requireHostHeader: false,
    },
    // Stopping is answered by our own plugin, in our own words.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => canonicalTarget(url ?? '/'),
    clientErrorHandler: (error, socket) => layer.onClientError(error, socket),
    frameworkErrors: (error, request, reply) => layer.onFrameworkError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.server.on('checkExpectation', (request, response) => layer.onExpectation(request, response))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}
