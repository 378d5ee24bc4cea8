import { activeOf } from '../../../shared/named-saves/named-saves.ts'
import { buildSheet } from '../build/build-sheet.ts'
import { charactersSaved } from '../build/character.saved.ts'
import { isLearned, isUntouched } from '../build/character-build.ts'
import { NO_EFFECTS, type SkillEffects } from '../skills/skill-effects.ts'
import type { ComboStats } from '../taken-over.ts'
import { comboStatsOf } from './from-combo.ts'

/** What the character in front says to the combo planner; null where nothing was put on it yet. */
export async function ownComboStats(): Promise<ComboStats | null> {
  const character = activeOf(charactersSaved.load())
  if (isUntouched(character)) return null
  return comboStatsOf(buildSheet(character, await effectsFor(character)))
}

async function effectsFor(character: Parameters<typeof isLearned>[0]): Promise<SkillEffects> {
  if (!isLearned(character)) return NO_EFFECTS
  return (await import('../skills/skill-effect-facts.ts')).EFFECTS
}
