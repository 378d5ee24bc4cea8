import { ABILITY_EFFECTS } from './ability-effects-in-english.ts'
import { REGISTLET_EFFECTS } from './registlet-effects-in-english.ts'

const HANGUL = /[가-힣]/
const NUMBER = /\d+(?:\.\d+)?/g

/** A sentence or a part of one with its own numbers; both languages name them in the same order. */
function known(korean: string): string | undefined {
  if (!HANGUL.test(korean)) return korean
  const pattern = korean.replace(NUMBER, '#')
  const english = REGISTLET_EFFECTS[pattern] ?? ABILITY_EFFECTS[pattern]
  const numbers = korean.match(NUMBER) ?? []
  let next = 0
  return english?.replaceAll('#', () => numbers[next++] ?? '#')
}

/** What a registlet or an ability does, in English; in words nobody knows as it was written. */
export function effectWords(effect: string): string {
  const parts = effect.split(', ').map(known)
  const isKnown = parts.every((part) => part !== undefined)
  const text = known(effect) ?? (isKnown ? parts.join(', ') : effect)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
