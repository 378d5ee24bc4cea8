import { boundShapeOf } from './bound-shape.ts'
import type { WalkKind } from './complete-walk.ts'
import { knownMaterialOf, materialLimit } from './material-bound.ts'
import type { AutoCandidate, Bound } from './model.ts'
import { shapesOf } from './negative-sets.ts'
import type { Prices } from './price-vector.ts'
import { PricedWalk } from './priced-walk.ts'
import { ShapeProver } from './prover.ts'
import { wantedRateOf } from './ranking.ts'
import type { Stage } from './stage.ts'
import type { SearchSpace } from './search-space.ts'

/** Start potentials beyond this are not looked at: the rows of a walk would grow with them. */
const MOST_START = 600
const FULL_RATE = 100

/** What a complete walk says: the highest shown rate of its kind of plans from a start potential. */
export type WalkedRate = WalkKind & { readonly start: number; readonly rate: number }

/** What is known of how good a plan can be; it only gets tighter (SPEC.md BND1–BND9). */
export type Proof = {
  /** Works for the best plan there is, for about so many evaluations. */
  readonly work: (best: AutoCandidate, evaluations: number) => Stage
  readonly note: (walked: WalkedRate) => void
  readonly boundOf: (best: AutoCandidate | undefined) => Bound
}

/** A proof in which nothing is known yet. */
export function createProof(space: SearchSpace): Proof {
  const { problem } = space
  const { goal } = problem
  const wanted = wantedRateOf(problem)
  const knowledge = new Knowledge(space)
  const hasReached = (best: AutoCandidate) => best.rate >= wanted
  return {
    *work(best, evaluations) {
      if (goal === 'rate' && !hasReached(best))
        yield* within(evaluations, knowledge.rate(best.rate))
      if (!hasReached(best)) return
      if (goal === 'least-start-potential')
        yield* within(evaluations, knowledge.start(best.startPotential, wanted))
      if (goal === 'least-material') yield* within(evaluations, knowledge.material(best))
    },
    note: (walked) => knowledge.note(walked),
    boundOf(best) {
      if (!best) return { kind: 'open' }
      if (goal === 'rate') return hasReached(best) ? proven(false) : rateBound(best)
      if (!hasReached(best)) return { kind: 'open' }
      if (goal === 'least-start-potential') return startBound(best)
      const limit = knowledge.materialLimit()
      if (limit === null) return { kind: 'open' }
      return limit >= best.weightedMaterial ? proven(false) : { kind: 'gap', limit }
    },
  }

  function rateBound({ rate }: AutoCandidate): Bound {
    const limit = knowledge.rateLimit()
    if (limit === rate) return proven(false)
    if (knowledge.forwardRate() === rate) return proven(true)
    // A plan beyond the limit moves back in a way the walks do not know.
    return limit === null || limit < rate ? { kind: 'open' } : { kind: 'gap', limit }
  }

  function startBound({ startPotential }: AutoCandidate): Bound {
    const limit = knowledge.startLimit(wanted)
    if (limit !== null && limit >= startPotential) return proven(false)
    if (knowledge.isTooLowForward(startPotential - 1, wanted)) return proven(true)
    return limit === null ? { kind: 'open' } : { kind: 'gap', limit }
  }
}

function proven(isForwardOnly: boolean): Bound {
  return { kind: 'proven', isForwardOnly }
}

/** Cuts a stage off; what it has found out by then stays. */
function* within(evaluations: number, stage: Stage): Stage {
  let used = 0
  for (const work of stage) {
    used += work
    yield work
    if (used >= evaluations) return
  }
}

class Shape {
  readonly prover: ShapeProver
  /** Rates from here on are out of reach. */
  closedFrom = FULL_RATE + 1

  constructor(prover: ShapeProver) {
    this.prover = prover
  }
}

