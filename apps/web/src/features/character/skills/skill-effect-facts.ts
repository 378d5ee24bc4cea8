import type { SkillEffect } from '@gyeol/character'
import { SKILL_EFFECTS } from '@gyeol/game-data'

/** What is known of every skill in numbers, by its id. */
export const EFFECTS: ReadonlyMap<string, SkillEffect> = new Map(
  SKILL_EFFECTS.map((effect) => [effect.id, effect]),
)
