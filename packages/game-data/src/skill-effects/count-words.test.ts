import { buffCounts, hitCounts } from '@gyeol/character'
import { expect, it } from 'vitest'
import { COUNT_WORDS } from './count-words.ts'
import { COUNT_WORDS as ENGLISH_WORDS } from './count-words.english.ts'
import { SKILL_EFFECTS } from './skill-effects.ts'

const ASKED = SKILL_EFFECTS.flatMap((effect) =>
  effect.variants.flatMap((variant) => {
    const question = { level: 10, variables: {}, counts: {} }
    return [...hitCounts(effect, variant, question), ...buffCounts(effect, variant, question)]
  }),
)

it('everything that is asked of a skill has a name, and nothing else has', () => {
  const asked = [...new Set(ASKED.map(({ means }) => means))]
  expect(asked.length).toBeGreaterThan(40)
  expect(Object.keys(COUNT_WORDS).toSorted()).toEqual(asked.toSorted())
  expect(Object.keys(ENGLISH_WORDS)).toEqual(Object.keys(COUNT_WORDS))
})

it('every count starts within its limits', () => {
  const outside = ASKED.filter(({ min, max, start }) => start < min || (max ?? start) < start)
  expect(outside).toEqual([])
})
