/** How equipment is had. */
export const OBTAIN_KINDS = [
  'monster',
  'npc',
  'smith',
  'player',
  'box',
  'quest',
  'event',
  'other',
] as const

/** One of {@link OBTAIN_KINDS}. */
export type ObtainKind = (typeof OBTAIN_KINDS)[number]
