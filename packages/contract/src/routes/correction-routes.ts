import { z } from 'zod'
import {
  acceptCorrectionSchema,
  correctionPageSchema,
  correctionQuerySchema,
  correctionSchema,
  missingThingSchema,
  rejectCorrectionSchema,
  thanksSchema,
} from '../correction.ts'
import { idParamsSchema } from '../ids.ts'
import { createdSchema } from '../versions.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** What members propose to correct in the catalogue, and what editors make of it. */
export const correctionRoutes = {
  listCorrections: {
    method: 'GET',
    path: '/api/correction',
    area: 'correction',
    summary: '수정 제안 목록 (view=all은 편집자만)',
    permission: 'correction.propose',
    query: correctionQuerySchema,
    success: { status: 200, body: correctionPageSchema },
  },
  readThanks: {
    method: 'GET',
    path: '/api/correction/thanks',
    area: 'correction',
    summary: '제안으로 도와준 사람들',
    permission: 'public',
    success: { status: 200, body: thanksSchema },
  },
  reportMissing: {
    method: 'POST',
    path: '/api/correction/missing',
    area: 'correction',
    summary: '목록에 없는 자료 알리기',
    permission: 'correction.propose',
    takesIdempotencyKey: true,
    body: missingThingSchema,
    success: { status: 201, body: createdSchema },
    errors: ['DUPLICATE'],
  },
  readCorrection: {
    method: 'GET',
    path: '/api/correction/{id}',
    area: 'correction',
    summary: '수정 제안 하나 (내 것, 편집자는 모두)',
    permission: 'correction.propose',
    params: idParamsSchema,
    success: { status: 200, body: correctionSchema },
  },
  acceptCorrection: {
    method: 'POST',
    path: '/api/correction/{id}/accept',
    area: 'correction',
    summary: '제안대로 고치기',
    permission: 'catalogue.write',
    params: idParamsSchema,
    body: acceptCorrectionSchema,
    success: { status: 200, body: correctionSchema },
    errors: ['STALE', 'DUPLICATE', 'CYCLE'],
  },
  rejectCorrection: {
    method: 'POST',
    path: '/api/correction/{id}/reject',
    area: 'correction',
    summary: '까닭을 적어 돌려보내기',
    permission: 'catalogue.write',
    params: idParamsSchema,
    body: rejectCorrectionSchema,
    success: { status: 200, body: correctionSchema },
    errors: ['STALE'],
  },
  withdrawCorrection: {
    method: 'DELETE',
    path: '/api/correction/{id}',
    area: 'correction',
    summary: '내 제안 거두기',
    permission: 'correction.propose',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
    errors: ['STALE'],
  },
} as const satisfies Record<string, RouteDefinition>
