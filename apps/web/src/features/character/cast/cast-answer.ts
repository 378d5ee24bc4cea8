import type { Boss } from '@gyeol/contract'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { castOf } from './cast.ts'
import { elementOf, targetOf } from './cast-target.ts'

/** What is asked, answered; null while no skill is chosen. */
export function answerOf(body: CharacterBody, built: BuiltSheet, boss: Boss | null) {
  const { cast: setting, skills } = body
  if (setting.skill === null) return null
  const target = targetOf(boss, setting.difficulty, setting.typed)
  const cast = castOf({ id: setting.skill, level: setting.skillLevel }, skills, {
    built,
    setting,
    target,
    element: elementOf(boss),
  })
  return { cast, target }
}
