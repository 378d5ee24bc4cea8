import { z } from 'zod'
import { idParamsSchema } from '../ids.ts'
import {
  noticeInputSchema,
  noticePageSchema,
  noticeQuerySchema,
  noticeSchema,
  updateNoticeSchema,
} from '../notice.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { usesSchema } from '../use.ts'
import { createdSchema } from '../versions.ts'

/** Notices: what everybody reads, and the inbox of the viewer's audience. */
export const noticeRoutes = {
  listNotices: {
    method: 'GET',
    path: '/api/notification',
    area: 'notification',
    summary: '공지 목록 (내 대상까지), 안 읽은 수',
    permission: 'public',
    query: noticeQuerySchema,
    success: { status: 200, body: noticePageSchema },
    errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
  },
  readNotice: {
    method: 'GET',
    path: '/api/notification/{id}',
    area: 'notification',
    summary: '공지 하나 (볼 수 없는 공지는 없는 것과 같아요)',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: noticeSchema },
  },
  createNotice: {
    method: 'POST',
    path: '/api/notification',
    area: 'notification',
    summary: '공지 쓰기',
    permission: 'notice.write-own',
    takesIdempotencyKey: true,
    body: noticeInputSchema,
    success: { status: 201, body: createdSchema },
    errors: ['LEVEL_TOO_HIGH'],
  },
  updateNotice: {
    method: 'PUT',
    path: '/api/notification/{id}',
    area: 'notification',
    summary: '공지 고치기 (내가 쓴 것, 관리자는 모두)',
    permission: 'notice.write-own',
    params: idParamsSchema,
    body: updateNoticeSchema,
    success: { status: 200, body: noticeSchema },
    errors: ['LEVEL_TOO_HIGH', 'STALE'],
  },
  deleteNotice: {
    method: 'DELETE',
    path: '/api/notification/{id}',
    area: 'notification',
    summary: '공지 지우기 (내가 쓴 것, 관리자는 모두)',
    permission: 'notice.write-own',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
  },
  readNoticeUses: {
    method: 'GET',
    path: '/api/notification/{id}/uses',
    area: 'notification',
    summary: '공지로 이어지는 글 (지우기 전에 봐요)',
    permission: 'notice.write-own',
    params: idParamsSchema,
    success: { status: 200, body: usesSchema },
  },
  markNoticeRead: {
    method: 'PUT',
    path: '/api/notification/{id}/read',
    area: 'notification',
    summary: '읽은 공지로 표시',
    permission: 'notice.read-mark',
    params: idParamsSchema,
    body: z.strictObject({}),
    acceptsNoBody: true,
    success: { status: 204, body: z.null() },
  },
  markAllNoticesRead: {
    method: 'PUT',
    path: '/api/notification/read-all',
    area: 'notification',
    summary: '모두 읽은 것으로 표시',
    permission: 'notice.read-mark',
    body: z.strictObject({}),
    acceptsNoBody: true,
    success: { status: 204, body: z.null() },
  },
} as const satisfies Record<string, RouteDefinition>
