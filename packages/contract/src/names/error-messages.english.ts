import type { ERROR_MESSAGES as KOREAN } from './error-messages.ts'

const BAD_REQUEST = 'That request is not valid.'
const NO_ACCESS = "You don't have access to this page."
const TOO_MANY = 'Too many requests. Try again in a moment.'
const TRY_LATER = 'Try again in a moment.'

/** What players are told with each error code, in English. */
export const ERROR_MESSAGES: Readonly<Record<keyof typeof KOREAN, string>> = {
  VALIDATION: BAD_REQUEST,
  WEAK_PASSWORD: 'That password is too common. Choose another one.',
  TOKEN_INVALID: 'This link expired or was used before.',
  CYCLE: 'It cannot stand above itself or above what leads to it.',
  BAD_JSON: BAD_REQUEST,
  BAD_REQUEST: BAD_REQUEST,
  LOGIN_REQUIRED: 'You need to log in.',
  BAD_CREDENTIALS: 'The ID or password is wrong.',
  FORBIDDEN: NO_ACCESS,
  CSRF: NO_ACCESS,
  ROLE_TOO_HIGH: NO_ACCESS,
  LEVEL_TOO_HIGH: NO_ACCESS,
  ACCOUNT_DISABLED: 'This account is suspended.',
  SIGN_UP_WAITING:
    'Your sign-up is being looked at. You can log in once an administrator has approved it.',
  SIGN_UP_REFUSED:
    'Your sign-up was not accepted. Ask whoever runs the site if you want to know why.',
  SIGN_UP_CLOSED: 'Sign-up is closed for now.',
  REAUTH_REQUIRED: 'Confirm your password.',
  NOT_FOUND: 'Nothing found.',
  METHOD: BAD_REQUEST,
  REQUEST_TIMEOUT: 'The request took too long.',
  DUPLICATE: 'It exists already.',
  STALE: 'Somebody else saved changes first.',
  IN_USE: "It is in use and can't be deleted.",
  LAST_OWNER: 'There has to be at least one owner.',
  LOGIN_ID_TAKEN: 'This ID is taken.',
  NICKNAME_TAKEN: 'This nickname is taken.',
  IDEMPOTENCY: 'This request was already handled with other content.',
  DUPLICATE_REPORT: 'You reported this a moment ago.',
  BODY_TOO_LARGE: BAD_REQUEST,
  URI_TOO_LONG: BAD_REQUEST,
  MEDIA_TYPE: BAD_REQUEST,
  EXPECTATION: BAD_REQUEST,
  HEADER_TOO_LARGE: BAD_REQUEST,
  TOO_MANY_REQUESTS: TOO_MANY,
  TOO_MANY_ATTEMPTS: TOO_MANY,
  QUOTA: 'You have done all you can for today.',
  INTERNAL: 'Something went wrong.',
  DB_UNAVAILABLE: TRY_LATER,
  SHUTTING_DOWN: TRY_LATER,
  OVERLOADED: TRY_LATER,
  STORAGE_FULL: 'Storage is full.',
}
