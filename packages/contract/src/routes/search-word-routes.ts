import { z } from 'zod'
import type { RouteDefinition } from '../route-definition.ts'
import {
  searchAliasListSchema,
  searchAliasSchema,
  searchWordInputSchema,
  searchWordPageSchema,
  searchWordQuerySchema,
} from '../search-word.ts'

/** Words that found nothing, and the names editors make of them. */
export const searchWordRoutes = {
  countSearchWord: {
    method: 'POST',
    path: '/api/search/word',
    area: 'search',
    summary: '찾지 못한 말 세기 (말만, 누가 찾았는지는 남기지 않음)',
    permission: 'public',
    quota: 'search-word',
    body: searchWordInputSchema,
    success: { status: 204, body: z.null() },
  },
  listSearchWords: {
    method: 'GET',
    path: '/api/search/word',
    area: 'search',
    summary: '찾지 못한 말, 많이 찾은 것부터',
    permission: 'catalogue.write',
    query: searchWordQuerySchema,
    success: { status: 200, body: searchWordPageSchema },
  },
  listSearchAliases: {
    method: 'GET',
    path: '/api/search/alias',
    area: 'search',
    summary: '편집자가 더한 화면의 다른 이름',
    permission: 'public',
    success: { status: 200, body: searchAliasListSchema },
  },
  addSearchAlias: {
    method: 'PUT',
    path: '/api/search/alias',
    area: 'search',
    summary: '찾지 못한 말을 화면이나 자료의 다른 이름으로 더하기',
    permission: 'catalogue.write',
    body: searchAliasSchema,
    success: { status: 204, body: z.null() },
    errors: ['NOT_FOUND'],
  },
  removeSearchAlias: {
    method: 'DELETE',
    path: '/api/search/alias',
    area: 'search',
    summary: '더한 이름 되돌리기',
    permission: 'catalogue.write',
    body: searchAliasSchema,
    success: { status: 204, body: z.null() },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, RouteDefinition>