class Knowledge {
  private readonly space: SearchSpace
  private shapes: Shape[] | null = null
  /** Highest shown rate from a start potential where every plan was tried: forward ones, and all. */
  private readonly forward = new Map<number, number>()
  private readonly exact = new Map<number, number>()
  /** Start potentials up to here are too low. */
  private tooLow = 0
  private hasLookedAtStarts = false
  private leastMaterial: number | null = null

  constructor(space: SearchSpace) {
    this.space = space
  }

  note({ leavesWays, start, rate }: WalkedRate): void {
    const rates = leavesWays ? this.exact : this.forward
    rates.set(start, rate)
  }

  /** The highest shown rate of plans that never move back, where all of them were tried. */
  forwardRate(): number | undefined {
    return this.forward.get(this.space.start.potential)
  }

  /** Whether every plan that never moves back was tried from a start potential, and none did. */
  isTooLowForward(start: number, wanted: number): boolean {
    return start < 1 || (this.forward.get(start) ?? wanted) < wanted
  }

  rateLimit(): number | null {
    const exact = this.exact.get(this.space.start.potential)
    if (exact !== undefined) return exact
    if (this.shapes === null) return null
    const limits = this.shapes.map(({ prover, closedFrom }) => {
      return Math.min(closedFrom - 1, prover.highestOpen(closedFrom))
    })
    return Math.max(...limits)
  }

  *rate(best: number): Stage {
    const start = this.space.start.potential
    if (start > MOST_START || this.exact.has(start)) return
    this.shapes ??= this.proversAt(start).map((prover) => new Shape(prover))
    for (let rate = best + 1; rate <= 100; rate += 1) {
      const open = this.shapes.filter(({ closedFrom }) => closedFrom > rate)
      if (open.length === 0) return
      for (const isHurried of [true, false]) yield* this.close(open, rate, isHurried)
    }
  }

  private *close(shapes: readonly Shape[], rate: number, isHurried: boolean): Stage {
    let prices: Prices | undefined
    for (const shape of shapes) {
      if (shape.closedFrom <= rate) continue
      if (prices && isHurried) shape.prover.prices = prices
      if (!(yield* shape.prover.prove(rate, { isHurried }))) continue
      shape.closedFrom = rate
      prices = shape.prover.prices
    }
  }

  startLimit(wanted: number): number | null {
    const exact = [...this.exact].filter(([, rate]) => rate < wanted).map(([start]) => start)
    const tooLow = Math.max(this.tooLow, ...exact)
    return tooLow > 0 || this.hasLookedAtStarts ? tooLow + 1 : null
  }

  /** The greatest start potential that is proven too low; every smaller one is too (BND2). */
  *start(best: number, wanted: number): Stage {
    if (best - 1 > MOST_START) return
    this.hasLookedAtStarts = true
    let high = best
    for (let step = 1; high - 1 > this.tooLow; step *= 2) {
      const start = Math.max(this.tooLow + 1, high - step)
      if (yield* this.isTooLow(start, wanted)) {
        this.tooLow = start
        step = 0.5
      } else high = start
    }
  }

  private *isTooLow(start: number, wanted: number): Stage<boolean> {
    const exact = this.exact.get(start)
    if (exact !== undefined) return exact < wanted
    let prices: Prices | undefined
    for (const prover of this.proversAt(start)) {
      if (prices) prover.prices = prices
      if (!(yield* prover.prove(wanted))) return false
      prices = prover.prices
    }
    return true
  }

  materialLimit(): number | null {
    return this.leastMaterial
  }

  *material(best: AutoCandidate): Stage {
    if (this.space.start.potential > MOST_START) return
    for (const limit of materialLimit(this.space, knownMaterialOf(this.space, best))) {
      if (limit.kind === 'limit') this.leastMaterial = limit.material
      else yield limit.evaluations
    }
  }

  private proversAt(start: number): ShapeProver[] {
    return shapesOf(this.space).map(([first]) => {
      const shape = boundShapeOf(this.space, first?.categories ?? [])
      return new ShapeProver(new PricedWalk(shape, start))
    })
  }
}
