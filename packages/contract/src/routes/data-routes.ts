import { dataDumpSchema, dumpListSchema, dumpParamsSchema, dumpQuerySchema } from '../data-dump.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Whole lists for other programs, with their terms. */
export const dataRoutes = {
  listDataDumps: {
    method: 'GET',
    path: '/api/data',
    area: 'data',
    summary: '받을 수 있는 자료 묶음과 쓰는 조건',
    permission: 'public',
    success: { status: 200, body: dumpListSchema },
  },
  readDataDump: {
    method: 'GET',
    path: '/api/data/{entity}',
    area: 'data',
    summary: '자료 묶음 하나, 또는 어느 판 뒤로 바뀐 것',
    permission: 'public',
    params: dumpParamsSchema,
    query: dumpQuerySchema,
    success: { status: 200, body: dataDumpSchema },
  },
} as const satisfies Record<string, RouteDefinition>
