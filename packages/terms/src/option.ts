/** The eleven option categories of specification §3; slots of one category raise the penalty. */
export const OPTION_CATEGORIES = [
  'stats',
  'hpMp',
  'attack',
  'defense',
  'accuracy',
  'dodge',
  'speed',
  'critical',
  'elemental',
  'other',
  'elementGrant',
] as const

/** One of {@link OPTION_CATEGORIES}. */
export type OptionCategory = (typeof OPTION_CATEGORIES)[number]

/** Where an option is at home: everywhere, on one kind of equipment, or an element grant (specification §3: u, w, a, e). */
export const OPTION_SCOPES = ['universal', 'weapon', 'armor', 'element'] as const

/** One of {@link OPTION_SCOPES}. */
export type OptionScope = (typeof OPTION_SCOPES)[number]
