// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { limitsOf, PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import type { PlanWithMovesBack } from './moves-back.ts'
import { movesBetween } from './moves-between.ts'
import type { Confirmation } from './plan.ts'
import type { SearchSpace, WayOption } from './search-space.ts'

/*
 * Tiny problems are walked through with amounts that may go either way and some units beyond both
 * ends of their way (SPEC.md EXA2): there, moving back wins most often.
 */

/** Most units beyond an end; fewer where the walk would take too long. */
const MOST_BEYOND = 4
const MOST_CONFIRMATIONS = 12_000_000
/** Confirmations that take about as long as one evaluation of the search. */
const PER_EVALUATION = 40
const STATES_PER_SLICE = 50
const UNREACHED = -1

/** The best plan within those bounds; null where the problem is not tiny. */
export function* walkFreely(
  space: SearchSpace,
  start: number,
): Generator<number, PlanWithMovesBack | null> {
  const { rows, options, usedSlots } = space
  const isGiven = rows.length === options.length && rows.every(({ kind }) => kind === 'exact')
  if (!isGiven || usedSlots > 0) return null
  const beyond = roomFor(options.map(({ length }) => length))
  if (beyond === 0) return null
  const walk = new FreeWalk(space, start, beyond)
  let tried = 0
  for (let states = 1; walk.leaveNext(); states += 1) {
    if (states % STATES_PER_SLICE !== 0) continue
    yield Math.ceil((walk.tried - tried) / PER_EVALUATION)
    tried = walk.tried
  }
  return walk.best()
}

function roomFor(lengths: readonly number[]): number {
  for (let beyond = MOST_BEYOND; beyond > 0; beyond -= 1) {
    const amounts = lengths.reduce((product, length) => product * (length + 1 + 2 * beyond), 1)
    if (amounts * amounts * 2 ** lengths.length <= MOST_CONFIRMATIONS) return beyond
  }
  return 0
}

/** A state: the amounts, counted from the lowest of each, and which options were granted. */
class FreeWalk {
  tried = 0
  private readonly space: SearchSpace
  private readonly sizes: readonly number[]
  private readonly lowest: readonly number[]
  private readonly weights: readonly number[]
  private readonly count: number
  private readonly moves: readonly Int32Array[]
  /** 100 + penalty of every set of granted options; 0: no slot is free any more. */
  private readonly percent: Int32Array
  private readonly most: Int32Array
  private readonly cameFrom: Int32Array
  private readonly queue: number[]
  private readonly goal: number
  private readonly amounts: Int32Array
  private from = 0
  private finish: { rate: number; from: number } | null = null

  constructor(space: SearchSpace, start: number, beyond: number) {
    this.space = space
    const ranges = space.options.map((way) => rangeOf(space, way, beyond))
    this.sizes = ranges.map(({ lowest, highest }) => highest - lowest + 1)
    this.lowest = ranges.map(({ lowest }) => lowest)
    const weights: number[] = []
    this.count = this.sizes.reduce((product, size) => {
      weights.push(product)
      return product * size
    }, 1)
    this.weights = weights
    this.moves = space.options.map((way, option) => {
      const { lowest } = ranges[option]!
      const units = Array.from({ length: this.sizes[option]! }, (_, place) => lowest + place)
      return movesBetween(space, way, units)
    })
    this.percent = percentsOf(space)
    const states = this.count * this.percent.length
    this.most = new Int32Array(states).fill(UNREACHED)
    this.cameFrom = new Int32Array(states).fill(UNREACHED)
    const indexOf = (units: readonly number[]) => {
      return units.reduce(
        (sum, one, option) => sum + (one - this.lowest[option]!) * weights[option]!,
        0,
      )
    }
    this.goal = indexOf(space.options.map(({ length }) => length))
    const origin = indexOf(space.options.map(() => 0))
    this.most[origin] = start
    this.queue = [origin]
    this.amounts = new Int32Array(space.options.length)
  }

