// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import type { Confirmation, Portion } from './plan.ts'
import type { SearchSpace } from './search-space.ts'
import { costOf, refundOf, returnFactorOf } from './step-price.ts'

/*
 * Problems of few steps are walked through completely: every reachable combination of amounts with
 * the most potential one can have there (SPEC.md EXA1). One unit is bought at a time; a refund takes
 * any amounts of the negatives and may carry the first unit of options that are not granted yet.
 */

/** Confirmations looked at, above which a problem is not small. */
const MOST_CONFIRMATIONS = 8_000_000
/** Confirmations that take about as long as one evaluation of the search. */
const PER_EVALUATION = 10
const EVALUATIONS_PER_SLICE = 5000
const UNREACHED = -1

/** The best way through a small problem; `rate` is unclamped. */
export type LatticePlan = { readonly rate: number; readonly parts: readonly Confirmation[] }

/** The amounts are all given and so few that `walkLattice` can try everything. */
export function isSmall({ rows, options }: SearchSpace): boolean {
  if (rows.length !== options.length || rows.some(({ kind }) => kind !== 'exact')) return false
  const confirmations = options.reduce((product, { isUp, length }) => {
    return product * (isUp ? length + 2 : ((length + 1) * (length + 2)) / 2)
  }, 1)
  return confirmations <= MOST_CONFIRMATIONS
}

/** Walks through a small problem; yields the evaluations that count for the work done. */
export function* walkLattice(
  space: SearchSpace,
  start: number,
): Generator<number, LatticePlan | null> {
  const lattice = new Lattice(space, start)
  let tried = 0
  for (let state = 0; state < lattice.size; state += 1) {
    lattice.leave(state)
    if (lattice.tried - tried < EVALUATIONS_PER_SLICE * PER_EVALUATION) continue
    yield Math.round((lattice.tried - tried) / PER_EVALUATION)
    tried = lattice.tried
  }
  return lattice.best()
}

/** A confirmation while it is put together. */
type Move = {
  readonly to: number
  /** Potential before the penalty. */
  readonly sum: number
  /** Options that are granted afterwards. */
  readonly granted: number
}

/** Every combination of amounts is a state: the sum of amount · weight over the options. */
class Lattice {
  readonly size: number
  tried = 0
  private readonly space: SearchSpace
  private readonly weights: readonly number[]
  private readonly ups: readonly number[]
  private readonly downs: readonly number[]
  private readonly situations: readonly Situation[]
  private readonly factor: number
  /** Most potential at every state. */
  private readonly most: Int32Array
  private readonly cameFrom: Int32Array
  /** The state that is left, and its amounts. */
  private from = 0
  private readonly amounts: Uint8Array

  constructor(space: SearchSpace, start: number) {
    const { options } = space
    const weights: number[] = []
    this.size = options.reduce((product, { length }) => {
      weights.push(product)
      return product * (length + 1)
    }, 1)
    this.space = space
    this.weights = weights
    const all = [...options.keys()]
    this.ups = all.filter((option) => options[option]!.isUp)
    this.downs = all.filter((option) => !options[option]!.isUp)
    this.situations = situationsOf(space)
    this.factor = returnFactorOf(space.problem.settings)
    this.most = new Int32Array(this.size).fill(UNREACHED)
    this.cameFrom = new Int32Array(this.size).fill(UNREACHED)
    this.amounts = new Uint8Array(options.length)
    this.most[0] = start
  }

  /** Tries every confirmation that begins at a state. */
  leave(state: number): void {
    if (this.most[state] === UNREACHED) return
    this.read(state)
    const { options } = this.space
    let granted = 0
    for (const [option, amount] of this.amounts.entries()) if (amount > 0) granted |= 1 << option
    for (const option of this.ups) {
      const from = this.amounts[option]!
      if (from === options[option]!.length) continue
      const sum = -costOf(options[option]!, { from, to: from + 1 })
      const to = state + this.weights[option]!
      this.arrive({ to, sum, granted: granted | (1 << option) })
    }
    this.refund(0, { to: state, sum: 0, granted })
  }

