import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/** An answer is not what its schema says: a mistake of ours, answered as one. */
export class WrongAnswerError extends Error {
  constructor(route: string, cause: unknown) {
    super(`the answer of ${route} is not what its schema says`, { cause })
    this.name = 'WrongAnswerError'
  }
}

/** Writes an answer through its schema: what that does not name is not sent. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data: unknown) => {
    const result = z.safeEncode(schema, data)
    if (!result.success) throw new WrongAnswerError(`${method} ${url}`, result.error)
    return JSON.stringify(result.data)
  }
