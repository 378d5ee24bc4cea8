// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { type BoundShape, boundShapeOf } from './bound-shape.ts'
import type { AutoCandidate } from './model.ts'
import { leastMaterials, type NegativeSet, shapesOf } from './negative-sets.ts'
import { firstPrices } from './prices.ts'
import { ShapeProver } from './prover.ts'
import { wantedRateOf } from './ranking.ts'
import type { SearchSpace } from './search-space.ts'

/** Work on the least material: evaluations as they are used, and a limit as soon as there is one. */
export type MaterialNews =
  | { readonly kind: 'work'; readonly evaluations: number }
  | { readonly kind: 'limit'; readonly material: number }

/** A price no program pays: what a refund loses does not count here. */
const UNPRICED = 10_000

/**
 * Of every shape the least that its negatives must return in all, and the least material that
 * returns it (SPEC.md BND7). The limit is told again whenever it has grown.
 */
export function* materialLimit(
  space: SearchSpace,
  best: AutoCandidate,
): Generator<MaterialNews, void> {
  const wanted = best.weightedMaterial - negativeMaterialOf(space, best)
  const known = best.weightedMaterial - wanted
  const shapes = shapesOf(space).map((sets) => new MaterialShape(space, sets, known))
  const limit = () => Math.min(known, ...shapes.map(({ least }) => least))
  for (const shape of shapes) {
    for (const evaluations of shape.prove()) yield { kind: 'work', evaluations }
    yield { kind: 'limit', material: Math.ceil(limit() + wanted - 1e-6) }
  }
}

class MaterialShape {
  private readonly materials: Float64Array
  private readonly shape: BoundShape
  private readonly start: number
  private readonly rate: number
  private readonly known: number
  /** No plan of the shape takes less. */
  least: number

  constructor(space: SearchSpace, sets: readonly NegativeSet[], known: number) {
    this.materials = leastMaterials(space, sets)
    this.known = known
    this.start = space.start.potential
    this.rate = wantedRateOf(space.problem)
    this.shape = boundShapeOf(space, sets[0]?.categories ?? [])
    this.least = this.materials[0]!
  }

  *prove(): Generator<number, void> {
    // Up to this refund the negatives take less than the known plan's.
    const stop = this.materials.findIndex((material) => material >= this.known) - 1
    if (stop < 0) {
      this.least = this.known
      return
    }
    const shape = { ...this.shape, wholeReturn: stop, exactReturn: UNPRICED }
    const prices = { ...firstPrices(shape), whole: 1, exact: 0 }
    const prover = new ShapeProver(shape, this.start, prices)
    if (yield* prover.prove(this.rate)) {
      this.least = this.known
      return
    }
    const needed = Math.ceil(prover.leastReturn() - 1e-6)
    this.least = Math.min(this.known, this.materials[Math.max(0, needed)] ?? Infinity)
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
