import type { CharacterInput } from '../model.ts'

/** Points at level 1 with every emblem. */
const FIRST_POINTS = 172
const POINTS_PER_LEVEL = 2
/** What level 305 brings besides. */
const LEVEL_WITH_MORE = 305
const MORE_POINTS = 5

/**
 * Stat points that are left at a level, with all emblems; below 0: more were put in than there are (PTS1).
 * The five stats begin at 1 for nothing.
 */
export function statPointsLeft({
  level,
  base,
  personal,
}: Pick<CharacterInput, 'level' | 'base' | 'personal'>): number {
  const points =
    FIRST_POINTS + POINTS_PER_LEVEL * (level - 1) + (level >= LEVEL_WITH_MORE ? MORE_POINTS : 0)
  const used = Object.values(base).reduce((sum, stat) => sum + stat - 1, 0)
  return points - used - (personal?.value ?? 0)
}
