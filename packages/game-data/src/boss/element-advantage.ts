import type { MonsterElement } from '@gyeol/terms'

/** Where the order comes from. */
export const ELEMENT_ADVANTAGE_PROVENANCE = {
  source: 'iruna.wikidot.com/element: the order of the other game of the same studio',
  asOf: '2026-11-24',
  unverified:
    'the order itself has not been read in a source about this game; the 25 % has, in three',
} as const

/**
 * The element each one is weak to: fire to water, water to wind, wind to earth, earth to fire, light
 * and dark to one another. A hit of that element does 25 % more. Null: weak to none.
 */
export const WEAK_TO: Readonly<Record<MonsterElement, MonsterElement | null>> = {
  neutral: null,
  fire: 'water',
  water: 'wind',
  wind: 'earth',
  earth: 'fire',
  light: 'dark',
  dark: 'light',
}

/** By how many percent a hit of the element a target is weak to is stronger. */
export const ELEMENT_ADVANTAGE_PERCENT = 25
