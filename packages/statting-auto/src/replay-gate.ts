import {
  condense,
  type FormulaStep,
  type Recipe,
  type RecipeChange,
  recipeOf,
  replay,
  type Session,
  type Settings,
  successRate,
  unclampedSuccessRate,
} from '@gyeol/statting'
import { MATERIALS, type Material, type MaterialAmounts } from '@gyeol/terms'
import type { Confirmation } from './plan.ts'
import type { AutoCandidate } from './model.ts'
import type { SearchSpace } from './search-space.ts'

/**
 * Carries a plan out in the engine and reads everything that is shown from there (SPEC.md GATE1).
 * `potential` is there before the first of the confirmations. Null: the engine refuses a step, ends the session early, or the item is not the wanted one.
 */
export function passGate(
  space: SearchSpace,
  confirmations: readonly Confirmation[],
  potential: number,
): AutoCandidate | null {
  const { catalogue, problem } = space
  const keptSteps = space.start.history.length
  // A session that goes on has spent of its start potential already.
  const startPotential = problem.start ? problem.settings.startPotential : potential
  const settings: Settings = { ...problem.settings, startPotential }
  const recipe = [...recipeOf(space.start), ...recipeSteps(space, confirmations)]
  const { session, invalid } = replay(catalogue, settings, recipe)
  if (invalid.length > 0 || session.history.length !== recipe.length) return null
  const last = session.history.at(-1)
  if (!last || !holdsEverything(space, session)) return null
  const done = session.history.slice(keptSteps)
  const materials = sumMaterials(done)
  const total = MATERIALS.reduce((sum, material) => sum + materials[material], 0)
  const weighted = MATERIALS.reduce((sum, material) => {
    return sum + materials[material] * (problem.materialWeights?.[material] ?? 1)
  }, 0)
  const input = {
    futurePotential: last.potentialAfter,
    potential: last.potentialBefore,
    recipePotential: settings.recipePotential,
  }
  return {
    recipe,
    settings,
    keptSteps,
    // A repeat must not join what is done with what is still to do.
    steps: [
      ...condense(session.history.slice(0, keptSteps)),
      ...condense(done).map((line) => ({ ...line, firstStep: line.firstStep + keptSteps })),
    ],
    rate: session.finished ?? successRate(input),
    unclampedRate: unclampedSuccessRate(input),
    startPotential,
    confirmations: done.length,
    isFinished: session.finished !== null,
    materials,
    totalMaterial: total,
    negativeMaterial: negativePoints(space, session),
    weightedMaterial: weighted,
    largestAmount: largestOf(done),
    negatives: session.slots.flatMap(({ option, steps }) => {
      return option !== null && steps < 0 ? [{ option, steps }] : []
    }),
  }
}

/** New options take the first free slots in the order in which they are granted. */
function recipeSteps(space: SearchSpace, confirmations: readonly Confirmation[]): Recipe {
  const slots = new Map<number, number>()
  for (const [index, { slot }] of space.options.entries()) if (slot !== null) slots.set(index, slot)
  const free = [...space.start.slots.keys()].filter((slot) => !space.start.slots[slot]?.option)
  return confirmations.map((confirmation) => {
    const changes = confirmation.flatMap(({ option, units }): RecipeChange[] => {
      const way = space.options[option]
      if (!way) return []
      const isNew = !slots.has(option)
      const slot = slots.get(option) ?? free.shift() ?? -1
      slots.set(option, slot)
      return [{ slot, option: way.key, delta: way.isUp ? units : -units, isNew }]
    })
    return changes.sort((one, other) => one.slot - other.slot)
  })
}

function holdsEverything(space: SearchSpace, session: Session): boolean {
  const amounts = new Map(session.slots.map(({ option, steps }) => [option, steps]))
  return space.rows.every((row) => {
    if (row.kind !== 'exact') return true
    const way = space.options[row.option]
    return way && amounts.get(way.key) === way.from + (way.isUp ? way.length : -way.length)
  })
}

function sumMaterials(steps: readonly FormulaStep[]): MaterialAmounts {
  const sum = (material: Material) => {
    return steps.reduce((total, step) => total + step.materials[material], 0)
  }
  return {
    metal: sum('metal'),
    cloth: sum('cloth'),
    beast: sum('beast'),
    wood: sum('wood'),
    medicine: sum('medicine'),
    mana: sum('mana'),
  }
}

function largestOf(steps: readonly FormulaStep[]): number {
  return Math.max(0, ...steps.flatMap(({ materials }) => Object.values(materials)))
}

/** Points the engine asked for the way of every negative; a way's sums were read from its preview. */
function negativePoints(space: SearchSpace, session: Session): number {
  const amounts = new Map(session.slots.map(({ option, steps }) => [option, steps]))
  return space.options.reduce((sum, way) => {
    const steps = amounts.get(way.key)
    if (!way.isNegative || steps === undefined) return sum
    return sum + (way.points[Math.abs(steps - way.from)] ?? 0)
  }, 0)
}
