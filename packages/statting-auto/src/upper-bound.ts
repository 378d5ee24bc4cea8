import type { AutoCandidate, Bound } from './model.ts'
import { type NegativeSet, negativeSets } from './negative-sets.ts'
import { wantedRateOf } from './ranking.ts'
import { relax, type Relaxation, type SmallRefund } from './relaxation.ts'
import type { Stage } from './search-context.ts'
import type { SearchSpace } from './search-space.ts'

/** Evaluations one look at a relaxation counts for. */
const LOOK_EVALUATIONS = 3000
/** Start potentials beyond this are not looked at. */
const MOST_START = 1000

/**
 * How far the best plan can be from the best possible one (SPEC.md BND1–BND4). Caps on confirmations
 * and amounts only make plans worse, so a bound that does not know them holds with them.
 */
export function* boundOf(space: SearchSpace, best: AutoCandidate | undefined): Stage<Bound> {
  const { goal } = space.problem
  if (!best) return { kind: 'open' }
  const reached = best.rate >= wantedRateOf(space.problem)
  if (goal === 'rate') return reached ? { kind: 'proven' } : yield* rateBound(space, best.rate)
  if (!reached) return { kind: 'open' }
  if (goal === 'least-start-potential') return yield* startBound(space, best.startPotential)
  return yield* materialBound(space, best)
}

/** The sets of one shape share a relaxation; the one that returns most stands for all. */
type Shape = {
  readonly reaches: Relaxation
  readonly sets: readonly NegativeSet[]
  readonly most: number
}

function shapesOf(space: SearchSpace): Shape[] {
  const byShape = new Map<string, NegativeSet[]>()
  for (const set of negativeSets(space)) {
    const key = set.categories.join(' ')
    byShape.set(key, [...(byShape.get(key) ?? []), set])
  }
  const ways = space.rows.flatMap((row) => {
    const way = row.kind === 'free' ? undefined : space.options[row.option]
    return way ? [way] : []
  })
  return [...byShape.values()].map((sets) => {
    const most = Math.max(...sets.map(({ refund }) => refund))
    const smallRefunds = smallestOf(sets.flatMap((set) => set.smallRefunds))
    const extra = sets[0]?.categories ?? []
    return { reaches: relax(space, { ways, extra, smallRefunds }), sets, most }
  })
}

/** Those that no other one beats in both what it needs and what it loses. */
function smallestOf(refunds: readonly SmallRefund[]): SmallRefund[] {
  return refunds.filter((one, index) => {
    return !refunds.some((other, place) => {
      const isAsSmall = other.returns <= one.returns && other.lost <= one.lost
      const isSame = other.returns === one.returns && other.lost === one.lost
      return isAsSmall && (!isSame || place < index)
    })
  })
}

function* rateBound(space: SearchSpace, rate: number): Stage<Bound> {
  const start = space.start.potential
  let limit = rate
  for (const { reaches, most } of shapesOf(space)) {
    while (limit < 100 && reaches({ start, rate: limit + 1, refund: most })) {
      limit += 1
      yield LOOK_EVALUATIONS
    }
    yield LOOK_EVALUATIONS
  }
  return limit === rate ? { kind: 'proven' } : { kind: 'gap', limit }
}

function* startBound(space: SearchSpace, best: number): Stage<Bound> {
  const rate = wantedRateOf(space.problem)
  let limit = Math.min(best, MOST_START)
  for (const { reaches, most } of shapesOf(space)) {
    while (limit > 1 && reaches({ start: limit - 1, rate, refund: most })) {
      limit -= 1
      yield LOOK_EVALUATIONS
    }
    yield LOOK_EVALUATIONS
  }
  if (best > MOST_START) return { kind: 'open' }
  return limit === best ? { kind: 'proven' } : { kind: 'gap', limit }
}

/** For every set the least refund that could do, and the least material that returns it. */
function* materialBound(space: SearchSpace, best: AutoCandidate): Stage<Bound> {
  const rate = wantedRateOf(space.problem)
  const start = space.start.potential
  let limit = Infinity
  for (const { reaches, sets, most } of shapesOf(space)) {
    yield LOOK_EVALUATIONS
    if (!reaches({ start, rate, refund: most })) continue
    let low = 0
    for (let high = Math.ceil(most); low < high; ) {
      const refund = Math.floor((low + high) / 2)
      if (reaches({ start, rate, refund })) high = refund
      else low = refund + 1
      yield LOOK_EVALUATIONS
    }
    for (const set of sets)
      if (set.refund > low - 1) limit = Math.min(limit, set.leastMaterial(low - 1))
  }
  const wantedMaterial = best.weightedMaterial - bestNegativeMaterial(space, best)
  const bound = Math.ceil(limit + wantedMaterial - 1e-6)
  return bound >= best.weightedMaterial ? { kind: 'proven' } : { kind: 'gap', limit: bound }
}

/** The part of a candidate's weighted material that its negatives take. */
function bestNegativeMaterial(space: SearchSpace, { negatives }: AutoCandidate): number {
  const { materialWeights = {} } = space.problem
  return negatives.reduce((sum, { option, steps }) => {
    const way = space.options.find(({ key, isNegative }) => key === option && isNegative)
    if (!way) return sum
    const points = way.points[Math.abs(steps - way.from)] ?? 0
    return sum + points * (materialWeights[way.definition.material] ?? 1)
  }, 0)
}
