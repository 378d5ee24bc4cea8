import type { GearKind, StatId } from '@gyeol/terms'

/** The five stats points are put into. */
export const BASE_STATS = ['str', 'int', 'vit', 'agi', 'dex'] as const

/** One of {@link BASE_STATS}. */
export type BaseStat = (typeof BASE_STATS)[number]

/** The sixth stat; a character has one of them or none. */
export const PERSONAL_STATS = ['crt', 'men', 'tec', 'luk'] as const

/** One of {@link PERSONAL_STATS}. */
export type PersonalStat = (typeof PERSONAL_STATS)[number]

/** Weapons of the main hand. Dual swords are a one-hand sword in each hand (CH9). */
export const MAIN_KINDS = [
  'oneHandSword',
  'twoHandSword',
  'bow',
  'bowgun',
  'staff',
  'magicDevice',
  'knuckles',
  'halberd',
  'katana',
  'bareHand',
] as const satisfies readonly GearKind[]

/** One of {@link MAIN_KINDS}. */
export type MainKind = (typeof MAIN_KINDS)[number]

/** What the sub hand can hold. */
export const SUB_KINDS = [
  'oneHandSword',
  'magicDevice',
  'knuckles',
  'katana',
  'shield',
  'dagger',
  'arrow',
  'ninjutsuScroll',
] as const satisfies readonly GearKind[]

/** One of {@link SUB_KINDS}. */
export type SubKind = (typeof SUB_KINDS)[number]

/** How an armour is made: its option in the smithy. */
export const ARMOR_MAKES = ['normal', 'light', 'heavy'] as const

/** One of {@link ARMOR_MAKES}. */
export type ArmorMake = (typeof ARMOR_MAKES)[number]

/** Stats that only skills give; they have no line on equipment. */
export const SKILL_STATS = [
  'total_damage_a_pct',
  'total_damage_b_pct',
  'skill_constant',
  'skill_multiplier',
  'magic_crit_rate_conversion',
  'magic_crit_damage_conversion',
  'crit_damage_skill',
  'weapon_base_atk',
  'weapon_base_atk_pct',
  'crit_rate_total',
  'attack_mp_recovery_total',
  'motion_speed_pct_total',
  'aggro_pct_total',
  'phys_pierce_pct_total',
  'revive_time_pct_total',
  'guard_regen_base',
] as const

/** One of {@link SKILL_STATS}. */
export type SkillStat = (typeof SKILL_STATS)[number]

/** Every stat a line can change. */
export type SheetStat = StatId | SkillStat

/** What a condition of a line can ask for: besides kinds, an armour without an option and none at all. */
export type WornKind = GearKind | 'normalArmor' | 'noArmor'

/** One line of anything worn, eaten, learned or switched on (CH1). */
export type SheetLine = {
  readonly stat: SheetStat
  readonly value: number
  /** Counts while one of these is worn, whichever hand holds it (CH5). */
  readonly when?: { readonly worn: readonly WornKind[] } | undefined
  /** Names where the line comes from; nothing is calculated with it. */
  readonly source?: string | undefined
}

/** The weapon in the main hand; `refine` 0…15 stands for 0–9, E, D, C, B, A, S. */
export type MainHand = {
  readonly kind: MainKind
  readonly atk: number
  readonly refine: number
  readonly stability: number
  readonly element?: string | undefined
}

/** What the sub hand holds; an arrow and a sword have ATK and stability, a shield DEF. */
export type SubHand = {
  readonly kind: SubKind
  readonly atk?: number | undefined
  readonly refine?: number | undefined
  readonly stability?: number | undefined
  readonly def?: number | undefined
  readonly element?: string | undefined
}

/** A learned skill. */
export type LearnedSkill = { readonly id: string; readonly level: number }

/**
 * Rules some programs take another way, and what they then say (AL1): `hpLess` 22.4 instead of 22.41
 * HP per level, `tecZero` no point of TEC for those without it, `atkRounded` the base of ATK rounded
 * before its percent, `dualFull` two swords without −55, `heavyOnce` heavy armour's refinement once.
 */
export const ALTERNATIVES = ['hpLess', 'tecZero', 'atkRounded', 'dualFull', 'heavyOnce'] as const

/** One of {@link ALTERNATIVES}. */
export type Alternative = (typeof ALTERNATIVES)[number]

/** Everything a sheet is calculated from (CH1). */
export type CharacterInput = {
  readonly level: number
  readonly base: Readonly<Record<BaseStat, number>>
  readonly personal: { readonly kind: PersonalStat; readonly value: number } | null
  readonly main: MainHand
  readonly sub: SubHand | null
  readonly armor: {
    readonly make: ArmorMake
    readonly def: number
    readonly refine: number
  } | null
  readonly additional: { readonly def: number; readonly refine: number } | null
  readonly special: { readonly def: number } | null
  readonly lines: readonly SheetLine[]
  /** Rules that are taken the other way (AL1). */
  readonly otherwise?: readonly Alternative[] | undefined
}

/** Highest refinement: S. */
export const MAX_REFINE = 15

/** Least and most points of a base stat. */
export const BASE_STAT_RANGE = { min: 1, max: 510 } as const
