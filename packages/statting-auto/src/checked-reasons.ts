import {
  type Catalogue,
  type CondensedStep,
  type Recipe,
  type RecipeChange,
  type RecipeStep,
  replay,
  type Settings,
  unclampedSuccessRate,
} from '@gyeol/statting'
import type { StepKind, StepReason } from './model.ts'

/** A plan whose reasons are looked for. */
export type AskedPlan = {
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly recipe: Recipe
  /** Steps that are done: nothing is moved in front of them. */
  readonly keptSteps: number
}

/** One condensed line of it. */
export type AskedLine = Pick<CondensedStep, 'firstStep' | 'repeat'> & {
  readonly kind: StepKind
  readonly penaltyPercent: number
}

/**
 * The reasons of a line that hold: each claims that the plan would be worse without what it names, and
 * is given only when carrying that other plan out is worse (SPEC.md EXP2).
 */
export function checkedReasons(plan: AskedPlan, line: AskedLine): readonly StepReason[] {
  const { recipe, keptSteps } = plan
  const end = line.firstStep + line.repeat
  const before = recipe.slice(0, line.firstStep)
  const own = recipe.slice(line.firstStep, end)
  const after = recipe.slice(end)
  const isWorse = (...other: Recipe) => rateOf(plan, other) < rateOf(plan, recipe)
  const final = after.at(-1) ?? []
  const later = after.slice(0, -1)
  const isDelayWorse = () => isWorse(...before, ...later, ...own, final)
  const reasons: (StepReason | false)[] = []
  switch (line.kind) {
    case 'final': {
      const step = own[0] ?? []
      const isNew = ({ isNew: opens }: RecipeChange) => opens
      const opening = step.filter(isNew)
      const rest = step.filter((change) => !isNew(change))
      reasons.push(
        isWorse(...before, ...apart(step)) && 'REST_AT_ONCE',
        opening.length > 0 &&
          rest.length > 0 &&
          isEnded(plan, [...before, opening]) &&
          'LAST_SLOT_LAST',
      )
      break
    }
    case 'buy':
      reasons.push(
        own.length > 1 && isWorse(...before, together(own), ...after) && 'BUY_ONE_BY_ONE',
        isDelayWorse() && (line.penaltyPercent === 0 ? 'BUY_BEFORE_PENALTY' : 'BUY_LOW_PENALTY'),
      )
      break
    case 'refund':
      reasons.push(
        line.firstStep > keptSteps &&
          isWorse(...before.slice(0, keptSteps), ...own, ...before.slice(keptSteps), ...after) &&
          'REFUND_AT_HIGHEST_PENALTY',
        isWorse(...before, ...later, together([...own, final])) && 'REFUND_FOR_POTENTIAL',
      )
      break
    case 'mixed': {
      const isUp = ({ delta }: RecipeChange) => delta > 0
      const ups = own.map((step) => step.filter(isUp))
      const split = own.flatMap((step) => [step.filter((one) => !isUp(one)), step.filter(isUp)])
      reasons.push(
        isEnded(plan, [...before, ...ups]) && 'MIXED_TO_STAY_ABOVE_ZERO',
        isWorse(...before, ...split, ...after) && 'MIXED_FOR_POTENTIAL',
      )
    }
  }
  return reasons.filter((reason) => reason !== false)
}

/** What a plan comes to; −∞ when it cannot be carried out to its end. */
function rateOf({ catalogue, settings }: AskedPlan, recipe: Recipe): number {
  const { session, invalid } = replay(catalogue, settings, recipe)
  const last = session.history.at(-1)
  if (!last || invalid.length > 0 || session.history.length !== recipe.length) return -Infinity
  return unclampedSuccessRate({
    futurePotential: last.potentialAfter,
    potential: last.potentialBefore,
    recipePotential: settings.recipePotential,
  })
}

/** Whether the item is finished by these steps, so that nothing can follow. */
function isEnded({ catalogue, settings }: AskedPlan, recipe: Recipe): boolean {
  return replay(catalogue, settings, recipe).session.finished !== null
}

/** Several confirmations as one. */
function together(steps: Recipe): RecipeStep {
  const bySlot = new Map<number, RecipeChange>()
  for (const change of steps.flat()) {
    const { slot, delta, isNew } = change
    const known = bySlot.get(slot)
    bySlot.set(slot, {
      ...change,
      delta: delta + (known?.delta ?? 0),
      isNew: isNew || (known?.isNew ?? false),
    })
  }
  return [...bySlot.values()]
    .filter(({ delta }) => delta !== 0)
    .toSorted((one, other) => one.slot - other.slot)
}

/** One confirmation as one for each option, or for each step of the only one. */
function apart(step: RecipeStep): Recipe {
  const [only] = step
  if (step.length !== 1 || !only) return step.map((change) => [change])
  const unit = Math.sign(only.delta)
  return Array.from({ length: Math.abs(only.delta) }, (_, at) => [
    { ...only, delta: unit, isNew: only.isNew && at === 0 },
  ])
}
