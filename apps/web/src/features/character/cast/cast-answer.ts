import type { Boss } from '@gyeol/contract'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { type AskedSkill, castOf } from './cast.ts'
import { elementOf, targetOf } from './cast-target.ts'

/** The skill that is asked about; null while none is chosen. */
export function askedSkill({
  cast: { skill: id, skillLevel: level },
  counts,
}: Pick<CharacterBody, 'cast' | 'counts'>): AskedSkill | null {
  return id === null ? null : { id, level, counts: counts[id] ?? {} }
}

/** What is asked, answered; null while no skill is chosen. */
export function answerOf(body: CharacterBody, built: BuiltSheet, boss: Boss | null) {
  const { cast: setting, skills } = body
  const skill = askedSkill(body)
  if (skill === null) return null
  const target = targetOf(boss, setting.difficulty, setting.typed)
  const cast = castOf(skill, skills, {
    built,
    setting,
    target,
    element: elementOf(boss),
  })
  return { cast, target }
}
