import type {
  EquipmentType,
  Material,
  MaterialAmounts,
  OptionCategory,
  OptionScope,
} from '@gyeol/terms'

/** A ratio kept as two integers so that it can be evaluated without binary fractions. */
export type Fraction = readonly [numerator: number, denominator: number]

/** One row of the option catalogue: what the engine must know of an option. */
export type OptionDefinition = {
  /** Stable text key, e.g. `crit_damage_pct`. */
  readonly key: string
  readonly material: Material
  /** Potential one step costs on fitting equipment. */
  readonly potential: number
  /** Material points of step 1, times ten (16.5 → 165): integers only. */
  readonly costTimes10: number
  readonly category: OptionCategory
  readonly scope: OptionScope
  /** Value gained per step up to the base cap. */
  readonly step: number
  /** Value gained per step beyond the base cap; absent = no bonus range. */
  readonly bonus?: number
  /** Share of the session's bonus steps this option may use. */
  readonly bonusRatio: Fraction
  /** Base cap in steps where it is not min(maxSteps, ⌊100/potential⌋). */
  readonly max?: number | 'bonusSteps'
  /** The bonus range exists only upward: the minimum stays at the base cap. */
  readonly maxOnly: boolean
  /** Must not go below 0. */
  readonly noNegative: boolean
  /** Element grants only: which of the two element settings offers it. */
  readonly whenElementMatches?: boolean
}

/** The option catalogue; the order of its rows is the order players see. */
export type Catalogue = readonly OptionDefinition[]

/** `spec` = the specification's rule, `consensus` = what three independent calculators agree on (SPEC.md POT4, MAT3). */
export type RuleSet = 'spec' | 'consensus'

/** How material skills reduce amounts (specification §9: mat type 0, 1, 2). */
export type MaterialMode = 'none' | 'all10' | 'perMaterial'

/** Everything a session is calculated from. Whole numbers; see `DEFAULT_SETTINGS` and `checkSettings`. */
export type Settings = {
  readonly equipment: EquipmentType
  readonly recipePotential: number
  readonly startPotential: number
  readonly level: number
  readonly tec: number
  readonly proficiency: number
  readonly materialMode: MaterialMode
  readonly materialLevels: MaterialAmounts
  /** Sum of the anvil skill levels, in percent of every step amount. */
  readonly anvil: number
  /** The weapon's own element equals the one to be granted. */
  readonly elementMatches: boolean
  readonly ruleSet: RuleSet
}

/** One of the eight slots. `option` null = empty. */
export type Slot = {
  readonly option: string | null
  /** False until the option was committed once; a confirmed option cannot be exchanged. */
  readonly confirmed: boolean
  /** Committed amount in steps. */
  readonly steps: number
  /** Amount in steps the next confirm would commit. */
  readonly pendingSteps: number
}

/** What one confirm did to one slot. `isNew` = the option was committed for the first time. */
export type StepChange = {
  readonly slot: number
  readonly option: string
  readonly isNew: boolean
  readonly fromSteps: number
  readonly toSteps: number
  /** Signed change of the displayed value: what the formula text says. */
  readonly valueDelta: number
}

/** One item of the formula history. */
export type FormulaStep = {
  readonly changes: readonly StepChange[]
  readonly potentialBefore: number
  readonly potentialAfter: number
  readonly penaltyPercent: number
  readonly materials: MaterialAmounts
  readonly maxMaterialBefore: number
  readonly maxMaterialAfter: number
  /** The success rate when this step ended the session, else null. Never test it by truthiness: 0 is a rate. */
  readonly finished: number | null
}

/** A session is a plain value; every change goes through `apply`. */
export type Session = {
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly slots: readonly Slot[]
  readonly potential: number
  readonly finished: number | null
  readonly history: readonly FormulaStep[]
  readonly redoQueue: readonly FormulaStep[]
  readonly materials: MaterialAmounts
  readonly maxMaterial: number
}

/** What a player does. Amounts are steps; `stepsFromValue` reads a displayed value. */
export type Action =
  | { readonly type: 'pick'; readonly slot: number; readonly option: string | null }
  | { readonly type: 'enter'; readonly slot: number; readonly steps: number }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'repeat' }
  | { readonly type: 'discard' }

/** The closed list of reasons why an action is not carried out. */
export const REFUSALS = [
  'SLOT_OUT_OF_RANGE',
  'UNKNOWN_OPTION',
  'FINISHED',
  'SLOT_CONFIRMED',
  'SLOT_EMPTY',
  'OPTION_ALREADY_USED',
  'ELEMENT_ALREADY_GRANTED',
  'ELEMENT_NEEDS_WEAPON',
  'ELEMENT_MATCH_MISMATCH',
  'OPTION_UNAVAILABLE_AT_LEVEL',
  'NOT_A_WHOLE_NUMBER',
  'ABOVE_MAXIMUM',
  'BELOW_MINIMUM',
  'NEGATIVE_NOT_ALLOWED',
  'NOTHING_CHANGED',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'NOTHING_TO_REPEAT',
  'REPEAT_OVERSHOOTS',
] as const

/** One of {@link REFUSALS}. */
export type RefusalCode = (typeof REFUSALS)[number]

/** Why an action was not carried out; `slot` and `limit` (in steps) where they help to say it. */
export type Refusal = {
  readonly code: RefusalCode
  readonly slot?: number
  readonly limit?: number
}

/** A value or the reason why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

/** What one slot's pending change costs. */
export type SlotCost = {
  readonly slot: number
  /** Steps below and beyond the base cap that are passed. */
  readonly normalSteps: number
  readonly bonusSteps: number
  /** 1 on fitting equipment, else 2. */
  readonly multiplier: 1 | 2
  /** Signed change of potential before the penalty. */
  readonly potential: number
  readonly material: Material
  readonly materialPoints: number
}

/** How many slots of one category count, and what they add to the penalty. */
export type CategoryPenalty = {
  readonly category: OptionCategory
  readonly count: number
  readonly percent: number
}

/** What the pending changes would do; recomputed on every change. */
export type Preview = {
  readonly hasChanges: boolean
  readonly costs: readonly SlotCost[]
  /** Categories that cost something (two slots or more). */
  readonly penalties: readonly CategoryPenalty[]
  readonly penaltyPercent: number
  /** Sum of the slots' changes before the penalty. */
  readonly potentialBeforePenalty: number
  readonly futurePotential: number
  /** Whole percent, 0..100. */
  readonly successRate: number
  /** Exact success formula before floor and clamp, in percent. */
  readonly unclampedRate: number
  /** A confirm now would end the session. */
  readonly finishes: boolean
  /** Points this step would use. */
  readonly materials: MaterialAmounts
}
