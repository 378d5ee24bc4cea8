import type { Name } from './model.ts'

/** Difficulties of a boss, ascending. */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'nightmare', 'ultimate'] as const

/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number]

/** A place to gain EXP by fighting, for character levels `from` to `to`. */
export type LevelingSpot = {
  readonly from: number
  readonly to: number
  readonly target: Name
  /** Difficulties worth playing; empty for enemies without any. */
  readonly difficulties: readonly Difficulty[]
  /** Null: the source does not say. */
  readonly kind: 'mob' | 'miniBoss' | 'boss' | null
  readonly map: Name
}

/** A repeatable hand-in of an NPC and the EXP of one. */
export type TurnIn = {
  readonly name: Name
  readonly unit: 'piece' | 'stack' | 'quest'
  readonly exp: number
}

/** Places for a level, the tightest range first (SPEC.md SPT1). */
export function spotsAt(spots: readonly LevelingSpot[], level: number): LevelingSpot[] {
  return spots
    .filter(({ from, to }) => from <= level && level <= to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from)
}

/** How often a turn-in is to be done for what is missing (SPEC.md TRN1). */
export function turnInsFor(neededExp: number, { exp }: Pick<TurnIn, 'exp'>): number {
  return exp > 0 ? Math.ceil(Math.max(0, neededExp) / exp) : 0
}
