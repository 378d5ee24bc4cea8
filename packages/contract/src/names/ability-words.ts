/** Plain stats, and effects that something sets off. */
export const ABILITY_CATEGORIES = ['basic', 'conditional'] as const

/** One of {@link ABILITY_CATEGORIES}. */
export type AbilityCategory = (typeof ABILITY_CATEGORIES)[number]

/** What sets an ability off. */
export const ABILITY_TRIGGERS = [
  'always',
  'on-hit',
  'on-damaged',
  'on-avoid',
  'on-target-evade',
  'on-target-guard',
  'on-miss',
  'on-graze',
] as const

/** One of {@link ABILITY_TRIGGERS}. */
export type AbilityTrigger = (typeof ABILITY_TRIGGERS)[number]
