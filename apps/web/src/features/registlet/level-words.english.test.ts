import { ENGLISH_NAMES, REGISTLET_ROWS } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { LEVEL_PATTERNS } from './level-words.english.ts'
import { effectAt, effectReader } from './registlet-effect.ts'

const inEnglish = effectReader(LEVEL_PATTERNS)
const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g)

it.each(REGISTLET_ROWS)('$id comes to the same numbers at every level', ({ effect, maxLevel }) => {
  const words = ENGLISH_NAMES.effectWords(effect)
  for (const level of [1, 3, maxLevel]) {
    expect(numbersIn(inEnglish(words, level))).toEqual(numbersIn(effectAt(effect, level)))
  }
})

it.each([
  ['Duration 1 s+1 s/Lv', 2, 'Duration 3 s'],
  ['Gaining aggro, for 5 s+Lv s', 3, 'Gaining aggro, for 8 s'],
  ['Cooldown 30-Lv s', 5, 'Cooldown 25 s'],
  ['Every 3 s stores 1 buff (up to Lv)', 4, 'Every 3 s stores 1 buff (up to 4)'],
  ['위력 +5%/레벨', 3, '위력 +15%'],
])('%s at %i is %s', (effect, level, expected) => {
  expect(inEnglish(effect, level)).toBe(expected)
})
