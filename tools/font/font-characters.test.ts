import { expect, it } from 'vitest'
import { fontCharacters, ksX1001Syllables } from './font-characters.ts'

it('holds exactly the 2,350 syllables of KS X 1001', () => {
  const syllables = Array.from(ksX1001Syllables())
  expect(syllables).toHaveLength(2350)
  expect(new Set(syllables).size).toBe(2350)
  expect(syllables.every((syllable) => /^[가-힣]$/.test(syllable))).toBe(true)
  expect([syllables[0], syllables.at(-1)]).toEqual(['가', '힝'])
})

it.each([
  '결정판',
  '한 끗 더 단단하게.',
  '바쿠잔 ATK% +11',
  '−20 → ×2',
  'ㄱㄱㄹㅍ',
  '1억 2,400만',
  '▲4.2% ▼',
  '로딩중...',
])('can show %s', (text) => {
  const shown = new Set(fontCharacters())
  expect(Array.from(text).filter((character) => !shown.has(character))).toEqual([])
})
