import { z } from 'zod'
import {
  eventInputSchema,
  eventPageSchema,
  eventQuerySchema,
  eventSchema,
  shiftedEventsSchema,
  shiftEventsSchema,
  splitEventSchema,
  updateEventSchema,
} from '../event.ts'
import { idParamsSchema } from '../ids.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { createdSchema } from '../versions.ts'

/** The event schedule. */
export const eventRoutes = {
  listEvents: {
    method: 'GET',
    path: '/api/event',
    area: 'event',
    summary: '이벤트 목록 (view=manage는 초안까지)',
    permission: 'public',
    query: eventQuerySchema,
    success: { status: 200, body: eventPageSchema },
    errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
  },
  readEvent: {
    method: 'GET',
    path: '/api/event/{id}',
    area: 'event',
    summary: '이벤트 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: eventSchema },
  },
  createEvent: {
    method: 'POST',
    path: '/api/event',
    area: 'event',
    summary: '이벤트 쓰기',
    permission: 'event.write',
    takesIdempotencyKey: true,
    body: eventInputSchema,
    success: { status: 201, body: createdSchema },
  },
  shiftEvents: {
    method: 'POST',
    path: '/api/event/bulk-dates',
    area: 'event',
    summary: '여러 이벤트의 날짜를 한꺼번에 옮기기 (하나라도 바뀌었으면 아무것도 옮기지 않아요)',
    permission: 'event.write',
    body: shiftEventsSchema,
    success: { status: 200, body: shiftedEventsSchema },
    errors: ['STALE'],
  },
  splitEvent: {
    method: 'POST',
    path: '/api/event/{id}/split',
    area: 'event',
    summary: '반복하는 이벤트를 한 날부터 바꾸기 (그 앞은 그대로 두고, 뒤는 새 이벤트가 돼요)',
    permission: 'event.write',
    params: idParamsSchema,
    body: splitEventSchema,
    success: { status: 201, body: createdSchema },
    errors: ['STALE'],
  },
  updateEvent: {
    method: 'PUT',
    path: '/api/event/{id}',
    area: 'event',
    summary: '이벤트 고치기',
    permission: 'event.write',
    params: idParamsSchema,
    body: updateEventSchema,
    success: { status: 200, body: eventSchema },
    errors: ['STALE'],
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/event/{id}',
    area: 'event',
    summary: '이벤트 지우기',
    permission: 'event.write',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
  },
} as const satisfies Record<string, RouteDefinition>
