import { ELEMENT_SAID as KOREAN_SAID, TAG_WORDS as KOREAN_WORDS } from './tag-words.ts'

/** What players say besides names and stats in a typed search: the Korean words, and English ones. */
export const TAG_WORDS: Readonly<Record<keyof typeof KOREAN_WORDS, readonly string[]>> = {
  plain: [
    ...KOREAN_WORDS.plain,
    ...['negative', 'negatives', 'negative stat', 'negative stats', 'minus', 'minuses'].map(
      (word) => `no ${word}`,
    ),
    ...['penalty', 'penalties', 'demerit', 'demerits', 'drawback', 'drawbacks', 'downside'].flatMap(
      (word) => [`no ${word}`, `without ${word}`],
    ),
    'without negatives',
    'without negative stats',
    'without minus',
    'nothing negative',
    'positive only',
    'only positive',
  ],
  enhanced: [...KOREAN_WORDS.enhanced, 'upgrade', 'upgrades', 'upgraded', 'upgrade only'],
  magicWeapons: [
    ...KOREAN_WORDS.magicWeapons,
    'mage weapon',
    'mage weapons',
    'magic weapon',
    'magic weapons',
  ],
  base: [...KOREAN_WORDS.base, 'base only', 'basic', 'not upgraded', 'unupgraded'],
  weapons: [...KOREAN_WORDS.weapons, 'main weapon', 'main weapons', 'mainhand'],
}

/** How elements are said of things, by the name of one. */
export const ELEMENT_SAID: typeof KOREAN_SAID = {
  of: (name) => [...KOREAN_SAID.of(name), `${name} element`, `${name} elemental`, `${name} type`],
  weakTo: (name) => [
    ...KOREAN_SAID.weakTo(name),
    `weak to ${name}`,
    `weak against ${name}`,
    `${name} weak`,
    `${name} weakness`,
  ],
}
