import type {
  BossDifficulty,
  CrystaKind,
  EquipmentKind,
  Evidence,
  GearKind,
  GearSlot,
  MonsterElement,
  NumbersEvidence,
} from '@gyeol/terms'
import * as korean from './catalogue-names.ts'

export { ELEMENT_ALIASES } from './catalogue-names.ts'

/** Where the names come from. */
export const CATALOGUE_NAMES_PROVENANCE = {
  source: 'the international client of the game',
  asOf: '2026-11-25',
} as const

/** What can be worn, as a condition names it. */
export const GEAR_NAMES = {
  oneHandSword: 'One-Handed Sword',
  twoHandSword: 'Two-Handed Sword',
  bow: 'Bow',
  bowgun: 'Bowgun',
  staff: 'Staff',
  magicDevice: 'Magic Device',
  knuckles: 'Knuckles',
  halberd: 'Halberd',
  katana: 'Katana',
  dualSwords: 'Dual Swords',
  bareHand: 'Bare Hand',
  shield: 'Shield',
  dagger: 'Dagger',
  arrow: 'Arrow',
  ninjutsuScroll: 'Ninjutsu Scroll',
  lightArmor: 'Light Armor',
  heavyArmor: 'Heavy Armor',
} as const satisfies Record<GearKind, string>

function koreanGear(kind: GearKind): readonly string[] {
  return [korean.GEAR_NAMES[kind], ...korean.GEAR_ALIASES[kind]]
}

function koreanKind(kind: CrystaKind): readonly string[] {
  return [korean.CRYSTA_KIND_NAMES[kind], ...korean.CRYSTA_KIND_ALIASES[kind]]
}

/** Other words for the same: the Korean ones, and what players write in English. */
export const GEAR_ALIASES: Readonly<Record<GearKind, readonly string[]>> = {
  oneHandSword: [...koreanGear('oneHandSword'), 'ohs', '1h', 'one handed', 'one hand'],
  twoHandSword: [...koreanGear('twoHandSword'), 'ths', '2h', 'two handed', 'two hand'],
  bow: koreanGear('bow'),
  bowgun: [...koreanGear('bowgun'), 'bwg', 'bow gun', 'crossbow'],
  staff: [...koreanGear('staff'), 'stf', 'staves'],
  magicDevice: [...koreanGear('magicDevice'), 'mdev'],
  knuckles: [...koreanGear('knuckles'), 'knux', 'knucks', 'fist'],
  halberd: [...koreanGear('halberd'), 'spear'],
  katana: [...koreanGear('katana'), 'ktn'],
  dualSwords: [...koreanGear('dualSwords'), 'dual wield'],
  bareHand: [...koreanGear('bareHand'), 'barehand', 'barehands', 'unarmed'],
  shield: [...koreanGear('shield'), 'shd'],
  dagger: [...koreanGear('dagger'), 'knife'],
  arrow: koreanGear('arrow'),
  ninjutsuScroll: [...koreanGear('ninjutsuScroll'), 'scroll', 'ninja scroll', 'nscroll'],
  lightArmor: [...koreanGear('lightArmor'), 'light armour'],
  heavyArmor: [...koreanGear('heavyArmor'), 'heavy armour'],
}

/** Where it is worn. */
export const GEAR_SLOT_NAMES = {
  main: 'Main Weapon',
  sub: 'Sub-Weapon',
  armor: 'Armor',
} as const satisfies Record<GearSlot, string>

/** The kinds of the equipment list. */
export const EQUIPMENT_KIND_NAMES = {
  oneHandSword: 'One-Handed Sword',
  twoHandSword: 'Two-Handed Sword',
  bow: 'Bow',
  bowgun: 'Bowgun',
  staff: 'Staff',
  magicDevice: 'Magic Device',
  knuckles: 'Knuckles',
  halberd: 'Halberd',
  katana: 'Katana',
  shield: 'Shield',
  dagger: 'Dagger',
  arrow: 'Arrow',
  ninjutsuScroll: 'Ninjutsu Scroll',
  armor: 'Armor',
  additional: 'Additional Gear',
  special: 'Special Gear',
} as const satisfies Record<EquipmentKind, string>

/** The kinds of crystas. */
export const CRYSTA_KIND_NAMES = {
  normal: 'Normal',
  weapon: 'Weapon',
  armor: 'Armor',
  additional: 'Additional',
  special: 'Special',
} as const satisfies Record<CrystaKind, string>

