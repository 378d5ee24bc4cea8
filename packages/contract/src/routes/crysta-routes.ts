import { z } from 'zod'
import { correctionOf } from '../correction.ts'
import {
  crystaDataSchema,
  crystaFields,
  crystaInputSchema,
  crystaListSchema,
  crystaOptionsSchema,
  crystaPageSchema,
  crystaQuerySchema,
  crystaSchema,
  crystaTreeNodeSchema,
  crystaUnitQuerySchema,
  crystaUnitSchema,
  updateCrystaSchema,
} from '../crysta.ts'
import { idParamsSchema } from '../ids.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { writingRoutes } from './catalogue-writing.ts'

const writing = writingRoutes({
  entity: 'crysta',
  name: '크리스타',
  input: crystaInputSchema,
  update: updateCrystaSchema,
  view: crystaSchema,
  correction: correctionOf(crystaFields),
})

/** Crystas and their enhancement tree. */
export const crystaRoutes = {
  listCrystas: {
    method: 'GET',
    path: '/api/crysta',
    area: 'crysta',
    summary: '크리스타 목록 (이름, 종류, 옵션으로 거르고 옵션 순으로)',
    permission: 'public',
    query: crystaQuerySchema,
    success: { status: 200, body: crystaPageSchema },
  },
  readCrystaTree: {
    method: 'GET',
    path: '/api/crysta/tree',
    area: 'crysta',
    summary: '강화 트리',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: z.array(crystaTreeNodeSchema) },
  },
  readCrystaData: {
    method: 'GET',
    path: '/api/crysta/data',
    area: 'crysta',
    summary: '크리스타 화면의 선택 목록',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: crystaDataSchema },
  },
  readAllCrystas: {
    method: 'GET',
    path: '/api/crysta/all',
    area: 'crysta',
    summary: '크리스타 전체와 기준일',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: crystaListSchema },
  },
  listCrystaUnits: {
    method: 'GET',
    path: '/api/crysta/unit',
    area: 'crysta',
    summary: '고를 수 있는 크리스타 (editMode는 편집자만)',
    permission: 'public',
    query: crystaUnitQuerySchema,
    success: { status: 200, body: z.array(crystaUnitSchema) },
    errors: ['LOGIN_REQUIRED', 'FORBIDDEN'],
  },
  readCrystaOptions: {
    method: 'GET',
    path: '/api/crysta/option/{id}',
    area: 'crysta',
    summary: '크리스타 하나의 옵션',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: crystaOptionsSchema },
  },
  readCrysta: {
    method: 'GET',
    path: '/api/crysta/{id}',
    area: 'crysta',
    summary: '크리스타 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: crystaSchema },
  },
  createCrysta: writing.create,
  updateCrysta: writing.update,
  deleteCrysta: writing.remove,
  correctCrysta: writing.correct,
} as const satisfies Record<string, RouteDefinition>
