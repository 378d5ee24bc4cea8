import fp from 'fastify-plugin'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { bufferedOutput } from './log-output.ts'
import type { Config } from '../../config/config.ts'
import type { Viewer } from '../viewer.ts'
import { pathOf } from './api-path.ts'

/** Should one of these ever get into a log object, its value stays out. */
const SECRET_PATHS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'body'].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
)

/** The server's log: JSON lines, gathered for standard output unless a destination is given. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    redact: { paths: SECRET_PATHS, censor: '(hidden)' },
    serializers: { err: describeError },
  }
  return pino(options, destination ?? bufferedOutput())
}

/** Type, message, code and stack; drivers hang values of rows on their errors, those stay out. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { type, message, stack } = stdSerializers.err(error)
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}) }
}

function memberOf(viewer: Viewer | undefined) {
  return viewer?.member ? { member: viewer.member.id } : {}
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /**
     * Where the lines of requests go: every field of theirs is named in the code. What keeps secrets
     * out of any other line copies all of it first, which would cost more than most answers do.
     */
    readonly requestLines: FastifyBaseLogger
  }
}

/** One line for each request: who sent it by their account's id, no headers, no body, and the path without its query. */
export const requestLogPlugin = fp(
  async (app) => {
    const lines = app.log.child({}, { redact: [] })
    app.decorate('requestLines', lines)
    app.addHook('onResponse', async (request, reply) => {
      const line = {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        // Refused before anybody asked who it is, there is no viewer.
        ...memberOf(request.viewer),
      }
      if (request.routeOptions.config.isUnlimited) lines.debug(line, 'request')
      else lines.info(line, 'request')
    })
  },
  { name: 'request-log' },
)
