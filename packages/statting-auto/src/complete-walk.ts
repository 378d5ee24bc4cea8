// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { limitsOf, PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import { movesBetween } from './moves-between.ts'
import type { Confirmation, Portion } from './plan.ts'
import type { SearchSpace, WayOption } from './search-space.ts'

/*
 * Problems of few steps are walked through completely: every combination of amounts with the most
 * potential one can have there, and from each every confirmation that moves no amount back (SPEC.md
 * EXA1), or every one that leaves the way of a negative by one unit as well (EXA3). Nothing is left
 * out, so what comes out is proven.
 */

/** Confirmations that take about as long as one evaluation of the search. */
const PER_EVALUATION = 40
const EVALUATIONS_PER_SLICE = 5000
const UNREACHED = -1

/** The best way through a small problem; `rate` is unclamped. */
export type CompletePlan = { readonly rate: number; readonly parts: readonly Confirmation[] }

/** Whether negatives may be raised by a unit first, and lowered by one too many until the end. */
export type WalkKind = { readonly leavesWays: boolean }

const ON_WAYS: WalkKind = { leavesWays: false }

/** Confirmations a complete walk looks at; Infinity where the amounts are not all given. */
export function confirmationsOf(space: SearchSpace, kind = ON_WAYS): number {
  const { rows, options } = space
  if (rows.length !== options.length || rows.some((row) => row.kind !== 'exact')) return Infinity
  return options.reduce((product, way) => {
    const stops = stopsOf(space, way, kind).units.length
    return (product * stops * (stops + 1)) / 2
  }, 1)
}

/** Walks through a small problem; yields the evaluations that count for the work done. */
export function* walkCompletely(
  space: SearchSpace,
  start: number,
  kind = ON_WAYS,
): Generator<number, CompletePlan | null> {
  const walk = new CompleteWalk(space, start, kind)
  let tried = 0
  for (let state = 0; state < walk.size; state += 1) {
    walk.leave(state)
    if (walk.tried - tried < EVALUATIONS_PER_SLICE * PER_EVALUATION) continue
    yield Math.round((walk.tried - tried) / PER_EVALUATION)
    tried = walk.tried
  }
  return walk.best()
}

/** Where an option can stand, in the order in which it can come there; `goal` is its end. */
type Stops = { readonly units: readonly number[]; readonly goal: number }

function stopsOf({ problem }: SearchSpace, way: WayOption, { leavesWays }: WalkKind): Stops {
  const { from, length, isUp } = way
  const onWay = Array.from({ length: length + 1 }, (_, units) => units)
  if (isUp || !leavesWays) return { units: onWay, goal: length }
  const { minSteps, maxSteps } = limitsOf(way.definition, problem.settings)
  // Where it began is another stop than there again: by then it has been granted.
  const before = from < maxSteps ? [0, -1] : []
  const after = from - length > minSteps ? [length + 1] : []
  return { units: [...before, ...onWay, ...after], goal: before.length + length }
}

/** Every combination of stops is a state: the sum of stop · weight over the options. */
class CompleteWalk {
  readonly size: number
  tried = 0
  private readonly space: SearchSpace
  private readonly stops: readonly Stops[]
  private readonly weights: readonly number[]
  /** Potential of a move of one option before the penalty: from stop · number of stops + to. */
  private readonly moves: readonly Int32Array[]
  /** 100 + penalty of every set of granted options; 0: no slot is free any more. */
  private readonly percent: Int32Array
  private readonly finalPercent: number
  /** Most potential at every state. */
  private readonly most: Int32Array
  private readonly cameFrom: Int32Array
  /** The state that is left, its potential and its amounts. */
  private from = 0
  private potential = 0
  private readonly amounts: Uint8Array

  constructor(space: SearchSpace, start: number, kind: WalkKind) {
    const { options } = space
    const weights: number[] = []
    this.stops = options.map((way) => stopsOf(space, way, kind))
    this.size = this.stops.reduce((product, { units }) => {
      weights.push(product)
      return product * units.length
    }, 1)
    this.space = space
    this.weights = weights
    this.moves = options.map((way, option) => movesBetween(space, way, this.stops[option]!.units))
    const situations = situationsOf(space)
    this.percent = Int32Array.from(situations, ({ percent, used }) => {
      return used < SLOT_COUNT ? percent : 0
    })
    this.finalPercent = situations.at(-1)!.percent
    this.most = new Int32Array(this.size).fill(UNREACHED)
    this.cameFrom = new Int32Array(this.size).fill(UNREACHED)
    this.amounts = new Uint8Array(options.length)
    this.most[0] = start
  }

  /** Tries every confirmation that begins at a state. */
  leave(state: number): void {
    if (this.most[state] === UNREACHED) return
    this.potential = this.most[state]!
    this.read(state)
    this.move(this.amounts.length - 1, { to: 0, sum: 0, granted: 0 })
  }

  private move(option: number, { to, sum, granted }: Move): void {
    const weight = this.weights[option]!
    const amount = this.amounts[option]!
    const count = this.stops[option]!.units.length
    const moves = this.moves[option]!
    const base = amount * count
    for (let next = amount; next < count; next += 1) {
      const state = to + next * weight
      const total = sum + moves[base + next]!
      const bits = next > 0 ? granted | (1 << option) : granted
      if (option > 0) this.move(option - 1, { to: state, sum: total, granted: bits })
      else this.arrive(state, total, this.percent[bits]!)
    }
  }

  /** Arrives when potential is left and a slot stays free. */
  private arrive(to: number, sum: number, percent: number): void {
    this.tried += 1
    if (percent === 0) return
    const potential = this.potential + Math.trunc((sum * percent) / 100)
    if (potential < 1 || potential <= this.most[to]!) return
    this.most[to] = potential
    this.cameFrom[to] = this.from
  }

  /** The best final confirmation of all. */
  best(): CompletePlan | null {
    const { recipePotential } = this.space.problem.settings
    let best: { rate: number; state: number } | null = null
    const end = this.stops.reduce((sum, { goal }, option) => sum + goal * this.weights[option]!, 0)
    for (let state = 0; state < this.size; state += 1) {
      const before = this.most[state]!
      // At the end nothing is left to confirm.
      if (before === UNREACHED || state === end) continue
      this.read(state)
      const sum = this.moves.reduce((total, moves, option) => {
        const { units, goal } = this.stops[option]!
        return total + moves[this.amounts[option]! * units.length + goal]!
      }, 0)
      const after = before + Math.trunc((sum * this.finalPercent) / 100)
      const rate = 160 + (230 * after) / Math.max(before, recipePotential)
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

  /** The confirmations that lead to a state, and the final one for the rest. */
  private partsTo(last: number): Confirmation[] {
    const states = [last]
    while (states[0]! !== 0) states.unshift(this.cameFrom[states[0]!]!)
    const reached = states.map((state) => {
      this.read(state)
      return Array.from(this.amounts, (stop, option) => this.stops[option]!.units[stop]!)
    })
    reached.push(this.space.options.map(({ length }) => length))
    return reached.slice(1).flatMap((to, index) => {
      const portions = to.flatMap((amount, option): Portion[] => {
        const units = amount - reached[index]![option]!
        return units === 0 ? [] : [{ option, units }]
      })
      return portions.length > 0 ? [portions] : []
    })
  }
}

/** A confirmation while it is put together. */
type Move = { readonly to: number; readonly sum: number; readonly granted: number }

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
