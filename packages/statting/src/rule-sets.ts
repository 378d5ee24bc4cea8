import type { MaterialSums } from './material-cost.ts'
import type { RuleSet } from './model.ts'

/*
 * The two places where the sources disagree, and nothing else (SPEC.md POT4 and MAT3):
 * `spec` follows the specification and the two simulators of its lineage, `consensus` what three
 * independent calculators do. They differ only when a value moves back toward zero.
 */

/** A move of one option, in steps. */
export type Move = { readonly from: number; readonly to: number }

/** How many of the steps of a move are bonus steps; the others are normal. */
export function bonusStepsOf(ruleSet: RuleSet, { from, to }: Move, baseCap: number): number {
  if (ruleSet === 'consensus') {
    return to > from
      ? Math.max(0, to - Math.max(from, baseCap))
      : Math.max(0, Math.min(from, 0 - baseCap) - to)
  }
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const beyond = Math.max(0, 0 - baseCap - low) + Math.max(0, high - baseCap)
  return Math.min(beyond, high - low)
}

/**
 * Adds up the material of every step of a move. `sums(n)` is the material of steps 1…n, so moving
 * away from zero needs the steps above `from`. Toward zero a step is numbered by the amount it
 * reaches (`spec`: 5→3 is 4 and 3) or by the amount it leaves (`consensus`: 5 and 4).
 */
export function materialOfMove(ruleSet: RuleSet, { from, to }: Move, sums: MaterialSums): number {
  const crossesZero = (from < 0 && to > 0) || (from > 0 && to < 0)
  if (crossesZero) {
    return (
      materialOfMove(ruleSet, { from, to: 0 }, sums) +
      materialOfMove(ruleSet, { from: 0, to }, sums)
    )
  }
  const start = Math.abs(from)
  const end = Math.abs(to)
  if (end >= start) return sums(end) - sums(start)
  if (ruleSet === 'consensus') return sums(start) - sums(end)
  return sums(start - 1) - (end === 0 ? 0 : sums(end - 1))
}
