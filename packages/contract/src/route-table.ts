import { z } from 'zod'
import { clientErrorSchema } from './client-error.ts'
import type { ErrorCode } from './errors.ts'
import { roleViewSchema } from './role.ts'
import type { Permission } from './roles.ts'

/**
 * One endpoint of the API.
 *
 * - `path`: as in the contract, with `{id}` for path parameters.
 * - `permission`: what the caller must hold, or `public`.
 * - `params`, `query`, `body`: request schemas; absent means "nothing may be sent".
 * - `acceptsNoBody`: an empty body counts as `{}`.
 * - `isUnlimited`: left out of the per-address request limit (what monitoring asks for).
 * - `success`: the one 2xx status and its body (`null` for 204).
 * - `errors`: the codes this endpoint gives in addition to those every endpoint may give
 *   ({@link COMMON_ERRORS}, and for unsafe methods {@link UNSAFE_ERRORS}).
 */
export type RouteDefinition = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly area: string
  readonly summary: string
  readonly permission: Permission | 'public'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly acceptsNoBody?: true
  readonly isUnlimited?: true
  readonly success: { readonly status: 200 | 201 | 204; readonly body: z.ZodType }
  readonly errors?: readonly ErrorCode[]
}

/** Codes any endpoint may answer: an unknown query field, a limit, a fault, a restart. */
export const COMMON_ERRORS = [
  'VALIDATION',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'OVERLOADED',
] as const satisfies readonly ErrorCode[]

/** Codes any POST, PUT or DELETE may answer besides {@link COMMON_ERRORS}. */
export const UNSAFE_ERRORS = [
  'BAD_JSON',
  'CSRF',
  'REQUEST_TIMEOUT',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE',
] as const satisfies readonly ErrorCode[]

const ok = z.strictObject({ ok: z.literal(true) })

/** Every endpoint the server answers, by name; the server implements exactly these. */
export const ROUTES = {
  listOwnRoles: {
    method: 'GET',
    path: '/api/role',
    area: 'role',
    summary: '내 역할과 권한 (비회원은 빈 목록)',
    permission: 'public',
    success: { status: 200, body: z.array(roleViewSchema) },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    area: 'auth',
    summary: '로그아웃 (로그인하지 않았어도 204)',
    permission: 'public',
    body: z.strictObject({}),
    acceptsNoBody: true,
    success: { status: 204, body: z.null() },
  },
  reportClientError: {
    method: 'POST',
    path: '/api/client-error',
    area: 'ops',
    summary: '화면에서 처리하지 못한 오류 신고',
    permission: 'public',
    body: clientErrorSchema,
    success: { status: 204, body: z.null() },
  },
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    area: 'ops',
    summary: '서버 프로세스가 살아 있는지',
    permission: 'public',
    isUnlimited: true,
    success: { status: 200, body: ok },
  },
  checkReady: {
    method: 'GET',
    path: '/api/ready',
    area: 'ops',
    summary: '요청을 받을 준비가 되었는지 (데이터베이스 포함)',
    permission: 'public',
    isUnlimited: true,
    success: { status: 200, body: ok },
    errors: ['DB_UNAVAILABLE', 'SHUTTING_DOWN'],
  },
} as const satisfies Record<string, RouteDefinition>

/** The name of an endpoint in {@link ROUTES}. */
export type RouteName = keyof typeof ROUTES
