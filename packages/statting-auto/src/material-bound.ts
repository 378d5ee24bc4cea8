// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { boundShapeOf } from './bound-shape.ts'
import type { AutoCandidate } from './model.ts'
import { leastMaterials, type NegativeSet, shapesOf } from './negative-sets.ts'
import { PricedWalk } from './priced-walk.ts'
import { firstPrices } from './prices.ts'
import { ShapeProver } from './prover.ts'
import { wantedRateOf } from './ranking.ts'
import type { SearchSpace } from './search-space.ts'

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

/** A price no program pays: what a refund loses does not count here. */
const UNPRICED = 10_000
const EXACT = 1e-6

/**
 * Of every shape the least that its negatives must return in all, and the least material that
 * returns it (SPEC.md BND7). The limit is told again whenever it has grown.
 */
export function* materialLimit(
  space: SearchSpace,
  { wanted, negatives: known }: KnownMaterial,
): Generator<MaterialNews, void> {
  const shapes = shapesOf(space).map((sets) => new MaterialShape(space, sets, known))
  const limit = () => Math.min(known, ...shapes.map(({ least }) => least))
  // Every shape has some limit before one of them is looked at closely.
  for (const isHurried of [true, false]) {
    for (const shape of shapes) {
      if (shape.least >= known) continue
      for (const evaluations of shape.prove(isHurried)) yield { kind: 'work', evaluations }
      const isLast = !isHurried || shape === shapes.at(-1)
      if (isLast) yield { kind: 'limit', material: Math.ceil(limit() + wanted - EXACT) }
    }
  }
  yield { kind: 'limit', material: Math.ceil(limit() + wanted - EXACT) }
}

class MaterialShape {
  private readonly materials: Float64Array
  private readonly prover: ShapeProver | null
  private readonly rate: number
  private readonly known: number
  /** No plan of the shape takes less. */
  least: number

  constructor(space: SearchSpace, sets: readonly NegativeSet[], known: number) {
    this.materials = leastMaterials(space, sets)
    this.known = known
    this.rate = wantedRateOf(space.problem)
    // Up to this refund the negatives take less than the known plan's.
    const stop = this.materials.findIndex((material) => material >= known) - 1
    this.least = stop < 0 ? known : this.materials[0]!
    if (stop < 0) {
      this.prover = null
      return
    }
    const full = boundShapeOf(space, sets[0]?.categories ?? [])
    const shape = { ...full, wholeReturn: stop, exactReturn: UNPRICED }
    const prices = { ...firstPrices(shape), whole: 1, exact: 0 }
    this.prover = new ShapeProver(new PricedWalk(shape, space.start.potential), prices)
  }

  *prove(isHurried: boolean): Generator<number, void> {
    if (!this.prover) return
    if (yield* this.prover.prove(this.rate, { isHurried })) {
      this.least = this.known
      return
    }
    const needed = Math.ceil(this.prover.leastReturn() - EXACT)
    const material = this.materials[Math.max(0, needed)] ?? Infinity
    this.least = Math.min(this.known, Math.max(this.least, material))
  }
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
