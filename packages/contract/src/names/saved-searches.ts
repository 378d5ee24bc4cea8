/** The lists whose searches can be kept. */
export const SEARCHED_LISTS = ['crysta', 'equipment', 'boss', 'registlet', 'ability'] as const

/** One of {@link SEARCHED_LISTS}. */
export type SearchedList = (typeof SEARCHED_LISTS)[number]

/** How a stat's amount is compared; `has`: it is there at all. */
export const STAT_OPERATORS = ['has', '=', '>', '<', '>=', '<='] as const

/**
 * How much a saved search may be.
 *
 * - `ofMember`: searches of one member or browser.
 * - `alerted`: things that fit one with an alert; a broader one would tell of everything.
 * - `found`: new things that are told by name.
 * - `readings`: ways to understand what was typed, each of some `spellings`.
 */
export const SAVED_SEARCH_LIMITS = {
  ofMember: 30,
  alerted: 500,
  found: 5,
  name: 40,
  address: 1000,
  words: 100,
  clauses: 16,
  choices: 8,
  readings: 4,
  spellings: 12,
} as const
