import { ERROR_MESSAGES } from './names/error-messages.ts'

/**
 * What an error code means on the wire.
 *
 * - `status`: the HTTP status, equal to `status` in the error body.
 * - `message`: safe to show to anybody.
 * - `toast`: whether the user should see a toast. False for the codes that redirect
 *   (LOGIN_REQUIRED, FORBIDDEN and the other 403s, NOT_FOUND).
 */
export type ErrorRule = {
  readonly status: number
  readonly message: string
  readonly toast: boolean
}

/** The closed list of error codes (API contract §2). Nothing else ever stands in `code`. */
export const ERRORS = {
  VALIDATION: { status: 400, message: ERROR_MESSAGES.VALIDATION, toast: true },
  WEAK_PASSWORD: {
    status: 400,
    message: ERROR_MESSAGES.WEAK_PASSWORD,
    toast: true,
  },
  TOKEN_INVALID: { status: 400, message: ERROR_MESSAGES.TOKEN_INVALID, toast: true },
  CYCLE: {
    status: 400,
    message: ERROR_MESSAGES.CYCLE,
    toast: true,
  },
  BAD_JSON: { status: 400, message: ERROR_MESSAGES.BAD_JSON, toast: true },
  BAD_REQUEST: { status: 400, message: ERROR_MESSAGES.BAD_REQUEST, toast: true },

  LOGIN_REQUIRED: { status: 401, message: ERROR_MESSAGES.LOGIN_REQUIRED, toast: false },
  BAD_CREDENTIALS: {
    status: 401,
    message: ERROR_MESSAGES.BAD_CREDENTIALS,
    toast: true,
  },

  FORBIDDEN: { status: 403, message: ERROR_MESSAGES.FORBIDDEN, toast: false },
  CSRF: { status: 403, message: ERROR_MESSAGES.CSRF, toast: false },
  ROLE_TOO_HIGH: { status: 403, message: ERROR_MESSAGES.ROLE_TOO_HIGH, toast: false },
  LEVEL_TOO_HIGH: { status: 403, message: ERROR_MESSAGES.LEVEL_TOO_HIGH, toast: false },
  ACCOUNT_DISABLED: { status: 403, message: ERROR_MESSAGES.ACCOUNT_DISABLED, toast: false },
  SIGN_UP_CLOSED: { status: 403, message: ERROR_MESSAGES.SIGN_UP_CLOSED, toast: false },
  SIGN_UP_WAITING: { status: 403, message: ERROR_MESSAGES.SIGN_UP_WAITING, toast: false },
  SIGN_UP_REFUSED: { status: 403, message: ERROR_MESSAGES.SIGN_UP_REFUSED, toast: false },
  REAUTH_REQUIRED: { status: 403, message: ERROR_MESSAGES.REAUTH_REQUIRED, toast: false },

  NOT_FOUND: { status: 404, message: ERROR_MESSAGES.NOT_FOUND, toast: false },
  METHOD: { status: 405, message: ERROR_MESSAGES.METHOD, toast: true },
  REQUEST_TIMEOUT: { status: 408, message: ERROR_MESSAGES.REQUEST_TIMEOUT, toast: true },

  DUPLICATE: { status: 409, message: ERROR_MESSAGES.DUPLICATE, toast: true },
  STALE: { status: 409, message: ERROR_MESSAGES.STALE, toast: true },
  IN_USE: { status: 409, message: ERROR_MESSAGES.IN_USE, toast: true },
  LAST_OWNER: { status: 409, message: ERROR_MESSAGES.LAST_OWNER, toast: true },
  LOGIN_ID_TAKEN: { status: 409, message: ERROR_MESSAGES.LOGIN_ID_TAKEN, toast: true },
  NICKNAME_TAKEN: { status: 409, message: ERROR_MESSAGES.NICKNAME_TAKEN, toast: true },
  IDEMPOTENCY: { status: 409, message: ERROR_MESSAGES.IDEMPOTENCY, toast: true },
  DUPLICATE_REPORT: { status: 409, message: ERROR_MESSAGES.DUPLICATE_REPORT, toast: true },

  BODY_TOO_LARGE: { status: 413, message: ERROR_MESSAGES.BODY_TOO_LARGE, toast: true },
  URI_TOO_LONG: { status: 414, message: ERROR_MESSAGES.URI_TOO_LONG, toast: true },
  MEDIA_TYPE: { status: 415, message: ERROR_MESSAGES.MEDIA_TYPE, toast: true },
  EXPECTATION: { status: 417, message: ERROR_MESSAGES.EXPECTATION, toast: true },
  HEADER_TOO_LARGE: { status: 431, message: ERROR_MESSAGES.HEADER_TOO_LARGE, toast: true },

  TOO_MANY_REQUESTS: { status: 429, message: ERROR_MESSAGES.TOO_MANY_REQUESTS, toast: true },
  TOO_MANY_ATTEMPTS: { status: 429, message: ERROR_MESSAGES.TOO_MANY_ATTEMPTS, toast: true },
  QUOTA: { status: 429, message: ERROR_MESSAGES.QUOTA, toast: true },

  INTERNAL: { status: 500, message: ERROR_MESSAGES.INTERNAL, toast: true },
  DB_UNAVAILABLE: { status: 503, message: ERROR_MESSAGES.DB_UNAVAILABLE, toast: true },
  SHUTTING_DOWN: { status: 503, message: ERROR_MESSAGES.SHUTTING_DOWN, toast: true },
  OVERLOADED: { status: 503, message: ERROR_MESSAGES.OVERLOADED, toast: true },
  STORAGE_FULL: { status: 507, message: ERROR_MESSAGES.STORAGE_FULL, toast: true },
} as const satisfies Record<string, ErrorRule>

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERRORS

// Object.keys loses the literal keys; the object above is the only source of them.
/** Every code, in the order of {@link ERRORS}. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[]
