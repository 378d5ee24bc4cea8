import fp from 'fastify-plugin'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Viewer } from '../viewer.ts'
import { pathOf } from './api-path.ts'

/** Should one of these ever get into a log object, its value stays out. */
const SECRET_PATHS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'body'].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
)

/** The server's log: JSON lines, on standard output unless a destination is given. */
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
  return destination ? pino(options, destination) : pino(options)
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

/** One line for each request: who sent it by their account's id, no headers, no body, and the path without its query. */
export const requestLogPlugin = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const line = {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        // Refused before anybody asked who it is, there is no viewer.
        ...memberOf(request.viewer),
      }
      if (request.routeOptions.config.isUnlimited) request.log.debug(line, 'request')
      else request.log.info(line, 'request')
    })
  },
  { name: 'request-log' },
)
