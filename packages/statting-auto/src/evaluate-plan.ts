// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import { PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import { NOBODY, type Plan, SPLIT } from './plan.ts'
import type { SearchSpace } from './search-space.ts'
import { lossFreeConfirmations, RETURN_DIVISOR, returnFactorOf } from './step-price.ts'

/**
 * What a plan comes to, potentials counted from the start's (SPEC.md EVA1): the same arithmetic as
 * the engine's, on flat arrays, for a plan's whole phases at once.
 */
export type Evaluation = {
  /** Lowest potential after a phase that is not the last one; 0 when it never falls. */
  lowest: number
  /** Potential before the final confirmation, and after it. */
  before: number
  after: number
  /** Phases before the final one after which no slot is free: such a plan ends too early. */
  overfull: number
  /** Points of material beyond the cap, summed over JOINT confirmations. */
  excess: number
  /** Confirmations when units are taken together wherever that costs nothing. */
  confirmations: number
}

/** Percent that the n-th slot of a category adds to the penalty. */
const ADDED_PERCENT = Int32Array.from(PENALTY_PERCENT, (percent, count) => {
  return percent - (PENALTY_PERCENT[count - 1] ?? 0)
})

/** Evaluates the plans of one space, millions in a few seconds. */
export class PlanEvaluator {
  /** Plans evaluated so far. */
  count = 0
  private readonly result: Evaluation = {
    lowest: 0,
    before: 0,
    after: 0,
    overfull: 0,
    excess: 0,
    confirmations: 0,
  }
  /** Numbers of every option's units: `option · stride + unit`. */
  private readonly stride: number
  private readonly bonusUnits: Int32Array
  private readonly points: Float64Array
  /** Numbers of every option. */
  private readonly isUp: Uint8Array
  private readonly price: Int32Array
  private readonly category: Uint8Array
  private readonly material: Uint8Array
  private readonly isGranted: Uint8Array
  private readonly returnFactor: number
  private readonly largestAmount: number
  private readonly startUsed: number
  private readonly startCategories: Uint8Array
  private readonly startPercent: number
  /** The state while a plan is evaluated. */
  private readonly categories: Uint8Array
  private readonly isIn: Uint8Array
  private readonly amounts = new Float64Array(MATERIALS.length)
  private percent = 0
  private used = 0

  constructor(space: SearchSpace) {
    const { options } = space
    this.stride = 1 + Math.max(0, ...options.map(({ length }) => length))
    this.bonusUnits = new Int32Array(options.length * this.stride)
    this.points = new Float64Array(options.length * this.stride)
    for (const [index, option] of options.entries()) {
      this.bonusUnits.set(option.bonusUnits, index * this.stride)
      this.points.set(option.points, index * this.stride)
    }
    this.isUp = Uint8Array.from(options, ({ isUp }) => Number(isUp))
    this.price = Int32Array.from(options, ({ price }) => price)
    this.category = Uint8Array.from(options, ({ category }) => category)
    this.material = Uint8Array.from(options, ({ material }) => material)
    this.isGranted = Uint8Array.from(options, ({ slot }) => Number(slot !== null))
    this.returnFactor = returnFactorOf(space.problem.settings)
    this.largestAmount = space.problem.largestAmount ?? Infinity
    this.startUsed = space.usedSlots
    this.startCategories = Uint8Array.from(space.usedCategories)
    this.startPercent = space.usedCategories.reduce((sum, count) => {
      return sum + (PENALTY_PERCENT[count] ?? 0)
    }, 100)
    this.categories = this.startCategories.slice()
    this.isIn = new Uint8Array(space.rows.length)
  }

  /** The answer is the same object every time: what is needed of it must be read at once. */
  evaluate(plan: Plan): Evaluation {
    const { phases } = plan
    const { result } = this
    const last = phases.length - 1
    this.begin(plan)
    let potential = 0
    for (let phase = 0; phase < last; phase += 1) {
      potential +=
        phases[phase] === SPLIT ? this.buyOneByOne(plan, phase) : this.confirmTogether(plan, phase)
      if (potential < result.lowest) result.lowest = potential
      if (this.used === SLOT_COUNT) result.overfull += 1
    }
    result.before = potential
    result.after = potential + this.confirmTogether(plan, last)
    return result
  }

