import { ERRORS, toErrorBody } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../errors/app-error.ts'
import { isApiPath } from './api-path.ts'

/** Seconds after which a refused caller may try again when nothing better is known. */
const DEFAULT_RETRY_SECONDS = 2

/** Status, headers and bytes of an error answer. */
export type ErrorAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The JSON error answer of the contract (API contract §2). */
export function toApiAnswer(error: AppError, requestId: string): ErrorAnswer {
  const { code, options, statusCode: status } = error
  const { errors, current, quota } = options
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...extraHeaders(code, options) },
    body: JSON.stringify(toErrorBody(code, { requestId, errors, current, quota, status })),
  }
}

/** The same refusal outside the API: one line of text, for files and hand-typed addresses. */
export function toTextAnswer({ code, options }: AppError): ErrorAnswer {
  return {
    status: ERRORS[code].status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...extraHeaders(code, options),
    },
    body: `${ERRORS[code].message}\n`,
  }
}

/** Sends a refusal in the form its path wants. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  const answer = isApiPath(request.url) ? toApiAnswer(error, request.id) : toTextAnswer(error)
  return reply.code(answer.status).headers(answer.headers).send(answer.body)
}

function extraHeaders(code: AppError['code'], { retryAfter, allow }: AppError['options']) {
  const { status } = ERRORS[code]
  const mayRetry = status === 429 || status === 503
  return {
    ...(mayRetry ? { 'retry-after': String(retryAfter ?? DEFAULT_RETRY_SECONDS) } : {}),
    ...(allow ? { allow: allow.join(', ') } : {}),
    // The rest of what the client sends can no longer be told apart from a next request.
    ...(status === 408 || status === 413 ? { connection: 'close' } : {}),
  }
}
