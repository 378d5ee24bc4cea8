import { z } from 'zod'
import {
  alertMailInputSchema,
  alertParamsSchema,
  alertPauseSchema,
  alertsSchema,
  alertTestSchema,
  webhookInputSchema,
} from '../alert.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** What the owner is told outside the site. */
export const alertRoutes = {
  readAlerts: {
    method: 'GET',
    path: '/api/alert',
    area: 'ops',
    summary: '바깥 알림: 받을 곳과 알림마다의 상태',
    permission: 'setting.write',
    success: { status: 200, body: alertsSchema },
  },
  updateAlertWebhook: {
    method: 'PUT',
    path: '/api/alert/webhook',
    area: 'ops',
    summary: '바깥 알림을 받을 웹훅 정하기',
    permission: 'setting.write',
    needsFreshPassword: true,
    body: webhookInputSchema,
    success: { status: 200, body: alertsSchema },
  },
  updateAlertMail: {
    method: 'PUT',
    path: '/api/alert/mail',
    area: 'ops',
    summary: '바깥 알림을 받을 메일 주소 정하기',
    permission: 'setting.write',
    needsFreshPassword: true,
    body: alertMailInputSchema,
    success: { status: 200, body: alertsSchema },
  },
  pauseAlert: {
    method: 'PUT',
    path: '/api/alert/pause/{code}',
    area: 'ops',
    summary: '바깥 알림 하나를 멈추거나 다시 받기',
    permission: 'setting.write',
    params: alertParamsSchema,
    body: alertPauseSchema,
    success: { status: 200, body: alertsSchema },
  },
  testAlerts: {
    method: 'POST',
    path: '/api/alert/test',
    area: 'ops',
    summary: '바깥 알림을 시험으로 보내기',
    permission: 'setting.write',
    body: z.strictObject({}),
    acceptsNoBody: true,
    success: { status: 200, body: alertTestSchema },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<string, RouteDefinition>
