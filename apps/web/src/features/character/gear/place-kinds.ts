import { equipmentSlotOf } from '@gyeol/catalogue'
import { MAIN_KINDS, SUB_KINDS } from '@gyeol/character'
import { EQUIPMENT_KINDS, type EquipmentKind } from '@gyeol/terms'
import type { GearPlace } from '../build/character-build.ts'

/** What each place can hold. */
export function kindsOf(place: GearPlace): readonly EquipmentKind[] {
  if (place === 'main') return EQUIPMENT_KINDS.filter((kind) => isOneOf(MAIN_KINDS, kind))
  if (place === 'sub') return EQUIPMENT_KINDS.filter((kind) => isOneOf(SUB_KINDS, kind))
  return EQUIPMENT_KINDS.filter((kind) => equipmentSlotOf(kind) === place)
}

function isOneOf(kinds: readonly string[], kind: EquipmentKind): boolean {
  return kinds.includes(kind)
}

/** Whose slots a crysta of which kind fits; the sub hand has none of its own for a shield or an arrow. */
export function crystaPlaceOf(place: GearPlace): 'weapon' | 'armor' | 'additional' | 'special' {
  return place === 'main' || place === 'sub' ? 'weapon' : place
}

/** Whether a piece has slots for crystas: of the sub hand only weapons. */
export function hasCrystas(place: GearPlace, kind: EquipmentKind): boolean {
  return place !== 'sub' || isOneOf(MAIN_KINDS, kind)
}