  /** The best final confirmation of all. */
  best(): LatticePlan | null {
    const { options, problem } = this.space
    const { percent } = this.situations.at(-1)!
    let best: { rate: number; state: number } | null = null
    for (let state = 0; state < this.size; state += 1) {
      const before = this.most[state]!
      if (before === UNREACHED) continue
      this.read(state)
      const sum = options.reduce((total, way, option) => {
        const rest = { from: this.amounts[option]!, to: way.length }
        return total + (way.isUp ? -costOf(way, rest) : refundOf(way, rest, this.factor))
      }, 0)
      const after = before + Math.trunc((sum * percent) / 100)
      const rate = 160 + (230 * after) / Math.max(before, problem.settings.recipePotential)
      if (!best || rate > best.rate) best = { rate, state }
    }
    return best && { rate: best.rate, parts: this.partsTo(best.state) }
  }

  private read(state: number): void {
    this.from = state
    for (let option = this.amounts.length - 1, rest = state; option >= 0; option -= 1) {
      this.amounts[option] = Math.floor(rest / this.weights[option]!)
      rest %= this.weights[option]!
    }
  }

  /** Arrives when potential is left and a slot stays free. */
  private arrive({ to, sum, granted }: Move): void {
    this.tried += 1
    const { percent, used } = this.situations[granted]!
    const potential = this.most[this.from]! + Math.trunc((sum * percent) / 100)
    if (potential < 1 || used === SLOT_COUNT || potential <= this.most[to]!) return
    this.most[to] = potential
    this.cameFrom[to] = this.from
  }

  private refund(place: number, move: Move): void {
    if (place === this.downs.length) {
      if (move.to !== this.from) this.carryFirstUnits(0, move)
      return
    }
    const option = this.downs[place]!
    const way = this.space.options[option]!
    const from = this.amounts[option]!
    this.refund(place + 1, move)
    for (let to = from + 1; to <= way.length; to += 1) {
      this.refund(place + 1, {
        to: move.to + (to - from) * this.weights[option]!,
        sum: move.sum + refundOf(way, { from, to }, this.factor),
        granted: move.granted | (1 << option),
      })
    }
  }

  private carryFirstUnits(place: number, move: Move): void {
    if (place === this.ups.length) {
      this.arrive(move)
      return
    }
    this.carryFirstUnits(place + 1, move)
    const option = this.ups[place]!
    const way = this.space.options[option]!
    if (this.amounts[option]! > 0 || way.slot !== null) return
    this.carryFirstUnits(place + 1, {
      to: move.to + this.weights[option]!,
      sum: move.sum - costOf(way, { from: 0, to: 1 }),
      granted: move.granted | (1 << option),
    })
  }

  /** The confirmations that lead to a state, and the final one for the rest. */
  private partsTo(last: number): Confirmation[] {
    const states = [last]
    while (states[0]! !== 0) states.unshift(this.cameFrom[states[0]!]!)
    const reached = states.map((state) => {
      this.read(state)
      return Array.from(this.amounts)
    })
    reached.push(this.space.options.map(({ length }) => length))
    return reached.slice(1).flatMap((to, index) => {
      const portions = to.flatMap((amount, option): Portion[] => {
        const units = amount - reached[index]![option]!
        return units > 0 ? [{ option, units }] : []
      })
      return portions.length > 0 ? [portions] : []
    })
  }
}

type Situation = { readonly percent: number; readonly used: number }

/** Penalty and filled slots for every set of options that are granted, by its bits. */
function situationsOf({ options, usedCategories, usedSlots }: SearchSpace): Situation[] {
  return Array.from({ length: 1 << options.length }, (_, granted) => {
    const categories = [...usedCategories]
    let used = usedSlots
    for (const [option, { slot, category }] of options.entries()) {
      if (slot !== null || (granted & (1 << option)) === 0) continue
      categories[category]! += 1
      used += 1
    }
    const percent = categories.reduce((sum, count) => sum + PENALTY_PERCENT[count]!, 100)
    return { percent, used }
  })
}
