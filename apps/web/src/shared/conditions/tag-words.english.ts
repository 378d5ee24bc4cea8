import { TAG_WORDS as KOREAN_WORDS } from './tag-words.ts'

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
  base: [...KOREAN_WORDS.base, 'base only', 'basic', 'not upgraded', 'unupgraded'],
  weapons: [...KOREAN_WORDS.weapons, 'main weapon', 'main weapons', 'mainhand'],
}
