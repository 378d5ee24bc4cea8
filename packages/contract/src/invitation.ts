import { z } from 'zod'
import { newPasswordSchema, oneTimeTokenSchema } from './account.ts'
import { STORED_ROLE_CODES } from './roles.ts'
import { wireTimeSchema } from './versions.ts'

/** The token of an invitation, good once until `inviteExpiresAt`, seven days at most. */
export const inviteTokenSchema = z
  .strictObject({ inviteToken: z.string(), inviteExpiresAt: wireTimeSchema })
  .meta({ id: 'InviteToken', description: '초대 링크의 일회용 값' })

/** An account made for somebody who has not come yet; `expiresAt` is null once the link has ended. */
export const invitationSchema = z
  .strictObject({
    id: z.string(),
    loginId: z.string(),
    nickname: z.string(),
    roleCode: z.enum(STORED_ROLE_CODES),
    createdAt: wireTimeSchema,
    expiresAt: wireTimeSchema.nullable(),
  })
  .meta({ id: 'Invitation', description: '아직 오지 않은 회원' })

/** See {@link invitationSchema}. */
export type Invitation = z.output<typeof invitationSchema>

/** Asks who an invitation is for; the token is sent as a body so that no log keeps it. */
export const askInvitationSchema = z
  .strictObject({ token: oneTimeTokenSchema })
  .meta({ id: 'AskInvitation', description: '초대 링크 확인하기' })

/** Who an invitation is for, as they are told before they accept. */
export const invitedSchema = z
  .strictObject({
    loginId: z.string(),
    nickname: z.string(),
    roleCode: z.enum(STORED_ROLE_CODES),
    roleName: z.string(),
    expiresAt: wireTimeSchema,
  })
  .meta({ id: 'Invited', description: '초대받은 계정' })

/** Accepting an invitation: the first password and the consent to the terms. */
export const acceptInvitationSchema = z
  .strictObject({
    token: oneTimeTokenSchema,
    password: newPasswordSchema,
    agree: z.literal(true),
  })
  .meta({ id: 'AcceptInvitation', description: '초대 받아들이기' })

/** See {@link acceptInvitationSchema}. */
export type AcceptInvitation = z.output<typeof acceptInvitationSchema>
