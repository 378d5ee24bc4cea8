import { z } from 'zod'
import { givenPasswordSchema, loginIdSchema, nicknameSchema } from './account.ts'
import { inviteTokenSchema } from './invitation.ts'
import { LEVEL_ROLE_CODES } from './names/level-roles.ts'
import { pageOf, pagingFields } from './paging.ts'
import { ROLE_CODES, STORED_ROLE_CODES } from './roles.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'
import { SOME_WORDS_PATTERN, WORDS_PATTERN } from './post.ts'

/** Whether a member may log in; WAITING: not until an administrator has approved their sign-up. */
export const MEMBER_STATUSES = ['ACTIVE', 'WAITING', 'DISABLED'] as const

/** One of {@link MEMBER_STATUSES}. */
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

const selfFields = {
  id: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  roleCode: z.enum(STORED_ROLE_CODES),
  createdAt: wireTimeSchema,
  version: versionSchema,
} as const

/** A member as they see themselves. */
export const memberSelfSchema = z
  .strictObject({ ...selfFields, mustEnrolTotp: z.boolean() })
  .meta({ id: 'MemberSelf', description: '내 회원 정보' })

/** See {@link memberSelfSchema}. */
export type MemberSelf = z.output<typeof memberSelfSchema>

/** A suspension as the member and administrators see it; `until` is null where it has no end. */
export const suspensionSchema = z
  .strictObject({ reason: z.string(), since: wireTimeSchema, until: wireTimeSchema.nullable() })
  .meta({ id: 'Suspension', description: '정지' })

/** See {@link suspensionSchema}. */
export type Suspension = z.output<typeof suspensionSchema>

/** Suspending a member, or changing a suspension; the member is shown the reason. */
export const suspendMemberSchema = z
  .strictObject({
    reason: z.string().min(1).max(500).regex(SOME_WORDS_PATTERN),
    until: wireTimeSchema.nullable(),
    version: versionSchema,
  })
  .meta({ id: 'SuspendMember', description: '회원 정지하기' })

/** See {@link suspendMemberSchema}. */
export type SuspendMember = z.output<typeof suspendMemberSchema>

/** What may be decided of a sign-up; WAITING takes a decision back. */
export const SIGN_UP_DECISIONS = ['WAITING', 'APPROVED', 'REFUSED'] as const

/** One of {@link SIGN_UP_DECISIONS}. */
export type SignUpDecision = (typeof SIGN_UP_DECISIONS)[number]

/** A sign-up that is looked at: how they say they have come, and what was decided. */
export const signUpRequestSchema = z
  .strictObject({ message: z.string(), decision: z.enum(SIGN_UP_DECISIONS) })
  .meta({ id: 'SignUpRequest', description: '확인을 기다리는 가입' })

/** See {@link signUpRequestSchema}. */
export type SignUpRequest = z.output<typeof signUpRequestSchema>

/** Deciding a sign-up, or taking the decision back. */
export const decideSignUpSchema = z
  .strictObject({ decision: z.enum(SIGN_UP_DECISIONS) })
  .meta({ id: 'DecideSignUp', description: '가입 받아들이기, 거절하기, 되돌리기' })

/** Ending a member's probation before its time, or taking that back. */
export const trustMemberSchema = z
  .strictObject({ isTrusted: z.boolean() })
  .meta({ id: 'TrustMember', description: '새 회원 지켜보기 끝내기' })

/**
 * A member as administrators see them; `sessions` counts their open logins. `signUp`: what is known
 * of a sign-up that had to be approved, for 30 days. `probationEndsAt`: until when they are watched
 * as a newcomer, past or to come; null for whoever is trusted.
 */
export const memberAdminSchema = z
  .strictObject({
    ...selfFields,
    status: z.enum(MEMBER_STATUSES),
    lastSeenAt: wireTimeSchema.nullable(),
    sessions: z.int().min(0),
    hasPassword: z.boolean(),
    isTotpEnabled: z.boolean(),
    suspension: suspensionSchema.nullable(),
    signUp: signUpRequestSchema.nullable(),
    probationEndsAt: wireTimeSchema.nullable(),
  })
  .meta({ id: 'MemberAdmin', description: '관리자가 보는 회원 정보' })

/** See {@link memberAdminSchema}. */
export type MemberAdmin = z.output<typeof memberAdminSchema>

/** A change of one's own profile. */
export const updateProfileSchema = z
  .strictObject({ nickname: nicknameSchema, version: versionSchema })
  .meta({ id: 'UpdateProfile', description: '내 정보 고치기' })

/** Leaving the site takes the password. */
export const leaveSchema = z
  .strictObject({ password: givenPasswordSchema })
  .meta({ id: 'Leave', description: '회원 탈퇴' })

