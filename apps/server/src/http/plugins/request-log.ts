import fp from 'fastify-plugin'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { bufferedOutput } from './log-output.ts'
import type { Config } from '../../config/config.ts'
import type { Viewer } from '../viewer.ts'
import { pathOf } from './api-path.ts'
import { REFUSED_WINDOW_MS, RefusedLines } from './refused-lines.ts'

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

/** Longer than any address of ours; of a longer one its beginning tells enough. */
const MOST_PATH_LENGTH = 200

/** A path as it is logged: whoever sends long ones does not fill the disk. */
export function loggedPath(url: string): string {
  const path = pathOf(url)
  const rest = path.length - MOST_PATH_LENGTH
  return rest > 0 ? `${path.slice(0, MOST_PATH_LENGTH)}…+${rest}` : path
}

/**
 * One line for each request: who sent it by their account's id, no headers, no body, and the path
 * without its query. Requests that are refused again and again are told together.
 */
export const requestLogPlugin = fp(
  async (app) => {
    // Every field of theirs is named in the code. What keeps secrets out of any other line copies all of it first,
    // which would cost more than most answers do.
    const lines = app.log.child({}, { redact: [] })
    const refused = new RefusedLines()
    const tellRest = () => {
      for (const sum of refused.end()) lines.info(sum, 'more requests refused')
    }
    const timer = setInterval(tellRest, REFUSED_WINDOW_MS).unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      tellRest()
    })
    app.addHook('onResponse', async (request, reply) => {
      const isRefused = reply.statusCode >= 400 && reply.statusCode < 500
      if (isRefused && !refused.takes(request.ip, reply.statusCode)) return
      const line = {
        reqId: request.id,
        method: request.method,
        path: loggedPath(request.url),
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
