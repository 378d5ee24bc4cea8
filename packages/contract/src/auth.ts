import { z } from 'zod'
import {
  givenLoginIdSchema,
  givenPasswordSchema,
  loginIdSchema,
  newPasswordSchema,
  nicknameSchema,
  oneTimeTokenSchema,
} from './account.ts'
import { roleViewSchema } from './role.ts'
import { wireTimeSchema } from './versions.ts'
import { WORDS_PATTERN } from './post.ts'

/**
 * Who is logged in. `mustEnrolTotp`: the site asks this role for a second step and it is not set
 * up yet; until it is, `role` holds a plain member's permissions only.
 */
export const meSchema = z
  .strictObject({
    id: z.string(),
    nickname: z.string(),
    role: roleViewSchema,
    mustEnrolTotp: z.boolean(),
  })
  .meta({ id: 'Me', description: '로그인한 회원' })

/** See {@link meSchema}. */
export type Me = z.output<typeof meSchema>

/** The password was right and a second step is still asked for; `ticket` goes into that step. */
export const secondStepSchema = z
  .strictObject({
    secondStep: z.literal('TOTP'),
    ticket: z.string(),
    expiresAt: wireTimeSchema,
  })
  .meta({ id: 'SecondStep', description: '로그인 두 번째 단계가 남았어요' })

/** What a right password answers. */
export const loginAnswerSchema = z.union([meSchema, secondStepSchema])

/** See {@link loginAnswerSchema}. */
export type LoginAnswer = z.output<typeof loginAnswerSchema>

/** The login form; `remember` keeps the session when the browser closes. */
export const loginSchema = z
  .strictObject({
    loginId: givenLoginIdSchema,
    password: givenPasswordSchema,
    remember: z.boolean().optional(),
  })
  .meta({ id: 'Login', description: '로그인' })

/** Longest answer to how somebody has come here. */
export const SIGN_UP_MESSAGE_LENGTH = 200

/**
 * The sign-up form. `setupToken` is the one-time link that makes the first owner; `message` tells
 * whoever approves sign-ups how they have come here.
 */
export const signUpSchema = z
  .strictObject({
    loginId: loginIdSchema,
    password: newPasswordSchema,
    nickname: nicknameSchema,
    agree: z.literal(true),
    message: z.string().max(SIGN_UP_MESSAGE_LENGTH).regex(WORDS_PATTERN).optional(),
    setupToken: oneTimeTokenSchema.optional(),
  })
  .meta({ id: 'SignUp', description: '회원 가입' })

/** See {@link signUpSchema}. */
export type SignUp = z.output<typeof signUpSchema>

/** What a sign-up answers: who is logged in now, or that an administrator has to look first. */
export const signUpAnswerSchema = z.union([
  meSchema,
  z
    .strictObject({ isWaiting: z.literal(true) })
    .meta({ id: 'WaitingSignUp', description: '관리자가 확인하면 로그인할 수 있어요' }),
])

/** See {@link signUpAnswerSchema}. */
export type SignUpAnswer = z.output<typeof signUpAnswerSchema>

/** A password change by its owner. */
export const changePasswordSchema = z
  .strictObject({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema })
  .meta({ id: 'ChangePassword', description: '비밀번호 바꾸기' })

/** A new password by a one-time link. */
export const resetPasswordSchema = z
  .strictObject({ token: oneTimeTokenSchema, newPassword: newPasswordSchema })
  .meta({ id: 'ResetPassword', description: '일회용 링크로 비밀번호 정하기' })

/** The caller's password once more, before something that matters. */
export const confirmPasswordSchema = z
  .strictObject({ password: givenPasswordSchema })
  .meta({ id: 'ConfirmPassword', description: '비밀번호 확인' })

/**
 * One of the caller's own sessions.
 *
 * - `current`: it is the one that asks.
 * - `isOver`: nobody can do anything with it any more, but its browser is still told.
 * - `toldBrowsers`: how many browsers are told of the caller's things by it; one, unless it was stolen
 *   or its browser began anew.
 */
export const sessionViewSchema = z
  .strictObject({
    id: z.string(),
    createdAt: wireTimeSchema,
    lastSeenAt: wireTimeSchema,
    userAgent: z.string(),
    current: z.boolean(),
    isOver: z.boolean(),
    toldBrowsers: z.int().min(0),
  })
  .meta({ id: 'SessionView', description: '내 로그인 하나' })

/** See {@link sessionViewSchema}. */
export type SessionView = z.output<typeof sessionViewSchema>
