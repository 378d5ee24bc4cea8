import { Readable } from 'node:stream'
import type { RouteDefinition } from '@gyeol/contract'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { pathOf } from './plugins/api-path.ts'
import { parseQuery } from './plugins/strict-query.ts'
import { PreparedAnswer, tagOf } from './prepared-answer.ts'
import { type Viewer, VISITOR } from './viewer.ts'

/** Answers a visitor whose request the schemas have checked. */
export type VisitorHandle = (input: {
  readonly viewer: Viewer
  readonly params: unknown
  readonly query: unknown
  readonly body: object
}) => Promise<unknown>

/** An endpoint that anybody may read, as `addRoute` tells of it. */
type VisitorEndpoint = { readonly route: RouteDefinition; readonly handle: VisitorHandle }

/** What a visitor is told at an address of the API. */
export type VisitorAnswer = {
  /** Null where the server itself failed. */
  readonly status: number | null
  /** Another one whenever the answer is. */
  readonly tag: string
  /** JSON; empty with any status but 200. */
  readonly text: string
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** What a visitor is answered at an address of the API, in this process: without a request, its limits and its log. */
    readonly askAsVisitor: (address: string) => Promise<VisitorAnswer>
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyContextConfig {
    forVisitors?: VisitorEndpoint
  }
}

/** Knows every endpoint that is added after it and that anybody may read. */
export const visitorAnswersPlugin = fp(
  async (app) => {
    const endpoints: (VisitorEndpoint & { readonly pattern: RegExp })[] = []
    app.addHook('onRoute', ({ config, method }) => {
      // Each route for GET has one for HEAD beside it.
      if (!config?.forVisitors || method === 'HEAD') return
      const { path } = config.forVisitors.route
      const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
      // What has no segment that varies comes first, as with the router.
      if (path.includes('{')) endpoints.push({ ...config.forVisitors, pattern })
      else endpoints.unshift({ ...config.forVisitors, pattern })
    })
    app.decorate('askAsVisitor', async (address: string) => {
      const path = pathOf(address)
      const endpoint = endpoints.find(({ pattern }) => pattern.test(path))
      if (endpoint === undefined) return failed(404)
      const { route, pattern, handle } = endpoint
      try {
        const input = readInput(route, pattern.exec(path)?.groups ?? {}, address)
        return toAnswer(route, await handle({ viewer: VISITOR, body: {}, ...input }))
      } catch (error) {
        if (error instanceof z.ZodError || error instanceof URIError) return failed(404)
        if (error instanceof AppError) return failed(error.statusCode)
        app.log.warn({ err: error, path }, 'a page could not be told what it asked for')
        return failed(null)
      }
    })
  },
  { name: 'visitor-answers' },
)

/** Throws `ZodError` where the schemas refuse it. */
function readInput(
  { params = z.object({}), query = z.strictObject({}) }: RouteDefinition,
  groups: Readonly<Record<string, string>>,
  address: string,
) {
  const found = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])
  return {
    params: params.parse(Object.fromEntries(found)),
    query: query.parse(parseQuery(address)),
  }
}

function toAnswer({ success }: RouteDefinition, answer: unknown): VisitorAnswer {
  if (answer instanceof PreparedAnswer) return { status: 200, tag: answer.tag, text: answer.text() }
  // Files that are sent as they are made are part of no page.
  if (answer instanceof Readable) return failed(404)
  const text = JSON.stringify(z.encode(success.body, answer))
  return { status: 200, tag: tagOf(text), text }
}

const failed = (status: number | null): VisitorAnswer => ({ status, tag: `${status}`, text: '' })
