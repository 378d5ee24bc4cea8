import { randomUUIDv7 } from 'node:crypto'
import cookie from '@fastify/cookie'
import { fastify, type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { AppDatabase } from './database/database.ts'
import { logoutRoutes } from './modules/auth/logout.routes.ts'
import { sessionCookie } from './modules/auth/session-cookie.ts'
import { clientErrorRoutes } from './modules/client-error/client-error.routes.ts'
import { healthRoutes } from './modules/health/health.routes.ts'
import { roleRoutes } from './modules/member/role.routes.ts'
import { loadShell } from './modules/web-app/page-shell.ts'
import { webAppRoutes } from './modules/web-app/web-app.routes.ts'
import { apiDocsPlugin } from './openapi/api-docs.ts'
import { openApiPlugin } from './openapi/openapi.ts'
import { originForm } from './plugins/api-path.ts'
import { csrfPlugin } from './plugins/csrf.ts'
import { errorsPlugin } from './plugins/errors.ts'
import { httpLayer } from './plugins/http-layer.ts'
import { jsonBodyPlugin } from './plugins/json-body.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { rateLimitPlugin } from './plugins/rate-limit.ts'
import { createLogger, requestLogPlugin } from './plugins/request-log.ts'
import { requestShapePlugin } from './plugins/request-shape.ts'
import {
  securityHeaders,
  type SecurityHeaders,
  securityHeadersPlugin,
} from './plugins/security-headers.ts'
import { shutdownPlugin } from './plugins/shutdown.ts'
import { strictQueryPlugin } from './plugins/strict-query.ts'
import { validatorCompiler } from './plugins/validation.ts'
import type { ServerInstance } from './server-instance.ts'

/** API contract §2, limits. */
const BODY_LIMIT_BYTES = 64 * 1024
const MAX_HEADER_BYTES = 16 * 1024

/** Every answer comes within 5 s, whatever hangs behind the handler. */
const ANSWER_DEADLINE_MS = 4500

const HEADERS_TIMEOUT_MS = 5000
const REQUEST_TIMEOUT_MS = 10_000
const TIMEOUT_CHECK_MS = 1000

/** A socket on which nothing moves in the middle of a request or an answer. */
const STALLED_SOCKET_MS = 15_000

/** Longer than proxies keep theirs (60 s by default), or they would send into a closing socket. */
const KEEP_ALIVE_MS = 72_000

/** What an application is made of; everything else it builds itself. */
export type AppParts = {
  readonly config: Config
  readonly database: AppDatabase
  readonly logger?: FastifyBaseLogger
}

/** Builds the whole application. It listens to nothing yet; tests talk to it through `inject`. */
export async function buildApp({ config, database, logger }: AppParts): Promise<ServerInstance> {
  const shell = await loadShell(config.webRoot, config.publicUrl)
  const headers = securityHeaders(config, shell?.scriptHashes ?? [])
  const app = createServer(config, { headers, logger: logger ?? createLogger(config) })

  await app.register(securityHeadersPlugin, { headers })
  await app.register(errorsPlugin, { classifyFailure: database.dialect.classifyFailure })
  await app.register(requestLogPlugin)
  await app.register(metricsPlugin, config)
  await app.register(shutdownPlugin)
  await app.register(requestShapePlugin)
  await app.register(rateLimitPlugin, { isEnabled: config.isRateLimited })
  await app.register(csrfPlugin, config)
  await app.register(jsonBodyPlugin)
  await app.register(strictQueryPlugin)
  await app.register(cookie)
  await app.register(openApiPlugin)
  await app.register(apiDocsPlugin)

  await app.register(healthRoutes, { database })
  await app.register(roleRoutes)
  await app.register(logoutRoutes, { cookie: sessionCookie(config) })
  await app.register(clientErrorRoutes)
  await webAppRoutes(app, { webRoot: config.webRoot, shell })
  if (!shell) app.log.warn('the web app is not built: run npm run build, then start again')

  app.addHook('onClose', async () => database.kysely.destroy())
  return app
}

type ServerParts = { readonly headers: SecurityHeaders; readonly logger: FastifyBaseLogger }

function createServer(config: Config, { headers, logger }: ServerParts): ServerInstance {
  const layer = httpLayer(headers)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUIDv7(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: ANSWER_DEADLINE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_SOCKET_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: false,
    },
    // Stopping is answered by our own plugin, in our own words.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    clientErrorHandler: (error, socket) => layer.onClientError(error, socket),
    frameworkErrors: (error, request, reply) => layer.onFrameworkError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.server.on('checkExpectation', (request, response) => layer.onExpectation(request, response))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}
