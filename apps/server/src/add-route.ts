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
import type { ServerInstance } from './server-instance.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>

/** What a handler gets: the parts of the request its schemas have checked, and the request itself. */
export type RouteInput<Route extends RouteDefinition> = {
  readonly params: Parsed<Route['params']>
  readonly query: Parsed<Route['query']>
  readonly body: Parsed<Route['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteAnswer<Route extends RouteDefinition> = z.output<Route['success']['body']>

/**
 * Implements one endpoint of the contract: its schemas check the request and the answer and
 * describe it in the OpenAPI document, and what `handle` gives is sent with the contract's status.
 */
export function addRoute<const Route extends RouteDefinition>(
  app: ServerInstance,
  route: Route,
  handle: (input: RouteInput<Route>) => Promise<RouteAnswer<Route>>,
): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: toSchema(route),
    config: {
      acceptsNoBody: route.acceptsNoBody === true,
      isUnlimited: route.isUnlimited === true,
    },
    async handler(request, reply) {
      // The schemas of this very route have produced these values.
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as RouteInput<Route>
      const answer = await handle(input)
      return reply.code(route.success.status).send(answer)
    },
  })
}

function toSchema(route: RouteDefinition) {
  const { area, summary, params, query, body, success } = route
  return {
    tags: [area],
    summary,
    querystring: query ?? z.strictObject({}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
    response: { [success.status]: success.body, ...errorResponses(route) },
  }
}

function errorResponses({ method, errors = [], params }: RouteDefinition) {
  const codes: ErrorCode[] = [
    ...COMMON_ERRORS,
    ...(method === 'GET' ? [] : UNSAFE_ERRORS),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...errors,
  ]
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: [...new Set(names)].join(', '),
        content: { 'application/json': { schema: errorBodySchema } },
      },
    ]),
  )
}
