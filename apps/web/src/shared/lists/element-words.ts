import { ELEMENT_ALIASES, ELEMENT_NAMES } from '@gyeol/game-data'
import type { MonsterElement } from '@gyeol/terms'
import { ELEMENT_SAID } from '../conditions/tag-words.ts'

/** How an element is typed beside a thing; one letter (불, 수) is rather the beginning of a name. */
export function elementWords(element: MonsterElement): readonly string[] {
  return namesOf(element)
    .flatMap(ELEMENT_SAID.of)
    .filter((word) => word.length > 1)
}

/** How foes are typed that an element is strong against. */
export function weakWords(element: MonsterElement): readonly string[] {
  return namesOf(element).flatMap(ELEMENT_SAID.weakTo)
}

function namesOf(element: MonsterElement): readonly string[] {
  return [ELEMENT_NAMES[element], ...ELEMENT_ALIASES[element]]
}
