import type { LevelPercent, LevelState } from './model.ts'

/*
 * Number is exact for everything here, so no bigint is needed: L⁴ stays below 2^53 up to level 9741,
 * the curve ends at 8.7·10¹⁵ EXP, and no function of this package accepts settings, tables and runs
 * that together give more (SPEC.md EXP5). A test compares the curve with bigint arithmetic.
 */

/** The curve is tabulated up to this level. */
export const CURVE_END_LEVEL = 4450

/** EXP from level L to L + 1 (SPEC.md EXP1): 1 → 2, 100 → 2,500,200. Whole levels from 1. */
export function expOfLevel(level: number): number {
  // Two exact products; `**` may be off by one unit in the last place.
  const square = level * level
  return Math.floor((square * square) / 40) + 2 * level
}

/** Entry L: EXP from level 1, 0 % to level L, 0 %. Entry 0 is unused. */
const CUMULATIVE: readonly number[] = cumulativeExp()

function cumulativeExp(): number[] {
  const sums = [0, 0]
  let sum = 0
  for (let level = 1; level < CURVE_END_LEVEL; level += 1) {
    sum += expOfLevel(level)
    sums.push(sum)
  }
  return sums
}

/**
 * EXP from level 1, 0 % to this level, 0 % (SPEC.md EXP2). Throws a RangeError beyond the tabulated
 * levels: settings that passed `checkSetting` never get there.
 */
export function expToLevel(level: number): number {
  const exp = CUMULATIVE[level]
  if (exp === undefined || level < 1) throw new RangeError(`no level ${level} on the curve`)
  return exp
}

/**
 * Least EXP at which the game shows `percent` of the level, counted from level 1 (SPEC.md EXP3): the
 * worst case for a player who reads the percent off the screen.
 */
export function expAt({ level, percent }: LevelPercent): number {
  return expToLevel(level) + Math.ceil((expOfLevel(level) * percent) / 100)
}

/** Level, shown percent and EXP inside the level for an amount counted from level 1 (EXP4). */
export function levelAt(totalExp: number): LevelState {
  const level = levelBelow(totalExp)
  const expInLevel = totalExp - expToLevel(level)
  return { level, percent: Math.floor((100 * expInLevel) / expOfLevel(level)), expInLevel }
}

/**
 * The level and percent a player must at least see to own `totalExp` (SPEC.md OUT5): rounded up, 100 %
 * is the next level, nothing below level 1.
 */
export function levelNeededFor(totalExp: number): LevelPercent {
  if (totalExp <= 0) return { level: 1, percent: 0 }
  const { level, expInLevel } = levelAt(totalExp)
  const percent = Math.ceil((100 * expInLevel) / expOfLevel(level))
  return percent === 100 ? { level: level + 1, percent: 0 } : { level, percent }
}

/** The highest level whose start is not above the amount. */
function levelBelow(totalExp: number): number {
  let low = 1
  let high = CURVE_END_LEVEL
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (expToLevel(middle) <= totalExp) low = middle
    else high = middle - 1
  }
  return low
}
