import type { Material } from '@gyeol/terms'

/** Names of the processing materials in English. */
export const MATERIAL_NAMES: Readonly<Record<Material, string>> = {
  metal: 'Metal',
  cloth: 'Cloth',
  beast: 'Beast',
  wood: 'Wood',
  medicine: 'Medicine',
  mana: 'Mana',
}
