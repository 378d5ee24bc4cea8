import type { ErrorCode } from '@gyeol/contract'
import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import type { DatabaseDialect, FailureKind } from '../../database/database.ts'
import { sendError } from './error-reply.ts'

/** Fastify's own refusals in our words. */
const BY_FRAMEWORK_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_STATIC_FORBIDDEN_PATH: 'NOT_FOUND',
}

const BY_FAILURE: Readonly<Record<FailureKind, ErrorCode>> = {
  conflict: 'DB_UNAVAILABLE',
  duplicate: 'DUPLICATE',
  full: 'STORAGE_FULL',
  unavailable: 'DB_UNAVAILABLE',
}

type Options = { readonly classifyFailure: DatabaseDialect['classifyFailure'] }

/** Turns whatever a route, hook or the framework throws into an error answer of the contract. */
export const errorsPlugin = fp<Options>(
  async (app, { classifyFailure }) => {
    app.setErrorHandler(async (error, request, reply) => {
      const refusal = toAppError(error, classifyFailure)
      if (refusal.statusCode >= 500) request.log.error({ err: error }, refusal.code)
      else request.log.debug({ code: refusal.code }, 'refused')
      return sendError(request, reply, refusal)
    })
  },
  { name: 'errors' },
)

/** Reads any thrown value; what nobody foresaw becomes INTERNAL. */
export function toAppError(
  error: unknown,
  classifyFailure: DatabaseDialect['classifyFailure'],
): AppError {
  if (error instanceof AppError) return error
  return new AppError(codeOf(error, classifyFailure), { cause: error })
}

function codeOf(error: unknown, classifyFailure: DatabaseDialect['classifyFailure']): ErrorCode {
  const known = frameworkCode(error)
  if (known) return known
  // Before the database: a client that hangs up gives the same network error as a lost database.
  if (isRefusal(error)) return 'BAD_REQUEST'
  const failure = classifyFailure(error)
  return failure ? BY_FAILURE[failure] : 'INTERNAL'
}

function frameworkCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return undefined
  return BY_FRAMEWORK_CODE[error.code]
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
}
