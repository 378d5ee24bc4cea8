import type { PriceClause, TypedQuery } from '@gyeol/catalogue'
import { type Element, ELEMENTS, MONSTER_ELEMENTS, type MonsterElement } from '@gyeol/terms'
import { CRYSTA_TAG_WORDS, type CrystaTag } from '../../../shared/conditions/crysta-typed.ts'
import { elementWords, weakWords } from '../../../shared/lists/element-words.ts'
import { EQUIPMENT_TAG_WORDS, type EquipmentTag } from '../../../shared/lists/equipment-search.ts'
import { LIST_NOUNS } from './list-nouns.ts'
import { OFFERED_LISTS, type OfferedList } from './search-entry.ts'

/** What a word means to each list; one that has no meaning for it is not asked. */
export type SiteTag = {
  readonly crysta?: CrystaTag
  readonly equipment?: EquipmentTag
  readonly price?: PriceClause
  readonly boss?: { readonly element: MonsterElement; readonly isWeak: boolean }
}

/** What a typed text asks of all lists at once. */
export type SiteTyped = TypedQuery<SiteTag>

/** Which foes are weak to an element. */
const WEAK_TO: Readonly<Record<Element, MonsterElement>> = {
  fire: 'earth',
  earth: 'wind',
  wind: 'water',
  water: 'fire',
  light: 'dark',
  dark: 'light',
}

/** Words of crystas only: 무크, 갑옷 크리. */
const OF_CRYSTA = /(?:크|크리|크리스타|크리스탈|xtals?|crystas?)$/i

/** Every spelling with what it means to each list that knows it. */
export function siteTagWords(): readonly (readonly [SiteTag, readonly string[]])[] {
  const tags = new Map<string, SiteTag>()
  const add = (word: string, meaning: SiteTag) => {
    const key = word.toLowerCase().replaceAll(/\s+/g, '')
    tags.set(key, { ...meaning, ...tags.get(key) })
  }
  for (const [crysta, words] of CRYSTA_TAG_WORDS) for (const word of words) add(word, { crysta })
  for (const [equipment, words] of EQUIPMENT_TAG_WORDS) {
    for (const word of words) if (!OF_CRYSTA.test(word)) add(word, { equipment })
  }
  for (const element of MONSTER_ELEMENTS) {
    for (const word of elementWords(element)) add(word, { boss: { element, isWeak: false } })
  }
  for (const element of ELEMENTS) {
    const boss = { element: WEAK_TO[element], isWeak: true }
    for (const word of weakWords(element)) add(word, { boss })
  }
  return [...tags].map(([word, tag]) => [tag, [word]] as const)
}

const KINDS_BEFORE: ReadonlySet<string> = new Set(
  CRYSTA_TAG_WORDS.flatMap(([tag, words]) => (tag.is === 'kind' ? words : [])).map((word) =>
    word.toLowerCase(),
  ),
)

/** The lists a text names (크리, 장비, 보스, 레지), and the text without those nouns that say nothing else. */
export function listsNamed(text: string): {
  readonly lists: ReadonlySet<OfferedList>
  readonly rest: string
} {
  const lists = new Set<OfferedList>()
  const words: string[] = []
  const kinds: string[] = []
  for (const word of text.split(/\s+/)) {
    const named = OFFERED_LISTS.find((list) => list !== 'price' && LIST_NOUNS[list].test(word))
    if (named === undefined) {
      words.push(word)
      continue
    }
    lists.add(named)
    // 무기 크리 ATK: the kind of the noun, which would be 무기 ATK with what follows.
    if (named === 'crysta' && KINDS_BEFORE.has(words.at(-1)?.toLowerCase() ?? '')) {
      kinds.push(...words.splice(-1))
    }
  }
  return { lists, rest: [...words, ...kinds].join(' ') }
}
