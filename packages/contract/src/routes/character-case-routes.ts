import { z } from 'zod'
import {
  caseVectorQuerySchema,
  caseVectorsSchema,
  CHARACTER_CASE_BODY_BYTES,
  characterCaseInputSchema,
  characterCasePageSchema,
  characterCaseQuerySchema,
  characterCaseSchema,
  closeCharacterCaseSchema,
} from '../character-case.ts'
import { idParamsSchema } from '../ids.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** What members see in the game in the place of a figure of the sheet, and what editors make of it. */
export const characterCaseRoutes = {
  listCharacterCases: {
    method: 'GET',
    path: '/api/character-case',
    area: 'character-case',
    summary: '게임에서 본 값 목록 (view=all은 편집자만)',
    permission: 'correction.propose',
    query: characterCaseQuerySchema,
    success: { status: 200, body: characterCasePageSchema },
  },
  reportCharacterCase: {
    method: 'POST',
    path: '/api/character-case',
    area: 'character-case',
    summary: '게임에서 본 값 알리기',
    permission: 'correction.propose',
    takesIdempotencyKey: true,
    bodyLimitBytes: CHARACTER_CASE_BODY_BYTES,
    body: characterCaseInputSchema,
    success: { status: 201, body: characterCaseSchema },
    errors: ['DUPLICATE', 'TOO_MANY_ATTEMPTS'],
  },
  exportCharacterCases: {
    method: 'GET',
    path: '/api/character-case/vectors',
    area: 'character-case',
    summary: '게임에서 본 값을 기록의 꼴로 내보내기',
    permission: 'catalogue.write',
    query: caseVectorQuerySchema,
    success: { status: 200, body: caseVectorsSchema },
  },
  closeCharacterCase: {
    method: 'POST',
    path: '/api/character-case/{id}/close',
    area: 'character-case',
    summary: '게임에서 본 값에 답하기 (반영, 보류)',
    permission: 'catalogue.write',
    params: idParamsSchema,
    body: closeCharacterCaseSchema,
    success: { status: 200, body: characterCaseSchema },
    errors: ['STALE'],
  },
  withdrawCharacterCase: {
    method: 'DELETE',
    path: '/api/character-case/{id}',
    area: 'character-case',
    summary: '내가 알린 값 거두기',
    permission: 'correction.propose',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
    errors: ['STALE'],
  },
  restoreCharacterCase: {
    method: 'POST',
    path: '/api/character-case/{id}/restore',
    area: 'character-case',
    summary: '거둔 값 다시 알리기',
    permission: 'correction.propose',
    acceptsNoBody: true,
    params: idParamsSchema,
    success: { status: 200, body: characterCaseSchema },
    errors: ['STALE', 'DUPLICATE'],
  },
} as const satisfies Record<string, RouteDefinition>
