import {
  restoredSchema,
  restoreSchema,
  revisedParamsSchema,
  revisionContentSchema,
  revisionListSchema,
  revisionParamsSchema,
} from '../revision.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Earlier versions of what editors write. Each also asks for the right to write that very thing. */
export const revisionRoutes = {
  listRevisions: {
    method: 'GET',
    path: '/api/revision/{entity}/{id}',
    area: 'revision',
    summary: '이전 판 목록',
    permission: 'office.open',
    params: revisedParamsSchema,
    success: { status: 200, body: revisionListSchema },
  },
  readRevision: {
    method: 'GET',
    path: '/api/revision/{entity}/{id}/{revision}',
    area: 'revision',
    summary: '이전 판 하나의 내용',
    permission: 'office.open',
    params: revisionParamsSchema,
    success: { status: 200, body: revisionContentSchema },
  },
  restoreThing: {
    method: 'POST',
    path: '/api/revision/{entity}/{id}/restore',
    area: 'revision',
    summary: '지운 것 되살리기 (같은 주소로)',
    permission: 'office.open',
    params: revisedParamsSchema,
    acceptsNoBody: true,
    body: restoreSchema,
    success: { status: 201, body: restoredSchema },
    errors: ['DUPLICATE', 'STALE', 'CYCLE', 'LEVEL_TOO_HIGH'],
  },
} as const satisfies Record<string, RouteDefinition>
