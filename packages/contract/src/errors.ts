/**
 * What an error code means on the wire.
 *
 * - `status`: the HTTP status, equal to `status` in the error body.
 * - `message`: Korean, safe to show to anybody.
 * - `toast`: whether the user should see a toast. False for the codes that redirect
 *   (LOGIN_REQUIRED, FORBIDDEN and the other 403s, NOT_FOUND).
 */
export type ErrorRule = {
  readonly status: number
  readonly message: string
  readonly toast: boolean
}

const BAD_REQUEST = '잘못된 요청입니다.'
const NO_ACCESS = '해당 페이지의 접근 권한이 존재하지 않습니다.'
const TOO_MANY = '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.'
const TRY_LATER = '잠시 후 다시 시도해 주세요.'

/** The closed list of error codes (API contract §2). Nothing else ever stands in `code`. */
export const ERRORS = {
  VALIDATION: { status: 400, message: BAD_REQUEST, toast: true },
  WEAK_PASSWORD: {
    status: 400,
    message: '흔한 비밀번호예요. 다른 비밀번호를 써 주세요.',
    toast: true,
  },
  TOKEN_INVALID: { status: 400, message: '만료되었거나 이미 사용한 링크예요.', toast: true },
  CYCLE: {
    status: 400,
    message: '자기 자신이나 하위 항목을 상위로 정할 수 없어요.',
    toast: true,
  },
  BAD_JSON: { status: 400, message: BAD_REQUEST, toast: true },
  BAD_REQUEST: { status: 400, message: BAD_REQUEST, toast: true },

  LOGIN_REQUIRED: { status: 401, message: '로그인이 필요합니다.', toast: false },
  BAD_CREDENTIALS: {
    status: 401,
    message: '아이디 또는 비밀번호가 올바르지 않습니다.',
    toast: true,
  },

  FORBIDDEN: { status: 403, message: NO_ACCESS, toast: false },
  CSRF: { status: 403, message: NO_ACCESS, toast: false },
  ROLE_TOO_HIGH: { status: 403, message: NO_ACCESS, toast: false },
  LEVEL_TOO_HIGH: { status: 403, message: NO_ACCESS, toast: false },
  ACCOUNT_DISABLED: { status: 403, message: '사용이 정지된 계정이에요.', toast: false },
  SIGN_UP_CLOSED: { status: 403, message: '지금은 회원 가입을 받지 않아요.', toast: false },
  REAUTH_REQUIRED: { status: 403, message: '비밀번호를 다시 확인해 주세요.', toast: false },

  NOT_FOUND: { status: 404, message: '조회된 데이터가 없습니다.', toast: false },
  METHOD: { status: 405, message: BAD_REQUEST, toast: true },
  REQUEST_TIMEOUT: { status: 408, message: '요청 시간이 초과되었습니다.', toast: true },

  DUPLICATE: { status: 409, message: '이미 존재합니다.', toast: true },
  STALE: { status: 409, message: '다른 사용자가 먼저 수정했습니다.', toast: true },
  IN_USE: { status: 409, message: '사용 중이라 삭제할 수 없어요.', toast: true },
  LAST_OWNER: { status: 409, message: '소유자는 한 명 이상 있어야 해요.', toast: true },
  LOGIN_ID_TAKEN: { status: 409, message: '이미 사용 중인 아이디예요.', toast: true },
  NICKNAME_TAKEN: { status: 409, message: '이미 사용 중인 닉네임이에요.', toast: true },
  IDEMPOTENCY: { status: 409, message: '이미 다른 내용으로 처리한 요청이에요.', toast: true },
  DUPLICATE_REPORT: { status: 409, message: '조금 전에 이미 등록했어요.', toast: true },

  BODY_TOO_LARGE: { status: 413, message: BAD_REQUEST, toast: true },
  URI_TOO_LONG: { status: 414, message: BAD_REQUEST, toast: true },
  MEDIA_TYPE: { status: 415, message: BAD_REQUEST, toast: true },
  EXPECTATION: { status: 417, message: BAD_REQUEST, toast: true },
  HEADER_TOO_LARGE: { status: 431, message: BAD_REQUEST, toast: true },

  TOO_MANY_REQUESTS: { status: 429, message: TOO_MANY, toast: true },
  TOO_MANY_ATTEMPTS: { status: 429, message: TOO_MANY, toast: true },

  INTERNAL: { status: 500, message: '알 수 없는 오류가 발생했습니다.', toast: true },
  DB_UNAVAILABLE: { status: 503, message: TRY_LATER, toast: true },
  SHUTTING_DOWN: { status: 503, message: TRY_LATER, toast: true },
  OVERLOADED: { status: 503, message: TRY_LATER, toast: true },
  STORAGE_FULL: { status: 507, message: '저장 공간이 부족합니다.', toast: true },
} as const satisfies Record<string, ErrorRule>

/** One code of the closed list. */
export type ErrorCode = keyof typeof ERRORS

// Object.keys loses the literal keys; the object above is the only source of them.
/** Every code, in the order of {@link ERRORS}. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[]
