/** Marks a skill of a combo may carry from the second place on, in the game's order. */
export const COMBO_TAGS = [
  'consecutive',
  'charge',
  'swift',
  'smite',
  'mindsEye',
  'tenacity',
  'invincible',
  'bloodsucker',
  'tough',
  'reflection',
  'cancel',
] as const

/** One of {@link COMBO_TAGS}. `cancel` is the player's own way of breaking a combo off. */
export type ComboTag = (typeof COMBO_TAGS)[number]

/** Most points a combo holds. */
export const MAX_COMBO_POINTS = 20
/** Points of a player who never used a combo. */
export const MIN_COMBO_POINTS = 2

/** One place of a combo. */
export type ComboStep = {
  /** Key of the skill in the combo list, or any own name; equal keys are the same skill. */
  readonly skill: string
  /** MP the skill costs by itself: a multiple of 100, or 0. */
  readonly mp: number
  readonly tag: ComboTag | null
  /** The skill halves the MP of the next one. */
  readonly halvesNext?: boolean
  /** The skill cannot open a combo. */
  readonly cannotStart?: boolean
  /** Buffs deal no damage: tags do not change theirs. */
  readonly dealsDamage?: boolean
  /** `reflection` only: no hit was taken, so the next skill is cheaper. */
  readonly reflectionFree?: boolean
  /** Seconds of the motion without motion speed, for the simulation; absent: unknown. */
  readonly motionSeconds?: number
}
