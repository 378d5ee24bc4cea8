import type { Name } from '@gyeol/main-quest'
import { QUEST_THINGS } from './quest-things-in-english.ts'

/** The English name that stands beside a Korean one nobody has read in the game; null where none is known or needed. */
export function nameBesideGuess({ ko, evidence }: Name): string | null {
  return evidence === 'guess' ? (QUEST_THINGS[ko] ?? null) : null
}
