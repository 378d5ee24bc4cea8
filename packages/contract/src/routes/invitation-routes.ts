import { z } from 'zod'
import { meSchema } from '../auth.ts'
import { idParamsSchema } from '../ids.ts'
import {
  acceptInvitationSchema,
  askInvitationSchema,
  invitationSchema,
  invitedSchema,
  inviteTokenSchema,
} from '../invitation.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Accounts made for people who have not come yet, and how they come. */
export const invitationRoutes = {
  listInvitations: {
    method: 'GET',
    path: '/api/member/invitation',
    area: 'member',
    summary: '아직 오지 않은 회원과 그 초대',
    permission: 'member.read',
    success: { status: 200, body: z.array(invitationSchema) },
  },
  renewInvitation: {
    method: 'POST',
    path: '/api/member/{id}/invitation',
    area: 'member',
    summary: '초대 링크 새로 만들기 (전의 링크는 못 쓰게 돼요)',
    permission: 'member.write-below',
    params: idParamsSchema,
    acceptsNoBody: true,
    success: { status: 201, body: inviteTokenSchema },
    errors: ['ROLE_TOO_HIGH', 'REAUTH_REQUIRED'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/member/{id}/invitation',
    area: 'member',
    summary: '초대 거두기 (만들어 둔 계정도 지워요)',
    permission: 'member.write-below',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
    errors: ['ROLE_TOO_HIGH', 'LAST_OWNER'],
  },
  readInvitation: {
    method: 'POST',
    path: '/api/auth/invitation',
    area: 'auth',
    summary: '초대 링크가 누구의 것인지',
    permission: 'public',
    body: askInvitationSchema,
    success: { status: 200, body: invitedSchema },
    errors: ['TOKEN_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/auth/invitation/accept',
    area: 'auth',
    summary: '초대를 받아들여 비밀번호를 정하고 로그인하기',
    permission: 'public',
    body: acceptInvitationSchema,
    success: { status: 200, body: meSchema },
    errors: ['WEAK_PASSWORD', 'TOKEN_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<string, RouteDefinition>
