import type { CondensedStep, Recipe, Session, Settings } from '@gyeol/statting'
import type { Material, MaterialAmounts } from '@gyeol/terms'

/** What is to be best (SPEC.md GOAL1–GOAL3). */
export const GOALS = ['rate', 'least-material', 'least-start-potential'] as const

/** One of {@link GOALS}. */
export type Goal = (typeof GOALS)[number]

/** An option the finished item must have; `steps` is above 0, `'max'` fills it up. */
export type WantedOption = { readonly option: string; readonly steps: number | 'max' }

/** A negative option the finished item must have, exactly this deep; `steps` is below 0. */
export type FixedNegative = { readonly option: string; readonly steps: number }

/** A negative option the search may use; `deepest` is below 0, `'max'` = as deep as it goes. */
export type AllowedNegative = { readonly option: string; readonly deepest: number | 'max' }

/** One question to the search. Amounts are steps, as everywhere in `@gyeol/statting`. */
export type AutoProblem = {
  /**
   * What the engine calculates from. With the goal `least-start-potential` its start potential does
   * not matter; with a `start` it must be the settings of that session.
   */
  readonly settings: Settings
  /** One to eight options; in any order, which the plans keep for their slots. */
  readonly wanted: readonly WantedOption[]
  /** Negatives that must be there, whatever they cost. */
  readonly fixedNegatives: readonly FixedNegative[]
  /** Negatives the search may choose from; an option that is wanted or fixed too is left out. */
  readonly allowedNegatives: readonly AllowedNegative[]
  readonly goal: Goal
  /** Rate the goals other than `rate` must reach, 0…100; default 100. */
  readonly wantedRate?: number
  /** Most confirmations of a plan; repeats count. */
  readonly maxConfirmations?: number
  /** Largest amount of one material in one confirmation. */
  readonly largestAmount?: number
  /** What one point of a material counts when material is compared; default 1 each, 0 = free. */
  readonly materialWeights?: Partial<Readonly<Record<Material, number>>>
  /** A session to go on from: its confirmed steps stay, its pending edits do not count. */
  readonly start?: Session
}

/** One plan. Everything in it was read from the engine after replaying the recipe. */
export type AutoCandidate = {
  /** Replays without a refusal from the start of a session with `settings`. */
  readonly recipe: Recipe
  /** The problem's settings with this plan's start potential. */
  readonly settings: Settings
  /** Steps at the front of the recipe that `start` had confirmed already. */
  readonly keptSteps: number
  /** The recipe as players read it, kept steps included. */
  readonly steps: readonly CondensedStep[]
  /** Success rate as shown: whole percent, 0…100. */
  readonly rate: number
  /** Success rate before floor and clamp. */
  readonly unclampedRate: number
  readonly startPotential: number
  /** Confirmations still to do; repeats count. */
  readonly confirmations: number
  /** False: potential and slots are left, the item could take more. */
  readonly isFinished: boolean
  /** Points of the confirmations still to do. */
  readonly materials: MaterialAmounts
  readonly totalMaterial: number
  /** The part of `totalMaterial` that negative options take. */
  readonly negativeMaterial: number
  /** `totalMaterial` with the problem's weights. */
  readonly weightedMaterial: number
  /** Largest amount of one material in one of the confirmations still to do. */
  readonly largestAmount: number
  /** The negatives of the finished item, in slot order. */
  readonly negatives: readonly FixedNegative[]
}

/** The best plan found with at most that many confirmations. */
export type FrontEntry = { readonly confirmations: number; readonly candidate: AutoCandidate }

/**
 * How far the best plan can be from the best possible one (SPEC.md BND1–BND9).
 * `proven`: no plan is better, those included that move a negative back by one unit (BND9); at a shown
 * rate of 100 none whatsoever. `isForwardOnly`: no plan that never moves an amount back.
 * `gap`: no plan is beyond `limit` (a rate, points of material or a start potential, as the goal says).
 * `open`: nothing is known.
 */
export type Bound =
  | { readonly kind: 'proven'; readonly isForwardOnly: boolean }
  | { readonly kind: 'gap'; readonly limit: number }
  | { readonly kind: 'open' }

/** What is missing when the wanted rate is out of reach (SPEC.md MISS1–MISS3). */
export type Shortfall = {
  /** Highest displayed rate found. */
  readonly bestRate: number
  /** Least start potential found that reaches the wanted rate; null: none up to the limit. */
  readonly neededStartPotential: number | null
  /** The wanted option to lower first, to how many steps, and the rate that gives. */
  readonly lowerFirst: {
    readonly option: string
    readonly steps: number
    readonly rate: number
  } | null
}