/** What players call the kinds besides: the Korean words too. */
export const CRYSTA_KIND_ALIASES: Readonly<Record<CrystaKind, readonly string[]>> = {
  normal: [...koreanKind('normal'), 'normal crysta'],
  weapon: [...koreanKind('weapon'), 'wep', 'wpn', 'weap', 'weapon crysta'],
  armor: [...koreanKind('armor'), 'armour', 'body', 'body armor', 'armor crysta'],
  additional: [
    ...koreanKind('additional'),
    'add',
    'addi',
    'addl',
    'additional gear',
    'helm',
    'helmet',
    'hat',
    'head',
    'additional crysta',
  ],
  special: [...koreanKind('special'), 'special gear', 'rings', 'accessory', 'special crysta'],
}

/** The elements of monsters. */
export const ELEMENT_NAMES = {
  neutral: 'Neutral',
  fire: 'Fire',
  water: 'Water',
  wind: 'Wind',
  earth: 'Earth',
  light: 'Light',
  dark: 'Dark',
} as const satisfies Record<MonsterElement, string>

/** The difficulties of bosses. */
export const BOSS_DIFFICULTY_NAMES = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  nightmare: 'Nightmare',
  ultimate: 'Ultimate',
} as const satisfies Record<BossDifficulty, string>

/** How sure something is. */
export const EVIDENCE_NAMES = {
  confirmed: 'Confirmed',
  seen: 'In a source',
  ambiguous: 'Sources differ',
  guess: 'Likely',
  none: 'No Korean name',
} as const satisfies Record<Evidence, string>

/** How sure the numbers are. */
export const NUMBERS_EVIDENCE_NAMES = {
  confirmed: 'Two sources agree',
  seen: 'One source',
  ambiguous: 'Sources differ',
  unknown: 'Unknown',
} as const satisfies Record<NumbersEvidence, string>

/** What one thing of the lists is to another, as headings say it. */
export const THING_RELATION_NAMES = {
  line: 'Upgrades',
  madeOf: 'Made from',
  droppedBy: 'Bosses that drop it',
  dropsCrysta: 'Crystas it drops',
  dropsEquipment: 'Equipment it drops',
  usedIn: 'Equipment made from it',
  sameMonster: 'Dropped by the same monster',
  samePlace: 'Found in the same place',
  sameName: 'Same name',
  sameSkill: 'Registlets of the same skill',
  sameStat: 'Crystas with the same stat',
  recommendedBy: 'Recommended by job guides',
} as const

/** The kinds of bosses. */
export const BOSS_KIND_NAMES = { boss: 'Boss', fieldBoss: 'Field Boss' } as const

/** The numbers of a boss. */
export const BOSS_STAT_NAMES = {
  def: 'DEF',
  mdef: 'MDEF',
  physResist: 'Physical Resistance',
  magicResist: 'Magic Resistance',
  critResist: 'Critical Resistance',
  flee: 'Dodge',
  guard: 'Guard',
  evade: 'Evade',
} as const

/** What registlets are about. */
export const REGISTLET_CATEGORY_NAMES = {
  passive: 'Passive',
  special: 'Special',
  skill: 'Skill',
} as const

/** The two kinds of abilities. */
export const ABILITY_CATEGORY_NAMES = { basic: 'Basic', conditional: 'Conditional' } as const

/** What sets an ability off. */
export const ABILITY_TRIGGER_NAMES = {
  always: 'Always',
  'on-hit': 'When you deal damage',
  'on-damaged': 'When you take damage',
  'on-avoid': 'When you use Avoid',
  'on-target-evade': 'When the target evades',
  'on-target-guard': 'When the target guards',
  'on-miss': 'On MISS',
  'on-graze': 'On GRAZE',
} as const

/** How equipment is had. */
export const OBTAIN_NAMES = {
  monster: 'Monster',
  npc: 'NPC',
  smith: 'Blacksmith',
  player: 'Player-made',
  box: 'Box',
  quest: 'Quest',
  event: 'Event',
  other: 'Other',
} as const

/** Which piece of several with one name it is, told by how it is had. */
export const EQUIPMENT_VARIANT_NAMES = {
  drop: 'Drop',
  npc: 'Shop or blacksmith',
  dropNpc: 'Drop or shop',
  player: 'Player-made',
} as const
