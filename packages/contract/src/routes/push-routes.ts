import { z } from 'zod'
import {
  pushKeySchema,
  pushStateSchema,
  pushSubscriptionSchema,
  removePushSchema,
} from '../push.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Reminders of events through the browser's push service; visitors may have them too. */
export const pushRoutes = {
  readPushKey: {
    method: 'GET',
    path: '/api/push/key',
    area: 'push',
    summary: '알림 공개 키 (알림을 보내지 않는 사이트면 null)',
    permission: 'public',
    success: { status: 200, body: pushKeySchema },
  },
  savePushSubscription: {
    method: 'POST',
    path: '/api/push/subscription',
    area: 'push',
    summary: '이 브라우저로 이벤트 알림 받기, 설정 고치기 (회원이면 지금의 로그인에 묶여요)',
    permission: 'public',
    quota: 'push',
    body: pushSubscriptionSchema,
    success: { status: 201, body: pushStateSchema },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  removePushSubscription: {
    method: 'DELETE',
    path: '/api/push/subscription',
    area: 'push',
    summary: '이 브라우저의 알림 끄기 (없어도 204)',
    permission: 'public',
    body: removePushSchema,
    success: { status: 204, body: z.null() },
  },
} as const satisfies Record<string, RouteDefinition>
