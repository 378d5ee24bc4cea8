import { correctionOf } from '../correction.ts'
import {
  equipmentFields,
  equipmentInputSchema,
  equipmentListSchema,
  equipmentPageSchema,
  equipmentQuerySchema,
  equipmentSchema,
  updateEquipmentSchema,
} from '../equipment.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { writingRoutes } from './catalogue-writing.ts'

const writing = writingRoutes({
  entity: 'equipment',
  name: '장비',
  input: equipmentInputSchema,
  update: updateEquipmentSchema,
  view: equipmentSchema,
  correction: correctionOf(equipmentFields),
})

/** Equipment. */
export const equipmentRoutes = {
  listEquipment: {
    method: 'GET',
    path: '/api/equipment',
    area: 'equipment',
    summary: '장비 목록 (이름, 종류, 옵션, 얻는 곳 검색)',
    permission: 'public',
    query: equipmentQuerySchema,
    success: { status: 200, body: equipmentPageSchema },
  },
  readAllEquipment: {
    method: 'GET',
    path: '/api/equipment/all',
    area: 'equipment',
    summary: '장비 전체와 기준일',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: equipmentListSchema },
  },
  createEquipment: writing.create,
  updateEquipment: writing.update,
  deleteEquipment: writing.remove,
  correctEquipment: writing.correct,
} as const satisfies Record<string, RouteDefinition>
