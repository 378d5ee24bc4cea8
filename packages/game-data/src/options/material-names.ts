import type { Material } from '@gyeol/terms'

/** Korean names of the processing materials, as the Korean simulator shows them (2024-10-21). */
export const MATERIAL_NAMES = {
  metal: '금속',
  cloth: '천',
  beast: '짐승',
  wood: '목재',
  medicine: '약품',
  mana: '마소',
} as const satisfies Record<Material, string>
