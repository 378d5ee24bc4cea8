import { ERRORS, type ErrorCode, type FieldError, type QuotaRefusal } from '@gyeol/contract'

type AppErrorOptions = {
  /** The refused fields of a 400. */
  readonly errors?: readonly FieldError[]
  /** The row as it is now, for STALE; the suspension, for ACCOUNT_DISABLED. */
  readonly current?: unknown
  /** Which quota is used up, for QUOTA. */
  readonly quota?: QuotaRefusal
  /** Whole seconds the caller should wait, for 429 and 503. */
  readonly retryAfter?: number
  /** Methods that do exist on the path, for METHOD. */
  readonly allow?: readonly string[]
  /** The status when it is not the code's own: a route's `forbids`. */
  readonly status?: number
  readonly cause?: unknown
}

/** The one way to refuse a request: a code of the closed list; status and message follow from it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly options: AppErrorOptions
  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.statusCode = options.status ?? ERRORS[code].status
    this.options = options
  }
}

/** A refused field, in the words of a 400. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('VALIDATION', { errors: [{ path, code: 'INVALID', message }] })
}

/** A refusal of somebody who is logged in: 403, so that no client sends them to the login screen. */
export function forbidden(code: ErrorCode): AppError {
  return new AppError(code, { status: 403 })
}
