import { z } from 'zod'

/** Fewest and most characters of a password; anything may stand in it. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** A login id: Latin letters, digits, dot, dash and underscore; upper and lower case are one. */
export const LOGIN_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$/

/**
 * A nickname: letters and digits of any script with single marks between them, 1..20 characters.
 * The Hangul fillers count as letters in Unicode but show nothing, so they are left out.
 */
export const NICKNAME_PATTERN =
  /^(?!.*[\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,18}[\p{L}\p{N}])?$/u

/** See {@link LOGIN_ID_PATTERN}. */
export const loginIdSchema = z.string().regex(LOGIN_ID_PATTERN)

/** See {@link NICKNAME_PATTERN}. */
export const nicknameSchema = z.string().regex(NICKNAME_PATTERN).meta({
  description: '글자나 숫자로 시작하고 끝나는 1–20자예요. 사이에 빈칸과 . _ - 도 쓸 수 있어요.',
})

/** A password somebody chooses; the server also refuses common ones (WEAK_PASSWORD). */
export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)

/** A password somebody types to prove who they are: whatever it is, it is only compared. */
export const givenPasswordSchema = z.string().min(1).max(PASSWORD_LENGTH.max)

/** A one-time token as the server makes it: 256 random bits in base64url. */
export const oneTimeTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
