import { changesOf, finishes, grantedSlots, priceOf, priceOfChange } from './commit.ts'
import type { Preview, Session, SlotCost, StepChange } from './model.ts'
import { categoryPenalties, penaltyPercentOf } from './penalty.ts'
import { withPenalty } from './potential.ts'
import { bonusStepsOf } from './rule-sets.ts'
import { rulesOf } from './session-rules.ts'
import { successRate, unclampedSuccessRate } from './success.ts'

/**
 * What a confirm would do now (SPEC.md POT5, PEN2, SUC1). On a finished session it shows the step
 * that ended it: the potential it led to and the fixed success rate, without changes.
 */
export function preview(session: Session): Preview {
  const rules = rulesOf(session)
  const granted = grantedSlots(session.slots)
  const changes = session.finished === null ? changesOf(granted, rules) : []
  const { potential, materials } = priceOf(session, changes, rules)
  const penaltyPercent = penaltyPercentOf(granted, rules)
  const futurePotential = futurePotentialOf(session, withPenalty(potential, penaltyPercent))
  const success = {
    futurePotential,
    potential: session.potential,
    recipePotential: session.settings.recipePotential,
  }
  return {
    hasChanges: changes.length > 0,
    costs: changes.flatMap((change) => slotCost(session, change)),
    penalties: categoryPenalties(granted, rules),
    penaltyPercent,
    potentialBeforePenalty: potential,
    futurePotential,
    successRate: session.finished ?? successRate(success),
    unclampedRate: unclampedSuccessRate(success),
    finishes: changes.length > 0 && finishes(granted, futurePotential),
    materials,
  }
}

function futurePotentialOf(session: Session, change: number): number {
  const last = session.history.at(-1)
  return session.finished !== null && last ? last.potentialAfter : session.potential + change
}

function slotCost(session: Session, change: StepChange): SlotCost[] {
  const option = rulesOf(session).optionOf(change.option)
  if (!option) return []
  const move = { from: change.fromSteps, to: change.toSteps }
  const bonusSteps = bonusStepsOf(session.settings.ruleSet, move, option.limits.baseCap)
  return [
    {
      slot: change.slot,
      normalSteps: Math.abs(move.to - move.from) - bonusSteps,
      bonusSteps,
      multiplier: option.multiplier,
      material: option.definition.material,
      ...priceOfChange(session, option, change),
    },
  ]
}
