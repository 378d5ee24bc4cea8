import { z } from 'zod'
import { ERROR_CODES, ERRORS, type ErrorCode } from './errors.ts'
import { FIELD_ERROR_CODES, type FieldError } from './field-error.ts'
import { quotaMessage, type QuotaRefusal, quotaRefusalSchema } from './quotas.ts'

/**
 * The body of every answer with a status >= 400 under /api (API contract §2). `errors` stands only
 * in a 400 and a 413 of a file, `current` only in a 409 STALE (the row as it is now) and a 403 ACCOUNT_DISABLED (the
 * suspension, where it has words), `quota` only in a 429 QUOTA.
 */
export const errorBodySchema = z
  .strictObject({
    status: z.int().min(400).max(599),
    code: z.enum(ERROR_CODES),
    message: z.string(),
    toast: z.boolean(),
    errors: z
      .array(
        z.strictObject({
          path: z.string(),
          code: z.enum(FIELD_ERROR_CODES),
          message: z.string(),
        }),
      )
      .optional(),
    current: z.unknown().optional(),
    quota: quotaRefusalSchema.optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ErrorBody', description: '오류 응답' })

/** See {@link errorBodySchema}. */
export type ErrorBody = z.output<typeof errorBodySchema>

/** What an error body carries besides its code. */
export type ErrorBodyParts = {
  readonly requestId: string
  readonly errors?: readonly FieldError[] | undefined
  readonly current?: unknown
  readonly quota?: QuotaRefusal | undefined
  /** The status when it is not the code's own (see `forbids` of a route). */
  readonly status?: number | undefined
}

/** Builds the error body of a code; what is known of this very refusal wins over the general message. */
export function toErrorBody(code: ErrorCode, parts: ErrorBodyParts): ErrorBody {
  const { message, toast } = ERRORS[code]
  const { errors, current, quota, requestId } = parts
  const own = errors?.[0]?.message ?? (quota && quotaMessage(quota))
  return {
    status: parts.status ?? ERRORS[code].status,
    code,
    message: own ?? message,
    toast,
    ...(errors ? { errors: [...errors] } : {}),
    ...(current === undefined ? {} : { current }),
    ...(quota === undefined ? {} : { quota }),
    requestId,
  }
}
