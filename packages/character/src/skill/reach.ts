import type { MainKind } from '../model.ts'
import type { SkillHit } from './skill-model.ts'

/** Weapons one stands far away with: their own attack reaches eight metres and more. */
const FAR: ReadonlySet<MainKind> = new Set<MainKind>(['bow', 'bowgun'])
const CASTERS: ReadonlySet<MainKind> = new Set<MainKind>(['staff', 'magicDevice'])

/** Where one stands with a weapon unless one says otherwise (CH40). */
export function distanceWith(main: MainKind): 'short' | 'long' {
  return FAR.has(main) ? 'long' : 'short'
}

/**
 * Whether lines for skills of long range count for a hit (CH46). Where the hit does not say so itself,
 * its damage must go by distance, and it must be shot, or cast by one who casts from afar.
 */
export function isLongRange(
  { longRangeSkill, range, type }: Pick<SkillHit, 'longRangeSkill' | 'range' | 'type'>,
  main: MainKind,
): boolean {
  if (longRangeSkill !== undefined) return longRangeSkill
  if (range === 'long') return true
  if (range !== 'yes' && range !== 'both') return false
  return FAR.has(main) || (type === 'magic' && CASTERS.has(main))
}
