import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The Fastify instance all plugins and modules of this server see. */
export type ServerInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** Milliseconds UTC. */
    readonly clock: () => number
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyContextConfig {
    /** An empty body counts as `{}`. */
    acceptsNoBody?: boolean
    /** Left out of the per-address request limit: files, and what monitoring asks for. */
    isUnlimited?: boolean
    /** Not counted for visitors either: lists that are the same for everybody. */
    isUncounted?: boolean
    /** Whether pages of other origins may read its answers, as visitors. */
    isOpenToAll?: boolean
  }
}
