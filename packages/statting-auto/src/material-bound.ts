// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { boundShapeOf } from './bound-shape.ts'
import type { AutoCandidate } from './model.ts'
import { leastMaterials, type NegativeSet, shapesOf } from './negative-sets.ts'
import type { Prices } from './price-vector.ts'
import { PricedWalk } from './priced-walk.ts'
import { firstPrices } from './prices.ts'
import { ShapeProver } from './prover.ts'
import { wantedRateOf } from './ranking.ts'
import type { SearchSpace } from './search-space.ts'
import { RETURN_DIVISOR, returnFactorOf } from './step-price.ts'

/** Work on the least material: evaluations as they are used, and a limit as soon as there is one. */
export type MaterialNews =
  | { readonly kind: 'work'; readonly evaluations: number }
  | { readonly kind: 'limit'; readonly material: number }

/** Weighted material of a plan that is known: of the wanted options, which all plans share, and the rest. */
export type KnownMaterial = { readonly wanted: number; readonly negatives: number }

/** What a candidate takes. */
export function knownMaterialOf(space: SearchSpace, best: AutoCandidate): KnownMaterial {
  const negatives = negativeMaterialOf(space, best)
  return { wanted: best.weightedMaterial - negatives, negatives }
}

const EXACT = 1e-6

/**
 * Of every shape the least that its negatives must return in all, and the least material that
 * returns it (SPEC.md BND7). A shape that stays open is looked at set by set. The limit is told again
 * whenever it has grown.
 */
export function* materialLimit(
  space: SearchSpace,
  { wanted, negatives: known }: KnownMaterial,
): Generator<MaterialNews, void> {
  const prover = new MaterialProver(space, known)
  const open = shapesOf(space).map((sets) => ({ sets, least: 0 }))
  const limit = (): MaterialNews => {
    const least = Math.min(known, ...open.map((shape) => shape.least))
    return { kind: 'limit', material: Math.ceil(least + wanted - EXACT) }
  }
  for (const shape of open) shape.least = yield* prover.leastOf(shape.sets)
  yield limit()
  for (const shape of open) {
    if (shape.least >= known || shape.sets.length === 1) continue
    let least = known
    for (const set of shape.sets) least = Math.min(least, yield* prover.leastOf([set]))
    shape.least = Math.max(shape.least, least)
    yield limit()
  }
}

/** Asks shape after shape; prices that proved one are good ones to begin the next with. */
class MaterialProver {
  private readonly space: SearchSpace
  private readonly rate: number
  private readonly known: number
  private prices: Prices | null = null

  constructor(space: SearchSpace, known: number) {
    this.space = space
    this.known = known
    this.rate = wantedRateOf(space.problem)
  }

  /** No plan with one of these sets, all of one shape, takes less; the known material is enough. */
  *leastOf(sets: readonly NegativeSet[]): Generator<MaterialNews, number> {
    const { known, rate } = this
    const chosen = new Set(sets.flatMap(({ loose }) => loose))
    const pool = this.space.pool.filter((option) => chosen.has(this.space.options[option]!))
    const space = { ...this.space, pool }
    const full = boundShapeOf(space, sets[0]?.categories ?? [])
    const { byWhole, byExact } = leastMaterials(space, sets, Math.max(...full.percent))
    // Up to these refunds the negatives take less than the known plan's.
    const wholeReturn = lastBelow(byWhole, known)
    if (wholeReturn < 0) return known
    const exact = lastBelow(byExact, known) * returnFactorOf(space.problem.settings)
    const exactReturn = exact / RETURN_DIVISOR
    // What goes too deep counts among what is returned.
    const shape = { ...full, wholeReturn, exactReturn, overshoots: [] }
    const prices = this.prices ?? { ...firstPrices(shape), whole: 1, exact: 0 }
    const prover = new ShapeProver(new PricedWalk(shape, space.start.potential), prices)
    const work = prover.prove(rate)
    for (;;) {
      const { done, value } = work.next()
      if (!done) yield { kind: 'work', evaluations: value }
      else if (value) {
        this.prices = prover.prices
        return known
      } else break
    }
    const needed = Math.ceil(prover.leastReturn() - EXACT)
    return Math.min(known, byWhole[Math.max(0, needed)] ?? Infinity)
  }
}

/** The last cell below an amount; −1: none. */
function lastBelow(table: Float64Array, amount: number): number {
  return table.findIndex((one) => one >= amount) - 1
}

/** The part of a candidate's weighted material that its negatives take. */
function negativeMaterialOf(space: SearchSpace, { negatives }: AutoCandidate): number {
  const { materialWeights = {} } = space.problem
  return negatives.reduce((sum, { option, steps }) => {
    const way = space.options.find(({ key, isNegative }) => key === option && isNegative)
    if (!way) return sum
    const points = way.points[Math.abs(steps - way.from)] ?? 0
    return sum + points * (materialWeights[way.definition.material] ?? 1)
  }, 0)
}
