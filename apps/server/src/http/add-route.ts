import { Readable } from 'node:stream'
import {
  COMMON_ERRORS,
  ERRORS,
  errorBodySchema,
  type ErrorCode,
  type RouteDefinition,
  UNSAFE_ERRORS,
} from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describeOperation, isOpenToAll } from './openapi/describe-operation.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { type Viewer, requireFreshPassword, requirePermission } from './viewer.ts'
import type { ServerInstance } from './server-instance.ts'
import type { VisitorHandle } from './visitor-answers.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>

const ANY_BYTES = 'application/octet-stream'

/** What a handler gets: who asks, the parts of the request its schemas have checked, and itself. */
export type RouteInput<Route extends RouteDefinition> = {
  readonly viewer: Viewer
  readonly params: Parsed<Route['params']>
  readonly query: Parsed<Route['query']>
  readonly body: Parsed<Route['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteAnswer<Route extends RouteDefinition> = z.output<Route['success']['body']>

/**
 * Implements one endpoint of the contract. Its permission is asked before anything of the request
 * is read; its schemas check the request and the answer and describe it in the OpenAPI document,
 * and what `handle` gives is sent with the contract's status. Bytes prepared beforehand
 * (`PreparedAnswer`) are sent as they are, and bytes still being made (a stream) as they come.
 */
export function addRoute<const Route extends RouteDefinition>(
  app: ServerInstance,
  route: Route,
  handle: (input: RouteInput<Route>) => Promise<RouteAnswer<Route> | PreparedAnswer | Readable>,
): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
    schema: toSchema(route),
    config: {
      acceptsNoBody: route.acceptsNoBody === true,
      isUnlimited: route.isUnlimited === true,
      isUncounted: route.isUncounted === true,
      ...(route.quota === undefined ? {} : { quota: route.quota }),
      isQuotaTakenLate: route.isQuotaTakenLate === true,
      isOpenToAll: isOpenToAll(route),
      ...(isForVisitors(route) && { forVisitors: { route, handle: handle as VisitorHandle } }),
    },
    onRequest: async ({ viewer }) => requireRights(app, route, viewer),
    async handler(request, reply) {
      // The schemas of this very route have produced these values.
      const input = {
        viewer: request.viewer,
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as RouteInput<Route>
      const answer = await handle(input)
      if (answer instanceof PreparedAnswer) return answer.sendTo(request, reply)
      if (answer instanceof Readable)
        return reply.type(route.success.mediaType ?? ANY_BYTES).send(answer)
      if (route.success.mediaType) reply.type(`${route.success.mediaType}; charset=utf-8`)
      return reply.code(route.success.status).send(answer)
    },
  })
}

const isForVisitors = ({ method, permission }: RouteDefinition) =>
  method === 'GET' && permission === 'public'

function requireRights(app: ServerInstance, route: RouteDefinition, viewer: Viewer): void {
  if (route.permission === 'public') return
  requirePermission(viewer, route.permission)
  if (route.needsFreshPassword) requireFreshPassword(viewer, app.clock())
}

function toSchema(route: RouteDefinition) {
  const { params, query, body, success } = route
  const { mediaType } = success
  return {
    ...describeOperation(route),
    querystring: query ?? z.strictObject({}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
    response: {
      [success.status]: mediaType ? fileAnswer(mediaType, success.body) : success.body,
      ...errorResponses(route),
    },
  }
}

const fileAnswer = (mediaType: string, schema: z.ZodType) => ({
  description: 'file',
  content: { [mediaType]: { schema } },
})

function errorResponses(route: RouteDefinition) {
  const byStatus = new Map<number, Set<ErrorCode>>()
  const add = (status: number, code: ErrorCode) =>
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  for (const code of codesOf(route)) add(ERRORS[code].status, code)
  for (const code of route.forbids ?? []) add(ERRORS.FORBIDDEN.status, code)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...codes].join(', '),
        content: { 'application/json': { schema: errorBodySchema } },
      },
    ]),
  )
}

function codesOf(route: RouteDefinition): readonly ErrorCode[] {
  const { method, params, permission, needsFreshPassword, takesIdempotencyKey, quota, errors } =
    route
  return [
    ...COMMON_ERRORS,
    ...(method === 'GET' ? [] : UNSAFE_ERRORS),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(permission === 'public' ? [] : (['LOGIN_REQUIRED', 'FORBIDDEN'] as const)),
    ...(needsFreshPassword ? (['REAUTH_REQUIRED'] as const) : []),
    ...(takesIdempotencyKey ? (['IDEMPOTENCY'] as const) : []),
    ...(quota === undefined ? [] : (['QUOTA'] as const)),
    ...(errors ?? []),
  ]
}
