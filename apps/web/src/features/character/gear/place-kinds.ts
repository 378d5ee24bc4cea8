import { equipmentSlotOf } from '@gyeol/catalogue'
import {
  distanceWith,
  MAIN_KINDS,
  type MainKind,
  SUB_KINDS,
  SUB_KINDS_BESIDE,
} from '@gyeol/character'
import { EQUIPMENT_KINDS, type EquipmentKind } from '@gyeol/terms'
import type { GearPlace } from '../build/character-build.ts'

/** What each place can hold; of the sub hand what goes with the weapon comes first. */
export function kindsOf(place: GearPlace, main: MainKind): readonly EquipmentKind[] {
  if (place === 'main') return EQUIPMENT_KINDS.filter((kind) => isOneOf(MAIN_KINDS, kind))
  if (place === 'sub') {
    const fitting = EQUIPMENT_KINDS.filter((kind) => isOneOf(SUB_KINDS_BESIDE[main], kind))
    const arrowsFirst = fitting.toSorted(
      (one, other) => usualBeside(main, other) - usualBeside(main, one),
    )
    const others = EQUIPMENT_KINDS.filter((kind) => isOneOf(SUB_KINDS, kind))
    return [...new Set([...arrowsFirst, ...others])]
  }
  return EQUIPMENT_KINDS.filter((kind) => equipmentSlotOf(kind) === place)
}

/** What is shot belongs beside what shoots it. */
function usualBeside(main: MainKind, kind: EquipmentKind): number {
  return Number(kind === 'arrow' && distanceWith(main) === 'long')
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
