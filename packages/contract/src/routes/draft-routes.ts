import { z } from 'zod'
import {
  DRAFT_BODY_BYTES,
  draftAnswerSchema,
  draftInputSchema,
  draftParamsSchema,
} from '../draft.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Unsent words of the editors' long forms, for whoever goes on elsewhere. Everybody sees their own. */
export const draftRoutes = {
  readDraft: {
    method: 'GET',
    path: '/api/draft/{form}/{id}',
    area: 'draft',
    summary: '내가 쓰던 내용',
    permission: 'office.open',
    params: draftParamsSchema,
    success: { status: 200, body: draftAnswerSchema },
  },
  saveDraft: {
    method: 'PUT',
    path: '/api/draft/{form}/{id}',
    area: 'draft',
    summary: '쓰던 내용 맡기기',
    permission: 'office.open',
    bodyLimitBytes: DRAFT_BODY_BYTES,
    params: draftParamsSchema,
    body: draftInputSchema,
    success: { status: 204, body: z.null() },
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/api/draft/{form}/{id}',
    area: 'draft',
    summary: '쓰던 내용 지우기',
    permission: 'office.open',
    params: draftParamsSchema,
    success: { status: 204, body: z.null() },
  },
} as const satisfies Record<string, RouteDefinition>