  private begin(plan: Plan): void {
    const { result } = this
    this.count += 1
    this.categories.set(this.startCategories)
    this.percent = this.startPercent
    this.used = this.startUsed
    for (let row = 0; row < this.isIn.length; row += 1) {
      const option = plan.option[row]!
      this.isIn[row] = option === NOBODY ? 0 : this.isGranted[option]!
    }
    result.lowest = 0
    result.overfull = 0
    result.excess = 0
    result.confirmations = 0
  }

  private grant(row: number, option: number): void {
    this.isIn[row] = 1
    const group = this.category[option]!
    const count = this.categories[group]! + 1
    this.categories[group] = count
    this.percent += ADDED_PERCENT[count]!
    this.used += 1
  }

  /** Options that are granted already come first: every new one raises the penalty. */
  private buyOneByOne({ at, option, order, phases }: Plan, phase: number): number {
    const columns = phases.length + 1
    const { isIn } = this
    let spent = 0
    for (let row = 0; row < isIn.length; row += 1) {
      const cell = row * columns + phase
      if (isIn[row] === 0 || at[cell] === at[cell + 1]) continue
      spent += this.priceOneByOne(option[row]!, at[cell]!, at[cell + 1]!)
    }
    for (let place = 0; place < isIn.length; place += 1) {
      const row = order[place]!
      const cell = row * columns + phase
      if (isIn[row] === 1 || at[cell] === at[cell + 1]) continue
      this.grant(row, option[row]!)
      spent += this.priceOneByOne(option[row]!, at[cell]!, at[cell + 1]!)
    }
    return -spent
  }

  /** Units confirmed one by one all cost the same but for the bonus range. */
  private priceOneByOne(option: number, from: number, to: number): number {
    const base = option * this.stride
    const bonus = this.bonusUnits[base + to]! - this.bonusUnits[base + from]!
    const unit = this.price[option]! * this.percent
    const normal = to - from - bonus
    if (normal > 0) this.result.confirmations += lossFreeConfirmations(normal, unit % 100)
    if (bonus === 0) return normal * Math.floor(unit / 100)
    this.result.confirmations += lossFreeConfirmations(bonus, (2 * unit) % 100)
    return normal * Math.floor(unit / 100) + bonus * Math.floor((2 * unit) / 100)
  }

  private confirmTogether({ at, option, phases }: Plan, phase: number): number {
    const columns = phases.length + 1
    let sum = 0
    let moved = 0
    const isCapped = this.largestAmount !== Infinity
    if (isCapped) this.amounts.fill(0)
    for (let row = 0; row < this.isIn.length; row += 1) {
      const cell = row * columns + phase
      const from = at[cell]!
      const to = at[cell + 1]!
      if (from === to) continue
      const who = option[row]!
      if (this.isIn[row] === 0) this.grant(row, who)
      const base = who * this.stride
      const bonus = this.bonusUnits[base + to]! - this.bonusUnits[base + from]!
      const units = to - from
      const price = this.price[who]!
      moved += units
      if (this.isUp[who] === 1) sum -= price * (units + bonus)
      else sum += Math.floor((price * (2 * units - bonus) * this.returnFactor) / RETURN_DIVISOR)
      if (isCapped) {
        this.amounts[this.material[who]!]! += this.points[base + to]! - this.points[base + from]!
      }
    }
    if (isCapped) this.addExcess()
    if (moved > 0) this.result.confirmations += 1
    return Math.trunc((sum * this.percent) / 100)
  }

  private addExcess(): void {
    for (const amount of this.amounts) {
      if (amount > this.largestAmount) this.result.excess += amount - this.largestAmount
    }
  }
}
