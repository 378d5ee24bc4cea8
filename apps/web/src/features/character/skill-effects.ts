import type { SkillEffect } from '@gyeol/character'
import { SKILL_EFFECTS } from '@gyeol/game-data'

const EFFECTS = new Map(SKILL_EFFECTS.map((effect) => [effect.id, effect]))

/** What is known of a skill in numbers. */
export function findEffect(id: string): SkillEffect | undefined {
  return EFFECTS.get(id)
}
