import type { EquipmentKind, GearKind, GearSlot } from '@gyeol/terms'

/** Where each kind is worn when nothing else is said. Several weapons can be a sub weapon too. */
export const USUAL_SLOT: Readonly<Record<GearKind, GearSlot>> = {
  oneHandSword: 'main',
  twoHandSword: 'main',
  bow: 'main',
  bowgun: 'main',
  staff: 'main',
  magicDevice: 'main',
  knuckles: 'main',
  halberd: 'main',
  katana: 'main',
  dualSwords: 'main',
  bareHand: 'main',
  shield: 'sub',
  dagger: 'sub',
  arrow: 'sub',
  ninjutsuScroll: 'sub',
  lightArmor: 'armor',
  heavyArmor: 'armor',
}

/** The slot of a kind of the equipment list. */
export type EquipmentSlot = GearSlot | 'additional' | 'special'

/** Where a piece of equipment of this kind goes. */
export function equipmentSlotOf(kind: EquipmentKind): EquipmentSlot {
  if (kind === 'armor' || kind === 'additional' || kind === 'special') return kind
  return USUAL_SLOT[kind]
}
