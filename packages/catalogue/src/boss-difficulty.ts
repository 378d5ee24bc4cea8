import { BOSS_DIFFICULTIES, type BossDifficulty } from '@gyeol/terms'

/** By what a difficulty changes the normal one; null where nobody has measured it. */
export type DifficultyRule = {
  readonly levelOffset: number
  readonly expFactor: number
  readonly hpFactor: number
  readonly defenseFactor: number | null
}

/**
 * Level, experience and HP: the list of 50 bosses with all five columns. DEF and MDEF: the notes
 * of a damage calculator (times 2, 4 and 6 from hard on); nothing is known for easy.
 */
export const DIFFICULTY_RULES: Readonly<Record<BossDifficulty, DifficultyRule>> = {
  easy: { levelOffset: -10, expFactor: 0.1, hpFactor: 0.1, defenseFactor: null },
  normal: { levelOffset: 0, expFactor: 1, hpFactor: 1, defenseFactor: 1 },
  hard: { levelOffset: 10, expFactor: 2, hpFactor: 2, defenseFactor: 2 },
  nightmare: { levelOffset: 20, expFactor: 5, hpFactor: 5, defenseFactor: 4 },
  ultimate: { levelOffset: 40, expFactor: 10, hpFactor: 10, defenseFactor: 6 },
}

/** A number of a boss and the state it belongs to. */
export type BossNumber = { readonly value: number; readonly when: string | null }

/** What of a boss depends on the difficulty, at the normal one; null: unknown. */
export type NormalBoss = {
  readonly level: number | null
  readonly hp: number | null
  readonly exp: number | null
  readonly difficulties: readonly BossDifficulty[]
  readonly stats: { readonly def: readonly BossNumber[]; readonly mdef: readonly BossNumber[] }
}

/** A boss at one difficulty. `def` and `mdef` are empty where they are not known. */
export type BossAtDifficulty = {
  readonly level: number | null
  readonly hp: number | null
  readonly exp: number | null
  readonly def: readonly BossNumber[]
  readonly mdef: readonly BossNumber[]
}

/**
 * A boss at a difficulty: level by offset (never below 1), experience, HP and defence by factor,
 * rounded down. Field bosses and difficulties a boss does not have give null.
 */
export function bossAt(boss: NormalBoss, difficulty: BossDifficulty): BossAtDifficulty | null {
  if (!boss.difficulties.includes(difficulty)) return null
  const { levelOffset, expFactor, hpFactor, defenseFactor } = DIFFICULTY_RULES[difficulty]
  const scale = (amount: number | null, factor: number) =>
    amount === null ? null : Math.floor(amount * factor)
  const defend = (values: readonly BossNumber[]) =>
    defenseFactor === null
      ? []
      : values.map(({ value, when }) => ({ value: Math.floor(value * defenseFactor), when }))
  return {
    level: boss.level === null ? null : Math.max(boss.level + levelOffset, 1),
    hp: scale(boss.hp, hpFactor),
    exp: scale(boss.exp, expFactor),
    def: defend(boss.stats.def),
    mdef: defend(boss.stats.mdef),
  }
}

/** The difficulty whose level lies nearest to a character's; the easier one of two as near. */
export function nearestDifficulty(boss: NormalBoss, level: number): BossDifficulty | null {
  const found = BOSS_DIFFICULTIES.flatMap((difficulty) => {
    const at = bossAt(boss, difficulty)?.level
    return at === null || at === undefined ? [] : [{ difficulty, distance: Math.abs(at - level) }]
  })
  const nearest = Math.min(...found.map(({ distance }) => distance))
  return found.find(({ distance }) => distance === nearest)?.difficulty ?? null
}
