import { expect, it } from 'vitest'
import { bossNumberWords } from './boss-number-words.ts'

it.each([
  ['exp', '>=', 1_000_000, 'EXP ≥ 100만'],
  ['hp', '<=', 25_000_000, 'HP ≤ 2,500만'],
  ['level', '<=', 100, 'Lv ≤ 100'],
] as const)('says that %s %s %i as %s', (of, operator, value, words) => {
  expect(bossNumberWords({ of, operator, value })).toBe(words)
})
