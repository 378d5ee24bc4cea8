import type { BaseStat, SheetStat } from '../model.ts'

/** Every figure of the sheet, in the order of its groups. */
export const FIGURE_IDS = [
  'str',
  'int',
  'vit',
  'agi',
  'dex',
  'atk',
  'matk',
  'weaponAtk',
  'subWeaponAtk',
  'subAtk',
  'subStability',
  'dualAtk',
  'stability',
  'magicStabilityMin',
  'magicStabilityMax',
  'critRate',
  'critDamage',
  'magicCritRate',
  'magicCritDamage',
  'physPierce',
  'magicPierce',
  'aspd',
  'motionSpeed',
  'cspd',
  'castReduction',
  'accuracy',
  'dodge',
  'maxHp',
  'maxMp',
  'ampr',
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'ailmentResist',
  'refineReduction',
  'aggro',
] as const

/** One of {@link FIGURE_IDS}. */
export type FigureId = (typeof FIGURE_IDS)[number]

/** What a part of a base is made of. `times` says by what it was multiplied, in thousandths. */
export type FigurePart = {
  readonly of:
    | 'level'
    | 'constant'
    | 'points'
    | 'personal'
    | 'weapon'
    | 'arrow'
    | 'refine'
    | 'gear'
    | 'up'
    | 'lines'
    | { readonly stat: BaseStat }
    | { readonly figure: FigureId }
  readonly value: number
  readonly times?: number | undefined
}

/** A rule of what is worn that adds percent points to the lines (CH14, CH18, CH25). */
export type WornShare = {
  readonly worn:
    | 'lightArmor'
    | 'heavyArmor'
    | 'shield'
    | 'magicDevice'
    | 'knuckles'
    | 'arrow'
    | 'dualSwords'
  readonly value: number
}

/** One figure and everything that made it. */
export type Figure = {
  readonly id: FigureId
  readonly value: number
  /** The rule it follows. */
  readonly rule: string
  readonly parts: readonly FigurePart[]
  /** The sum of the parts, rounded where the rule rounds it. */
  readonly base: number
  /** Percent points of the lines and of what is worn; null: percent do not change it. */
  readonly percent: {
    readonly stat: SheetStat
    readonly lines: number
    readonly worn: readonly WornShare[]
  } | null
  /** What is added after rounding. */
  readonly flat: { readonly stat: SheetStat; readonly value: number } | null
  /** What is added last: what refining a weapon gives. */
  readonly after?: FigurePart | undefined
  /** Before limits and doublings. */
  readonly raw: number
  /** Bounds of the value; absent where there is none. */
  readonly min?: number | undefined
  readonly max?: number | undefined
}
