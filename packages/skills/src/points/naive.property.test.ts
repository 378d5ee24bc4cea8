import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALL_INDEX, SMALL_KEYS } from '../../test/small-trees.ts'
import { applySkill, startSkills } from './session.ts'
import { CLICK_STEPS } from './click.ts'
import { levelOf } from './levels.ts'

/*
 * Clicks with automatic prerequisites, played on a plain list of skills that know nothing but the one
 * they need directly.
 */

type Plain = Map<string, { level: number; needs: string | null }>

function plainSkills(): Plain {
  const skills: Plain = new Map()
  for (const [key, { tree, skill }] of SMALL_INDEX.nodes) {
    skills.set(key, {
      level: 0,
      needs: skill.needs === undefined ? null : `${tree.id}:${skill.needs}`,
    })
  }
  return skills
}

function lift(skills: Plain, key: string): void {
  const needs = skills.get(key)?.needs ?? null
  const needed = needs === null ? undefined : skills.get(needs)
  if (needs === null || needed === undefined) return
  needed.level = Math.max(needed.level, 5)
  lift(skills, needs)
}

function clear(skills: Plain, key: string): void {
  for (const [other, skill] of skills) {
    if (skill.needs !== key) continue
    skill.level = 0
    clear(skills, other)
  }
}

function clickPlain(skills: Plain, key: string, by: number): void {
  const skill = skills.get(key)
  if (!skill) throw new Error(`no skill ${key}`)
  skill.level = Math.min(10, Math.max(0, skill.level + by))
  if (skill.level > 0) lift(skills, key)
  if (skill.level < 5) clear(skills, key)
}

const anyClick = fc.record({
  type: fc.constantFrom('raise' as const, 'lower' as const),
  skill: fc.constantFrom(...SMALL_KEYS),
  step: fc.constantFrom(...CLICK_STEPS),
})

describe('clicks with the connect flag', () => {
  it('[PRE1] [PRE2] [PRE4] agree with a list of skills clicked one by one', () => {
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 60 }), (clicks) => {
        const plain = plainSkills()
        let session = startSkills()
        for (const { type, skill, step } of clicks) {
          clickPlain(plain, skill, type === 'raise' ? step : -step)
          const result = applySkill(SMALL_INDEX, session, { type, skill, step, connect: true })
          if (result.ok) session = result.value
          for (const [key, { level }] of plain) expect(levelOf(session.levels, key)).toBe(level)
        }
      }),
      { numRuns: 300 },
    )
  })
})
