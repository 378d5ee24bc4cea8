import type { GearKind } from '@gyeol/terms'
import type { MainKind, SheetStat, SubKind } from '../model.ts'

/**
 * A number of a skill (CH34): the same at all levels, by level with a share of variables, an
 * expression, or null where nobody could read it. `L` is the level of the skill.
 */
export type SkillNumber =
  | number
  | {
      readonly byLevel: number | readonly number[]
      readonly plus?: readonly { readonly of: string; readonly each: number | readonly number[] }[]
    }
  | { readonly expr: string }
  | null

/**
 * How sure the numbers of a hit or a line are: how many independent sources say the same.
 *
 * - `differ`: a second source has another number or another model.
 * - `some`: they agree at some levels only.
 */
export type SkillEvidence = 'three' | 'two' | 'some' | 'one' | 'differ'

/** One way to wear what a variant asks for; all named pieces must be worn. `none` is an empty hand. */
export type SkillWorn = {
  readonly main?: MainKind | 'dualSwords'
  readonly sub?: SubKind | 'none'
  readonly armor?: Extract<GearKind, 'lightArmor' | 'heavyArmor'>
}

/** Which attack skills a line is meant for. */
export type SkillOnly = {
  /** Names of trees or ids of skills. */
  readonly of?: readonly string[]
  readonly except?: readonly string[]
  readonly longRangeSkill?: true
}

/** A stat a skill changes. */
export type SkillLine = {
  readonly stat: SheetStat
  readonly value: SkillNumber
  readonly only?: SkillOnly
  readonly evidence?: SkillEvidence
}

/** Lines of one effect; `conditional`: only in a situation the player knows. */
export type SkillEffectPart = {
  readonly lines: readonly SkillLine[]
  readonly conditional?: true
  readonly extra?: readonly { readonly lines: readonly SkillLine[]; readonly conditional?: true }[]
  readonly stackIds?: readonly number[]
}

/** Lines while an effect lasts. */
export type SkillBuff = SkillEffectPart & {
  readonly for: string
  readonly seconds?: SkillNumber
}

/** One roll of damage. */
export type SkillHit = {
  readonly type: 'physical' | 'magic'
  readonly constant: SkillNumber
  readonly multiplier: SkillNumber
  readonly multiplierRegistlet?: SkillNumber
  readonly count: SkillNumber
  /** The damage is shown in `count` parts of one roll; otherwise it is rolled that often. */
  readonly split: boolean
  /** Whether damage by distance counts: `yes` by where one stands; null: not known. */
  readonly range: 'yes' | 'both' | 'short' | 'long' | 'no' | null
  readonly unsheathe: boolean | null
  readonly element?: string
  readonly dualElement?: string
  readonly longRangeSkill?: boolean
  readonly power?: {
    readonly kind: 'both' | 'dual_sword' | 'custom'
    readonly atk?: number
    readonly matk?: number
  }
  readonly powerStat?: string
  readonly base?: string
  readonly defense?: 'def' | 'mdef'
  readonly noCombo?: true
  readonly area?: true
  readonly placed?: true
  readonly hidden?: true
  readonly cycleSeconds?: SkillNumber
  readonly seconds?: SkillNumber
  readonly stackIds?: readonly number[]
  readonly proration?: { readonly uses: string; readonly gives?: string }
  readonly lines?: readonly SkillLine[]
  readonly extra?: readonly { readonly lines: readonly SkillLine[]; readonly conditional?: true }[]
  readonly evidence: SkillEvidence
}

/** A count the player knows or, with `read`, that follows from what is learned. */
export type SkillStack = {
  readonly id: number
  readonly min: number
  readonly max: SkillNumber
  readonly start: number
  readonly means: string
  readonly read?: string
}

/** A skill as it works with certain gear. */
export type SkillVariant = {
  readonly worn: readonly SkillWorn[]
  readonly use: 'instant' | 'cast' | 'charge' | 'passive' | 'ex'
  readonly combo?: 'any' | 'no' | 'notFirst'
  readonly mp?: SkillNumber
  readonly castSeconds?: SkillNumber
  readonly hits?: readonly SkillHit[]
  readonly passive?: readonly SkillEffectPart[]
  readonly buffs?: readonly SkillBuff[]
  readonly stacks?: readonly SkillStack[]
}

/** Everything known about the numbers of one skill. Its name stands in the skill trees. */
export type SkillEffect = {
  readonly id: string
  readonly variants: readonly SkillVariant[]
  /** Variables `extra0`… of this skill: what they mean and where the sheet says it, or their limits. */
  readonly extras?: Readonly<Record<string, SkillExtra>>
}

/** A variable of one skill: `read` off the build, or a count the player knows. */
export type SkillExtra = {
  readonly means: string
  readonly read?: string
  readonly min?: number
  readonly max?: SkillNumber
  readonly start?: number
}
