import { z } from 'zod'

/** Fewest and most characters of a password; anything may stand in it. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const

/** A login id: Latin letters, digits, dot, dash and underscore; upper and lower case are one. */
export const LOGIN_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$/

/**
 * A nickname: letters and digits of any script, with the vowel signs and joiners theirs needs and single
 * marks between them, 1..20 characters. What counts as a letter or a sign in Unicode but shows nothing is
 * left out, and so are more than three signs on a letter.
 */
export const NICKNAME_PATTERN =
  // oxlint-disable-next-line no-misleading-character-class -- each of them is meant by itself
  /^(?!.*(?:[\u034F\u17B4\u17B5\u180B-\u180F\uFE00-\uFE0F\u115F\u1160\u3164\uFFA0]|[\p{Mn}\p{Mc}]{4}))[\p{L}\p{N}](?:[\p{L}\p{N}\p{Mn}\p{Mc} ._\-\u200C-\u200D]{0,18}[\p{L}\p{N}\p{Mn}\p{Mc}])?$/u

/** A word as phones write it: with a blank behind it, or in full width. */
export const typedWord = (text: string) => text.normalize('NFKC').trim()

/** See {@link LOGIN_ID_PATTERN}. */
export const loginIdSchema = z.string().overwrite(typedWord).regex(LOGIN_ID_PATTERN)

/** A login id somebody types to prove who they are. */
export const givenLoginIdSchema = z.string().overwrite(typedWord).min(1).max(64)

/** See {@link NICKNAME_PATTERN}. */
export const nicknameSchema = z.string().regex(NICKNAME_PATTERN).meta({
  description: '글자나 숫자로 시작하고 끝나는 1–20자예요. 사이에 빈칸과 . _ - 도 쓸 수 있어요.',
})

/** A password somebody chooses; the server also refuses common ones (WEAK_PASSWORD). */
export const newPasswordSchema = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)

/** A password somebody types to prove who they are: whatever it is, it is only compared. */
export const givenPasswordSchema = z.string().min(1).max(PASSWORD_LENGTH.max)

/** A one-time token as the server makes it: 256 random bits in base64url. */
export const oneTimeTokenSchema = z
  .string()
  .overwrite(typedWord)
  .regex(/^[A-Za-z0-9_-]{43}$/)
