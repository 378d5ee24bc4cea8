import { skillNumber, type SkillNumber } from '@gyeol/character'
import { describe, expect, it } from 'vitest'
import { SKILL_TREES } from '../skills/skill-trees.ts'
import { SKILL_EFFECTS } from './skill-effects.ts'

const NAMED: ReadonlySet<string> = new Set(
  SKILL_TREES.flatMap(({ id: tree, skills }) => skills.map(({ id }) => `${tree}:${id}`)),
)

function numbersIn(value: unknown): SkillNumber[] {
  if (typeof value !== 'object' || value === null) return []
  if ('expr' in value || 'byLevel' in value) return [value as SkillNumber]
  return Object.values(value).flatMap(numbersIn)
}

describe('skill effects', () => {
  it('are as many as were gathered: 320 skills, 492 variants, 504 hits', () => {
    const variants = SKILL_EFFECTS.flatMap((effect) => effect.variants)
    const hits = variants.flatMap((variant) => variant.hits ?? [])
    expect([SKILL_EFFECTS.length, variants.length, hits.length]).toEqual([320, 492, 504])
    const sure = hits.filter(({ evidence }) => evidence === 'two' || evidence === 'three')
    expect(sure).toHaveLength(267)
  })

  it('belong to skills of the trees, each once', () => {
    const ids = SKILL_EFFECTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !NAMED.has(id))).toEqual([])
  })

  it('hold no number that cannot be read at any level', () => {
    const numbers = SKILL_EFFECTS.flatMap(numbersIn)
    expect(numbers.length).toBeGreaterThan(1000)
    for (const number of numbers)
      for (let level = 1; level <= 10; level++)
        expect(Number.isFinite(skillNumber(number, level, { 'character.level': 300 }))).toBe(true)
  })
})
