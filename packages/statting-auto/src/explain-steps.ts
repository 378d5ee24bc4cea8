import { type Catalogue, type FormulaStep, replay } from '@gyeol/statting'
import { MATERIALS, type Material, type MaterialAmounts } from '@gyeol/terms'
import { bonusStepsOfStep } from './bonus-steps.ts'
import type { AutoCandidate, ExplainedStep, StepKind, StepReason } from './model.ts'

/** Every condensed line of a candidate with what it does and why it stands there (SPEC.md EXP1). */
export function explainSteps(
  catalogue: Catalogue,
  { recipe, settings, steps, keptSteps }: AutoCandidate,
): readonly ExplainedStep[] {
  const { session } = replay(catalogue, settings, recipe)
  const { history } = session
  const isFull = session.slots.every(({ option }) => option !== null)
  const highest = Math.max(0, ...history.map(({ penaltyPercent }) => penaltyPercent))
  return steps.map((line): ExplainedStep => {
    const repeats = history.slice(line.firstStep, line.firstStep + line.repeat)
    const first = repeats[0]
    const isLast = line.firstStep + line.repeat === history.length
    const isKept = line.firstStep < keptSteps
    const percent = first?.penaltyPercent ?? 0
    const kind = kindOf(repeats, isLast)
    return {
      kind,
      reasons: isKept ? ['KEPT'] : reasonsOf(kind, { repeats, percent, highest, isFull }),
      repeat: line.repeat,
      changes: line.changes,
      potentialBefore: line.potentialBefore,
      potentialAfter: line.potentialAfter,
      penaltyPercent: percent,
      bonusSteps: first ? bonusStepsOfStep(catalogue, settings, first) : 0,
      materials: addedUp(repeats),
      isKept,
    }
  })
}

function kindOf(repeats: readonly FormulaStep[], isLast: boolean): StepKind {
  if (isLast && repeats.length === 1) return 'final'
  const changes = repeats[0]?.changes ?? []
  const ups = changes.filter(({ fromSteps, toSteps }) => toSteps > fromSteps).length
  if (ups === changes.length) return 'buy'
  return ups === 0 ? 'refund' : 'mixed'
}

type Place = {
  readonly repeats: readonly FormulaStep[]
  readonly percent: number
  /** Highest penalty of the whole plan. */
  readonly highest: number
  /** The plan fills all slots. */
  readonly isFull: boolean
}

function reasonsOf(
  kind: StepKind,
  { repeats, percent, highest, isFull }: Place,
): readonly StepReason[] {
  const first = repeats[0]
  const isLastSlot = isFull && (first?.changes.some(({ isNew }) => isNew) ?? false)
  if (kind === 'final') return isLastSlot ? ['REST_AT_ONCE', 'LAST_SLOT_LAST'] : ['REST_AT_ONCE']
  if (kind === 'mixed') return ['MIXED_TO_STAY_ABOVE_ZERO']
  if (kind === 'refund')
    return percent === highest
      ? ['REFUND_AT_HIGHEST_PENALTY', 'REFUND_FOR_POTENTIAL']
      : ['REFUND_FOR_POTENTIAL']
  const reasons: StepReason[] = []
  if (percent === 0) reasons.push('BUY_BEFORE_PENALTY')
  else if (percent < highest) reasons.push('BUY_LOW_PENALTY')
  if (repeats.length > 1 && percent > 0) reasons.unshift('BUY_ONE_BY_ONE')
  return reasons.length > 0 ? reasons : ['BUY_ONE_BY_ONE']
}

function addedUp(steps: readonly FormulaStep[]): MaterialAmounts {
  const sum = (material: Material) => {
    return steps.reduce((total, step) => total + step.materials[material], 0)
  }
  const [metal, cloth, beast, wood, medicine, mana] = MATERIALS.map(sum)
  return {
    metal: metal ?? 0,
    cloth: cloth ?? 0,
    beast: beast ?? 0,
    wood: wood ?? 0,
    medicine: medicine ?? 0,
    mana: mana ?? 0,
  }
}
