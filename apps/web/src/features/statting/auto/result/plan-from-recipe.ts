import { OPTION_CATALOGUE } from '@gyeol/game-data'
import {
  apply,
  condense,
  preview,
  type Recipe,
  type RecipeStep,
  type Session,
  type Settings,
  startSession,
  successRate,
  unclampedSuccessRate,
} from '@gyeol/statting'
import type { AutoCandidate, AutoProblem } from '@gyeol/statting-auto'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'

/** What a kept or shared plan is read from. */
export type PlanSource = {
  readonly settings: Settings
  readonly recipe: Recipe
  /** Steps at the front that were confirmed before the search. */
  readonly keptSteps: number
  readonly weights: AutoProblem['materialWeights']
}

type Carried = { readonly session: Session; readonly negativeMaterial: number }

/**
 * A plan from its steps alone, everything in it asked of the engine anew, as the search itself does:
 * what was kept or came by link cannot claim a rate it does not have. Null: it cannot be carried out.
 */
export function planFromRecipe(source: PlanSource): AutoCandidate | null {
  const { settings, recipe, keptSteps, weights } = source
  let done: Carried = { session: startSession(OPTION_CATALOGUE, settings), negativeMaterial: 0 }
  for (const [index, step] of recipe.entries()) {
    const next = carryOut(done.session, step)
    if (!next) return null
    const added = index < keptSteps ? 0 : next.negativeMaterial
    done = { session: next.session, negativeMaterial: done.negativeMaterial + added }
  }
  const { session } = done
  const last = session.history.at(-1)
  if (!last || keptSteps >= session.history.length) return null
  const todo = session.history.slice(keptSteps)
  const outcome = {
    potential: last.potentialBefore,
    futurePotential: last.potentialAfter,
    recipePotential: settings.recipePotential,
  }
  const materials = totalOf(todo.map((step) => step.materials))
  const weighted = MATERIALS.map((material) => materials[material] * (weights?.[material] ?? 1))
  return {
    recipe,
    settings,
    keptSteps,
    // A repeat must not join what is done with what is still to do.
    steps: [
      ...condense(session.history.slice(0, keptSteps)),
      ...condense(todo).map((line) => ({ ...line, firstStep: line.firstStep + keptSteps })),
    ],
    rate: session.finished ?? successRate(outcome),
    unclampedRate: unclampedSuccessRate(outcome),
    startPotential: settings.startPotential,
    confirmations: todo.length,
    isFinished: session.finished !== null,
    materials,
    totalMaterial: sum(MATERIALS.map((material) => materials[material])),
    negativeMaterial: done.negativeMaterial,
    weightedMaterial: sum(weighted),
    largestAmount: Math.max(...todo.flatMap((step) => Object.values(step.materials))),
    negatives: session.slots.flatMap(({ option, steps }) => {
      return option !== null && steps < 0 ? [{ option, steps }] : []
    }),
  }
}

function carryOut(before: Session, step: RecipeStep): Carried | null {
  let session = before
  for (const { slot, option, delta } of step) {
    const held = session.slots[slot]
    if (held?.option !== option) {
      const picked = apply(session, { type: 'pick', slot, option })
      if (!picked.ok) return null
      session = picked.value
    }
    const entered = apply(session, { type: 'enter', slot, steps: (held?.steps ?? 0) + delta })
    if (!entered.ok) return null
    session = entered.value
  }
  const { costs } = preview(session)
  const done = apply(session, { type: 'confirm' })
  if (!done.ok) return null
  const negatives = costs.filter(({ slot }) => (session.slots[slot]?.pendingSteps ?? 0) < 0)
  return {
    session: done.value,
    negativeMaterial: sum(negatives.map(({ materialPoints }) => materialPoints)),
  }
}

function totalOf(amounts: readonly MaterialAmounts[]): MaterialAmounts {
  const total = { metal: 0, cloth: 0, beast: 0, wood: 0, medicine: 0, mana: 0 }
  for (const one of amounts) for (const material of MATERIALS) total[material] += one[material]
  return total
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
