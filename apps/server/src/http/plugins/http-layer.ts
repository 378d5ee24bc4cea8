import { randomUUIDv7 } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { toAppError } from './errors.ts'
import { sendError, toApiAnswer } from './error-reply.ts'
import { MAX_URL_BYTES } from './request-shape.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Node's parser and time-out errors in our words; every other one is a bad request. */
const BY_NODE_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADER_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
}

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown }

/**
 * Answers what never reaches a route: bytes that are not HTTP, headers too large or too slow,
 * unknown expectations, paths that cannot be decoded. Without this Node and Fastify would answer
 * them with bodies and headers of their own.
 */
export function httpLayer(headers: SecurityHeaders) {
  return {
    /** For Fastify's `clientErrorHandler`. */
    onClientError(error: ClientError, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      socket.end(toBytes(codeOf(error), headers), () => socket.destroySoon())
    },

    /** For the `checkExpectation` event: only `100-continue` is understood. */
    onExpectation(_request: IncomingMessage, response: ServerResponse): void {
      const requestId = randomUUIDv7()
      const answer = toApiAnswer(new AppError('EXPECTATION'), requestId)
      response.writeHead(answer.status, {
        ...headers,
        ...answer.headers,
        'x-request-id': requestId,
        'cache-control': 'private, no-store',
        'content-length': String(Buffer.byteLength(answer.body)),
        connection: 'close',
      })
      response.end(answer.body)
    },

    /** For Fastify's `frameworkErrors`: no hook has run yet, so the headers are set here. */
    onFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
      reply.headers({
        ...headers,
        'x-request-id': request.id,
        'cache-control': 'private, no-store',
      })
      void sendError(
        request,
        reply,
        toAppError(error, () => null),
      )
    },
  }
}

function codeOf({ code = '', rawPacket }: ClientError): ErrorCode {
  const known = BY_NODE_CODE[code] ?? 'BAD_REQUEST'
  if (known !== 'HEADER_TOO_LARGE' || !(rawPacket instanceof Buffer)) return known
  const firstLine = rawPacket.indexOf('\r\n')
  const isUrlTooLong =
    firstLine === -1 ? rawPacket.length > MAX_URL_BYTES : firstLine > MAX_URL_BYTES
  return isUrlTooLong ? 'URI_TOO_LONG' : known
}

function toBytes(code: ErrorCode, headers: SecurityHeaders): string {
  const requestId = randomUUIDv7()
  const answer = toApiAnswer(new AppError(code), requestId)
  const lines = Object.entries({
    ...headers,
    ...answer.headers,
    'x-request-id': requestId,
    'cache-control': 'private, no-store',
    'content-length': String(Buffer.byteLength(answer.body)),
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const reason = STATUS_CODES[answer.status] ?? ''
  return `HTTP/1.1 ${answer.status} ${reason}\r\n${lines.join('')}\r\n${answer.body}`
}
