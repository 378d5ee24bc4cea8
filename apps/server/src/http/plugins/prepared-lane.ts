import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fp from 'fastify-plugin'
import { isKnown, type PreparedAnswer, type PreparedBody } from '../prepared-answer.ts'
import { pathOf } from './api-path.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The answer to an address when it lies in memory and is fresh enough to be sent as it is. */
export type FindPrepared = () => PreparedAnswer | undefined

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** Lets plain requests for an address be answered from memory, past routes and hooks. */
    readonly servePrepared: (path: string, find: FindPrepared) => void
  }
}

type Options = { readonly headers: SecurityHeaders }

/** Headers that ask for something, or say who asks; requests with them take the usual way. */
const UNUSUAL = [
  'cookie',
  'authorization',
  'expect',
  'content-length',
  'transfer-encoding',
] as const

/**
 * A short way for whole lists: what a file server does with a file. A plain GET of a known address
 * by somebody who shows no cookie gets the prepared bytes, with the headers, log line and
 * metrics of every answer. Everything else, and the first request after a change, takes the usual
 * way through routes and hooks, which also makes the bytes. Like files, these answers do not count
 * against the request limits.
 */
export const preparedLanePlugin = fp<Options>(
  async (app, { headers }) => {
    const finders = new Map<string, FindPrepared>()
    const linesOf = createLines(headers)
    app.decorate('servePrepared', (path: string, find: FindPrepared) => {
      finders.set(path, find)
    })

    const listeners = app.server.listeners('request')
    app.server.removeAllListeners('request')
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now()
      const body = app.isStopping() ? undefined : findBody(finders, request)
      if (body === undefined) {
        for (const listener of listeners) listener.call(app.server, request, response)
        return
      }
      const status = send(response, body, linesOf(body))
      const seconds = (performance.now() - startedAt) / 1000
      const path = pathOf(request.url ?? '')
      app.observeAnswer({ method: 'GET', route: path, status }, seconds)
      const ms = Math.round(seconds * 1e4) / 10
      app.requestLines.info({ method: 'GET', path, status, ms }, 'request')
    })
  },
  { name: 'prepared-lane', dependencies: ['metrics', 'request-log', 'shutdown'] },
)

function findBody(
  finders: ReadonlyMap<string, FindPrepared>,
  request: IncomingMessage,
): PreparedBody | undefined {
  if (request.method !== 'GET') return undefined
  const find = finders.get(request.url ?? '')
  if (find === undefined || !isPlain(request)) return undefined
  return find()?.peek(request.headers['accept-encoding'])
}

function isPlain({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' || headers['content-encoding'] !== undefined) return false
  for (const name of UNUSUAL) if (headers[name] !== undefined) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1
}

/** The header lines of an answer but its own id, made once for each body. */
type Lines = { readonly full: readonly string[]; readonly known: readonly string[] }

function createLines(headers: SecurityHeaders): (body: PreparedBody) => Lines {
  const common = Object.entries(headers).flat()
  const made = new WeakMap<PreparedBody, Lines>()
  return (body) => {
    const present = made.get(body)
    if (present) return present
    const { full, known } = body.headers
    const length = ['content-length', String(body.bytes.length)]
    const lines = {
      full: [...common, ...full.flat(), ...length, 'x-request-id'],
      known: [...common, ...known.flat(), 'x-request-id'],
    }
    made.set(body, lines)
    return lines
  }
}

function send(response: ServerResponse, body: PreparedBody, { known, full }: Lines): number {
  const id = randomUUIDv7()
  if (isKnown(response.req.headers['if-none-match'], body.etag)) {
    response.writeHead(304, [...known, id])
    response.end()
    return 304
  }
  response.writeHead(200, [...full, id])
  response.end(body.bytes)
  return 200
}
