/** Where something is worn, as far as a condition of a stat can ask. */
export const GEAR_SLOTS = ['main', 'sub', 'armor'] as const

/** One of {@link GEAR_SLOTS}. */
export type GearSlot = (typeof GEAR_SLOTS)[number]

/** What can be worn there: weapons in the game's order, then sub weapons and the make of an armor. */
export const GEAR_KINDS = [
  'oneHandSword',
  'twoHandSword',
  'bow',
  'bowgun',
  'staff',
  'magicDevice',
  'knuckles',
  'halberd',
  'katana',
  'dualSwords',
  'bareHand',
  'shield',
  'dagger',
  'arrow',
  'ninjutsuScroll',
  'lightArmor',
  'heavyArmor',
] as const

/** One of {@link GEAR_KINDS}. */
export type GearKind = (typeof GEAR_KINDS)[number]

/** The kinds of equipment in the equipment list. */
export const EQUIPMENT_KINDS = [
  'oneHandSword',
  'twoHandSword',
  'bow',
  'bowgun',
  'staff',
  'magicDevice',
  'knuckles',
  'halberd',
  'katana',
  'shield',
  'dagger',
  'arrow',
  'ninjutsuScroll',
  'armor',
  'additional',
  'special',
] as const

/** One of {@link EQUIPMENT_KINDS}. */
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number]
