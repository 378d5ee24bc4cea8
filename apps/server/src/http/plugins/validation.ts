import { toFieldError } from '@gyeol/contract'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'

/** An array of 1,000 wrong entries needs no list of 1,000 errors. */
const MAX_ERRORS = 20

/**
 * Checks one part of a request with its schema. A malformed path parameter is a thing that does
 * not exist (404); anything else names the refused fields in Korean (400).
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = schema.safeParse(data)
    if (result.success) return { value: result.data }
    if (httpPart === 'params') return { error: new AppError('NOT_FOUND') }
    const errors = result.error.issues
      .slice(0, MAX_ERRORS)
      .map((issue) => toFieldError(issue, valueAt(data, issue.path) === undefined))
    return { error: new AppError('VALIDATION', { errors }) }
  }

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    // Any own property of an object may be looked at; its type is not known here.
    return (value as Record<PropertyKey, unknown>)[key]
  }, data)
}