/** A new member made by an administrator, who never chooses the password. */
export const createMemberSchema = z
  .strictObject({
    loginId: loginIdSchema,
    nickname: nicknameSchema,
    roleCode: z.enum(STORED_ROLE_CODES),
  })
  .meta({ id: 'CreateMember', description: '회원 만들기' })

/** See {@link createMemberSchema}. */
export type CreateMember = z.output<typeof createMemberSchema>

/** An administrator's change of a member; `reason` goes into the audit log. */
export const updateMemberSchema = z
  .strictObject({
    nickname: nicknameSchema,
    status: z.enum(MEMBER_STATUSES),
    roleCode: z.enum(STORED_ROLE_CODES),
    version: versionSchema,
    reason: z.string().max(500).regex(WORDS_PATTERN).optional(),
  })
  .meta({ id: 'UpdateMember', description: '회원 고치기' })

/** See {@link updateMemberSchema}. */
export type UpdateMember = z.output<typeof updateMemberSchema>

/** Ending the second step of a member who lost it; `reason` goes into the audit log. */
export const resetTotpSchema = z
  .strictObject({ reason: z.string().min(1).max(500).regex(SOME_WORDS_PATTERN) })
  .meta({ id: 'ResetTotp', description: '회원의 2단계 인증 끄기' })

/** See {@link resetTotpSchema}. */
export type ResetTotp = z.output<typeof resetTotpSchema>

/** A one-time link's token; good until `resetExpiresAt`, ten minutes at most. */
export const resetTokenSchema = z
  .strictObject({ resetToken: z.string(), resetExpiresAt: wireTimeSchema })
  .meta({ id: 'ResetToken', description: '비밀번호를 정하는 일회용 값' })

/** What making a member answers: an invitation to hand over, and a password link for those at hand. */
export const createdMemberSchema = z
  .strictObject({
    id: z.string(),
    resetToken: z.string(),
    resetExpiresAt: wireTimeSchema,
    ...inviteTokenSchema.shape,
  })
  .meta({ id: 'CreatedMember', description: '만든 회원' })

/** Orders of the member list; a dash before the name turns it round. */
export const MEMBER_SORTS = [
  'createdAt',
  '-createdAt',
  'nickname',
  '-nickname',
  'loginId',
  '-loginId',
  'lastSeenAt',
  '-lastSeenAt',
] as const

/** One of {@link MEMBER_SORTS}. */
export type MemberSort = (typeof MEMBER_SORTS)[number]

const memberFilters = {
  search: z.string().max(100).optional(),
  role: z.enum(STORED_ROLE_CODES).optional(),
  status: z.enum(MEMBER_STATUSES).optional(),
  sort: z.enum(MEMBER_SORTS).default('-createdAt'),
} as const

/** Filters of the member list. */
export const memberFilterSchema = z.strictObject(memberFilters)

/** See {@link memberFilterSchema}. */
export type MemberFilter = z.output<typeof memberFilterSchema>

/** The query of the member list. */
export const memberQuerySchema = z.strictObject({ ...memberFilters, ...pagingFields })

/** One page of the member list. */
export const memberPageSchema = pageOf(memberAdminSchema).meta({
  id: 'MemberPage',
  description: '회원 목록',
})

/** A role's name for select lists; `assignable` says whether the caller may give it. */
export const roleNameSchema = z
  .strictObject({
    code: z.enum(STORED_ROLE_CODES),
    name: z.string(),
    level: z.int().min(0),
    assignable: z.boolean(),
  })
  .meta({ id: 'RoleName', description: '역할 이름' })

/** See {@link roleNameSchema}. */
export type RoleName = z.output<typeof roleNameSchema>

/** An audience the caller may address. */
export const levelNameSchema = z
  .strictObject({ code: z.enum(LEVEL_ROLE_CODES), name: z.string(), level: z.int().min(0) })
  .meta({ id: 'LevelName', description: '공지 대상' })

/** See {@link levelNameSchema}. */
export type LevelName = z.output<typeof levelNameSchema>

/**
 * Everything the site holds about its caller; `sections` has one list of rows for each kind of
 * thing they wrote or did.
 */
export const personalDataSchema = z
  .strictObject({
    exportedAt: wireTimeSchema,
    member: z.strictObject({
      id: z.string(),
      loginId: z.string(),
      nickname: z.string(),
      roleCode: z.enum(ROLE_CODES),
      createdAt: wireTimeSchema,
      agreedAt: wireTimeSchema.nullable(),
      lastSeenAt: wireTimeSchema.nullable(),
      isTotpEnabled: z.boolean(),
    }),
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'PersonalData', description: '내 데이터' })

/** See {@link personalDataSchema}. */
export type PersonalData = z.output<typeof personalDataSchema>