  /** Tries every confirmation from the next state whose potential has grown; false: none is left. */
  leaveNext(): boolean {
    const state = this.queue.pop()
    if (state === undefined) return false
    this.from = state
    let rest = state % this.count
    for (let option = this.amounts.length - 1; option >= 0; option -= 1) {
      this.amounts[option] = Math.floor(rest / this.weights[option]!)
      rest %= this.weights[option]!
    }
    const granted = Math.floor(state / this.count)
    this.move(this.amounts.length - 1, { to: 0, sum: 0, granted })
    return true
  }

  private move(option: number, { to, sum, granted }: Move): void {
    const amount = this.amounts[option]!
    const size = this.sizes[option]!
    for (let next = 0; next < size; next += 1) {
      const move = {
        to: to + next * this.weights[option]!,
        sum: sum + this.moves[option]![amount * size + next]!,
        granted: next === amount ? granted : granted | (1 << option),
      }
      if (option > 0) this.move(option - 1, move)
      else this.arrive(move)
    }
  }

  private arrive({ to, sum, granted }: Move): void {
    this.tried += 1
    const before = this.most[this.from]!
    const isFull = granted === this.percent.length - 1
    const percent = this.percent[granted]!
    const after = before + Math.trunc((sum * Math.abs(percent)) / 100)
    if (to === this.goal && isFull && to !== this.from % this.count) this.end(before, after)
    if (percent < 0 || after < 1) return
    const state = to + granted * this.count
    if (after <= this.most[state]!) return
    this.most[state] = after
    this.cameFrom[state] = this.from
    this.queue.push(state)
  }

  private end(before: number, after: number): void {
    const { recipePotential } = this.space.problem.settings
    const rate = 160 + (230 * after) / Math.max(before, recipePotential)
    // States that are left later may have come by better ways: the last best one is kept.
    if (this.finish && rate <= this.finish.rate) return
    this.finish = { rate, from: this.from }
  }

  best(): PlanWithMovesBack | null {
    if (!this.finish) return null
    const states = [this.finish.from]
    while (this.cameFrom[states[0]!] !== UNREACHED) states.unshift(this.cameFrom[states[0]!]!)
    const places = [...states.map((state) => state % this.count), this.goal]
    const confirmations = places.slice(1).map((to, index) => this.between(places[index]!, to))
    return { rate: this.finish.rate, confirmations }
  }

  private between(from: number, to: number): Confirmation {
    return this.weights.flatMap((weight, option) => {
      const amountAt = (state: number) => Math.floor(state / weight) % this.sizes[option]!
      const units = amountAt(to) - amountAt(from)
      return units === 0 ? [] : [{ option, units }]
    })
  }
}

type Move = { readonly to: number; readonly sum: number; readonly granted: number }

type Range = { readonly lowest: number; readonly highest: number }

/** Units on a way that its option can have: none beyond its limits. */
function rangeOf({ problem }: SearchSpace, way: WayOption, beyond: number): Range {
  const { minSteps, maxSteps } = limitsOf(way.definition, problem.settings)
  const [back, onward] = way.isUp ? [minSteps, maxSteps] : [-maxSteps, -minSteps]
  return { lowest: Math.max(back, -beyond), highest: Math.min(onward, way.length + beyond) }
}

/** Negative where no slot is free any more: only the final confirmation may come there. */
function percentsOf({ options, usedCategories }: SearchSpace): Int32Array {
  return Int32Array.from({ length: 1 << options.length }, (_, granted) => {
    const categories = [...usedCategories]
    let used = 0
    for (const [option, { category }] of options.entries()) {
      if ((granted & (1 << option)) === 0) continue
      categories[category]! += 1
      used += 1
    }
    const percent = categories.reduce((sum, count) => sum + PENALTY_PERCENT[count]!, 100)
    return used < SLOT_COUNT ? percent : -percent
  })
}
