import type { Settings } from './model.ts'
import { bonusStepsOf, type Move } from './rule-sets.ts'
import type { OptionRules } from './session-rules.ts'

/** Per mille of potential that lowering returns at TEC 0: 5 % (specification §9). */
const RETURN_PER_MILLE_BASE = 50

/** What the potential of a move depends on besides the settings. */
export type PricedOption = Pick<OptionRules, 'definition' | 'limits' | 'multiplier'>

/** Potential a move costs (negative) or returns (positive), before the penalty (POT1–POT3). */
export function potentialOfMove(option: PricedOption, settings: Settings, move: Move): number {
  const bonus = bonusStepsOf(settings.ruleSet, move, option.limits.baseCap)
  const normal = Math.abs(move.to - move.from) - bonus
  const perStep = option.definition.potential * option.multiplier
  if (move.to >= move.from) return 0 - perStep * (normal + 2 * bonus)
  const perMille = RETURN_PER_MILLE_BASE + settings.tec
  return Math.trunc((perStep * (2 * normal + bonus) * perMille) / 2000)
}

/** Applies the penalty to the sum of all slots and truncates once, toward zero (POT5). */
export function withPenalty(potential: number, penaltyPercent: number): number {
  // Adding 0 turns the −0 of a truncated small loss into 0.
  return Math.trunc((potential * (100 + penaltyPercent)) / 100) + 0
}
