import { type Catalogue, type FormulaStep, replay } from '@gyeol/statting'
import { MATERIALS, type Material, type MaterialAmounts } from '@gyeol/terms'
import { bonusStepsOfStep } from './bonus-steps.ts'
import { checkedReasons } from './checked-reasons.ts'
import type { AutoCandidate, ExplainedStep, StepKind } from './model.ts'

/** Every condensed line of a candidate with what it does and why it stands there (SPEC.md EXP1, EXP2). */
export function explainSteps(
  catalogue: Catalogue,
  {
    recipe,
    settings,
    steps,
    keptSteps,
  }: Pick<AutoCandidate, 'recipe' | 'settings' | 'steps' | 'keptSteps'>,
): readonly ExplainedStep[] {
  const { history } = replay(catalogue, settings, recipe).session
  const plan = { catalogue, settings, recipe, keptSteps }
  return steps.map((line): ExplainedStep => {
    const repeats = history.slice(line.firstStep, line.firstStep + line.repeat)
    const first = repeats[0]
    const isLast = line.firstStep + line.repeat === history.length
    const isKept = line.firstStep < keptSteps
    const percent = first?.penaltyPercent ?? 0
    const kind = kindOf(repeats, isLast)
    return {
      kind,
      reasons: isKept ? ['KEPT'] : checkedReasons(plan, { ...line, kind, penaltyPercent: percent }),
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
