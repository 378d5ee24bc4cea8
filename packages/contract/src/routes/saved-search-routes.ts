import { z } from 'zod'
import { idParamsSchema } from '../ids.ts'
import type { RouteDefinition } from '../route-definition.ts'
import {
  markSearchNewsSchema,
  savedSearchInputSchema,
  savedSearchListSchema,
  savedSearchSchema,
  updateSavedSearchSchema,
} from '../saved-search.ts'

/** Searches members keep, and what is new in them. */
export const savedSearchRoutes = {
  listSavedSearches: {
    method: 'GET',
    path: '/api/saved-search',
    area: 'saved-search',
    summary: '내가 저장한 검색',
    permission: 'saved-search.self',
    success: { status: 200, body: savedSearchListSchema },
  },
  createSavedSearch: {
    method: 'POST',
    path: '/api/saved-search',
    area: 'saved-search',
    summary: '검색 저장하기',
    permission: 'saved-search.self',
    quota: 'saved-search',
    takesIdempotencyKey: true,
    body: savedSearchInputSchema,
    success: { status: 201, body: savedSearchSchema },
    errors: ['DUPLICATE'],
  },
  updateSavedSearch: {
    method: 'PUT',
    path: '/api/saved-search/{id}',
    area: 'saved-search',
    summary: '저장한 검색 고치기',
    permission: 'saved-search.self',
    quota: 'saved-search',
    params: idParamsSchema,
    body: updateSavedSearchSchema,
    success: { status: 200, body: savedSearchSchema },
    errors: ['STALE'],
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-search/{id}',
    area: 'saved-search',
    summary: '저장한 검색 지우기',
    permission: 'saved-search.self',
    params: idParamsSchema,
    success: { status: 204, body: z.null() },
  },
  restoreSavedSearch: {
    method: 'POST',
    path: '/api/saved-search/{id}/restore',
    area: 'saved-search',
    summary: '지운 검색 되살리기 (하루 안)',
    permission: 'saved-search.self',
    quota: 'saved-search',
    acceptsNoBody: true,
    params: idParamsSchema,
    success: { status: 200, body: savedSearchSchema },
    errors: ['DUPLICATE'],
  },
  markSearchNewsRead: {
    method: 'POST',
    path: '/api/saved-search/read',
    area: 'saved-search',
    summary: '저장한 검색의 새 소식 읽음',
    permission: 'saved-search.self',
    acceptsNoBody: true,
    body: markSearchNewsSchema,
    success: { status: 204, body: z.null() },
  },
} as const satisfies Record<string, RouteDefinition>
