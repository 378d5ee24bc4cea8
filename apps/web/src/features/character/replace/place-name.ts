import { characterTexts } from '../character.texts.ts'
import type { ReplacePlace } from './replace-place.ts'

/** `갑옷`, `갑옷 크리스타 1`. */
export function usePlaceName(): (at: ReplacePlace) => string {
  const { places, crysta } = characterTexts.gear
  return ({ place, slot }) => (slot === null ? places[place] : crysta(places[place], slot + 1))
}
