import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { QuotaName } from './quotas.ts'
import type { Permission } from './roles.ts'

/**
 * One endpoint of the API.
 *
 * - `path`: as in the contract, with `{id}` for path parameters.
 * - `permission`: what the caller must hold (401 for a visitor, 403 without it), or `public`.
 * - `needsFreshPassword`: the caller must have given their password within the last ten minutes.
 * - `params`, `query`, `body`: request schemas; absent means "nothing may be sent".
 * - `acceptsNoBody`: an empty body counts as `{}`.
 * - `bodyLimitBytes`: the largest body when it is not the usual 64 KiB.
 * - `isUnlimited`: left out of the request limits (what monitoring asks for).
 * - `isUncounted`: not counted for visitors either, as files are not: whole lists, the same for everybody.
 * - `quota`: which quota an act here counts in; what is refused does not count (429 QUOTA).
 *   `isQuotaTakenLate`: only where the handler finds that it writes something new.
 * - `takesIdempotencyKey`: a member's repeated request with one `Idempotency-Key` acts once.
 * - `success`: the one 2xx status and its body (`null` for 202 and 204); `mediaType` for bodies that are
 *   not JSON, whose schema is then a text.
 * - `errors`: the codes this endpoint gives in addition to those every endpoint may give
 *   ({@link COMMON_ERRORS}, and for unsafe methods {@link UNSAFE_ERRORS}).
 * - `forbids`: codes this endpoint gives with status 403 instead of their own, because the caller
 *   is logged in and must not be sent to the login screen.
 */
export type RouteDefinition = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly area: string
  readonly summary: string
  readonly permission: Permission | 'public'
  readonly needsFreshPassword?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly acceptsNoBody?: true
  readonly bodyLimitBytes?: number
  readonly isUnlimited?: true
  readonly isUncounted?: true
  readonly quota?: QuotaName
  readonly isQuotaTakenLate?: true
  readonly takesIdempotencyKey?: true
  readonly success: {
    readonly status: 200 | 201 | 202 | 204
    readonly body: z.ZodType
    readonly mediaType?: string
  }
  readonly errors?: readonly ErrorCode[]
  readonly forbids?: readonly ErrorCode[]
}

/** Codes any endpoint may answer: an unknown query field, a limit, a fault, a restart. */
export const COMMON_ERRORS = [
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'OVERLOADED',
  'DB_UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** Codes any POST, PUT or DELETE may answer besides {@link COMMON_ERRORS}. */
export const UNSAFE_ERRORS = [
  'BAD_JSON',
  'CSRF',
  'REQUEST_TIMEOUT',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[]