/** Everything the search knows at one moment. */
export type AutoAnswer = {
  /** Different plans, best first. Empty only while nothing fits the caps of the problem. */
  readonly candidates: readonly AutoCandidate[]
  /** Best plan of 1…8 confirmations and the best of all, each better than the one before. */
  readonly front: readonly FrontEntry[]
  readonly bound: Bound
  /** Present when the search has ended below the wanted rate (goal `rate`: below 100). */
  readonly shortfall: Shortfall | null
  /** `proof`: the search has ended, it is looked whether something better can exist at all. */
  readonly stage: 'search' | 'proof'
  /** Plans evaluated so far. */
  readonly evaluations: number
  /** 0…1 of the planned work. */
  readonly progress: number
  readonly isFinished: boolean
}

/** The closed list of reasons why a problem cannot be searched. */
export const AUTO_REFUSALS = [
  'SETTINGS_NOT_VALID',
  'NOTHING_WANTED',
  'TOO_MANY_WANTED',
  'TOO_MANY_OPTIONS',
  'UNKNOWN_OPTION',
  'OPTION_TWICE',
  'WANTED_AND_NEGATIVE',
  'WANTED_NOT_POSITIVE',
  'NEGATIVE_NOT_BELOW_ZERO',
  'NEGATIVE_NOT_ALLOWED',
  'NOT_A_WHOLE_NUMBER',
  'ABOVE_MAXIMUM',
  'BELOW_MINIMUM',
  'OPTION_UNAVAILABLE_AT_LEVEL',
  'ELEMENT_NEEDS_WEAPON',
  'ELEMENT_MATCH_MISMATCH',
  'ELEMENT_ALREADY_GRANTED',
  'WANTED_RATE_OUT_OF_RANGE',
  'CONFIRMATIONS_OUT_OF_RANGE',
  'LARGEST_AMOUNT_OUT_OF_RANGE',
  'WEIGHT_OUT_OF_RANGE',
  'START_FINISHED',
  'START_OF_OTHER_SETTINGS',
  'START_HAS_ITS_POTENTIAL',
  'NOTHING_LEFT_TO_DO',
] as const

/** One of {@link AUTO_REFUSALS}. */
export type AutoRefusalCode = (typeof AUTO_REFUSALS)[number]

/** Why a problem cannot be searched: the option and the limit (in steps) where they help. */
export type AutoRefusal = {
  readonly code: AutoRefusalCode
  readonly option?: string
  readonly limit?: number
}

/** How long and from which random numbers to search. */
export type SolveOptions = {
  /** Same seed, same answer; default 1. */
  readonly seed?: number
  /** Multiplies the planned evaluations; default 1. */
  readonly effort?: number
}

/** What `solveAuto` may be told besides. */
export type SolveControl = SolveOptions & {
  /** Called a few times per second with what is known. */
  readonly onProgress?: (answer: AutoAnswer) => void
  /** Asked every few milliseconds; true ends the search with what is known. */
  readonly isCancelled?: () => boolean
}

/** A running search: `step` until it says that it has ended, ask `best` whenever wanted. */
export type Solver = {
  /** Works for about that many evaluations (20,000 take about 10 ms); true = ended. */
  readonly step: (evaluations: number) => boolean
  /** What is known; the same object until something changes. */
  readonly best: () => AutoAnswer
  /** Which of the two is at work; cheaper to ask than `best`. */
  readonly stage: () => AutoAnswer['stage']
}

/** An accepted problem's value, or everything that is wrong with it. */
export type AutoResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly AutoRefusal[] }

/** What one line of a plan does. */
export const STEP_KINDS = ['buy', 'refund', 'mixed', 'final'] as const

/** One of {@link STEP_KINDS}. */
export type StepKind = (typeof STEP_KINDS)[number]

/** Why a line stands where it stands; sentences are made of it by who shows them. */
export const STEP_REASONS = [
  'KEPT',
  'BUY_BEFORE_PENALTY',
  'BUY_ONE_BY_ONE',
  'BUY_LOW_PENALTY',
  'REFUND_FOR_POTENTIAL',
  'REFUND_AT_HIGHEST_PENALTY',
  'MIXED_TO_STAY_ABOVE_ZERO',
  'MIXED_FOR_POTENTIAL',
  'LAST_SLOT_LAST',
  'REST_AT_ONCE',
] as const

/** One of {@link STEP_REASONS}. */
export type StepReason = (typeof STEP_REASONS)[number]

/** One condensed line of a plan, explained. */
export type ExplainedStep = {
  readonly kind: StepKind
  /** Main reason first; none where none held when it was checked. */
  readonly reasons: readonly StepReason[]
  readonly repeat: number
  readonly changes: CondensedStep['changes']
  readonly potentialBefore: number
  readonly potentialAfter: number
  /** Percent added to every cost and return of this line. */
  readonly penaltyPercent: number
  /** Steps of all changes together beyond the base cap: they cost double. */
  readonly bonusSteps: number
  /** Points of all repeats together. */
  readonly materials: MaterialAmounts
  readonly isKept: boolean
}
