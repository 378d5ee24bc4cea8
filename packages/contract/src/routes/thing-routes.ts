import { abilitySchema } from '../ability.ts'
import { bossSchema } from '../boss.ts'
import { equipmentSchema } from '../equipment.ts'
import { idParamsSchema } from '../ids.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { useParamsSchema, usesSchema } from '../use.ts'
import { thingHistorySchema, thingLinksSchema, thingParamsSchema } from '../thing.ts'

/** What the pages of single things ask for. */
export const thingRoutes = {
  readAbility: {
    method: 'GET',
    path: '/api/ability/{id}',
    area: 'ability',
    summary: '장비 어빌리티 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: abilitySchema },
  },
  readBoss: {
    method: 'GET',
    path: '/api/boss/{id}',
    area: 'boss',
    summary: '보스 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: bossSchema },
  },
  readEquipment: {
    method: 'GET',
    path: '/api/equipment/{id}',
    area: 'equipment',
    summary: '장비 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: equipmentSchema },
  },
  readThingLinks: {
    method: 'GET',
    path: '/api/catalogue/{entity}/{id}/links',
    area: 'catalogue',
    summary: '자료에서 이어지는 것 (얻는 곳, 같은 곳, 쓰는 곳)',
    permission: 'public',
    params: thingParamsSchema,
    success: { status: 200, body: thingLinksSchema },
  },
  readThingHistory: {
    method: 'GET',
    path: '/api/catalogue/{entity}/{id}/history',
    area: 'catalogue',
    summary: '자료가 바뀐 내력 (누가 했는지는 없어요)',
    permission: 'public',
    params: thingParamsSchema,
    success: { status: 200, body: thingHistorySchema },
  },
  readUses: {
    method: 'GET',
    path: '/api/catalogue/{entity}/{id}/uses',
    area: 'catalogue',
    summary: '자료를 쓰는 곳 (지우기 전에 봐요)',
    permission: 'catalogue.write',
    params: useParamsSchema,
    success: { status: 200, body: usesSchema },
  },
} as const satisfies Record<string, RouteDefinition>
