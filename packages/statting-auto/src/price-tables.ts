// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import type { BoundShape } from './bound-shape.ts'
import type { Prices } from './price-vector.ts'

/** Units of a class bought one by one in a level, together. */
export type Bundle = {
  readonly unitClass: number
  readonly units: number
  readonly spends: number
  readonly gain: number
}

/** A confirmation that costs less than every unit in it, with what it is worth. */
export type MixedStep = { readonly net: number; readonly spends: number; readonly gain: number }

const NOTHING = 1e-12

/** What follows from a price vector before anything is walked (SPEC.md BND4). */
export class PriceTables {
  readonly shape: BoundShape
  readonly prices: Prices
  private readonly downMask: number
  private readonly longest: number
  /** For every set of upward bits: the dearest class, and the best selection worth g raw points. */
  private readonly dearestOf: Int32Array
  private readonly selections: Float64Array[] = []
  /** For every set of negative bits and refund: what a carrying refund costs beyond its returns. */
  private readonly tolls: readonly Float64Array[]
  private readonly carries = new Map<number, { lowest: number; values: Float64Array }>()
  private readonly windows = new Map<number, Float64Array>()

  constructor(shape: BoundShape, prices: Prices) {
    this.shape = shape
    this.prices = prices
    this.downMask = shape.upCount
    const most = Math.max(0, ...shape.classes.map(({ raw }) => raw))
    const firsts = shape.firsts.reduce((sum, { raw }) => sum + raw, 0)
    this.longest = Math.max(...shape.returns) + Math.max(most, firsts) + 1
    this.dearestOf = new Int32Array(1 << shape.upCount)
    for (let ups = 0; ups < 1 << shape.upCount; ups += 1) {
      const classes = this.classesIn(ups)
      this.dearestOf[ups] = Math.max(0, ...classes.map((one) => shape.classes[one]!.raw))
    }
    this.tolls = shape.waste.map((table) => {
      return table.map((waste, refund) => {
        return (prices.whole + prices.exact - 1) * refund + tollOfWaste(prices, waste)
      })
    })
  }

  /** Classes that can be bought with a set of upward bits. */
  classesIn(ups: number): number[] {
    const { givenClasses, classesOf, upCount } = this.shape
    const classes = [...givenClasses]
    for (let bit = 0; bit < upCount; bit += 1)
      if ((ups & (1 << bit)) !== 0) classes.push(...classesOf[bit]!)
    return classes
  }

  upsOf(set: number): number {
    return set & ((1 << this.shape.upCount) - 1)
  }

  downsOf(set: number): number {
    return set >> this.downMask
  }

  dearest(set: number): number {
    return this.dearestOf[this.upsOf(set)]!
  }

  /** First units of the options of some bits: raw points and prices together. */
  firstUnits(bits: number): { raw: number; price: number } {
    let raw = 0
    let price = 0
    for (let bit = 0; bit < this.shape.upCount; bit += 1) {
      if ((bits & (1 << bit)) === 0) continue
      const first = this.shape.firsts[bit]!
      raw += first.raw
      price += this.prices.units[first.unitClass]!
    }
    return { raw, price }
  }

  /** Value of the best goods worth so many raw points: minus their prices, however many of each. */
  selection(ups: number): Float64Array {
    const known = this.selections[ups]
    if (known) return known
    const best = new Float64Array(this.longest + 1).fill(-Infinity)
    best[0] = 0
    const classes = this.classesIn(ups)
    for (let raw = 1; raw < best.length; raw += 1) {
      for (const one of classes) {
        const unit = this.shape.classes[one]!.raw
        if (unit > raw) continue
        const value = best[raw - unit]! - this.prices.units[one]!
        if (value > best[raw]!) best[raw] = value
      }
    }
    this.selections[ups] = best
    return best
  }

  /** Toll of a refund inside a confirmation that costs, its returns counted as goods. */
  carryToll(set: number, refund: number): number {
    return this.tolls[this.downsOf(set)]![refund]!
  }

  /** The best refund with goods worth `less` raw points less than it returns. */
  carry(set: number, less: number): number {
    let known = this.carries.get(set)
    if (!known) {
      known = this.carriesOf(set)
      this.carries.set(set, known)
    }
    return known.values[less - known.lowest]!
  }

  private carriesOf(set: number): { lowest: number; values: Float64Array } {
    const ups = this.upsOf(set)
    const lowest = -this.dearest(set)
    const highest = this.firstUnits(ups).raw
    const values = new Float64Array(highest - lowest + 1)
    const goods = this.selection(ups)
    const tolls = this.tolls[this.downsOf(set)]!
    for (let less = lowest; less <= highest; less += 1) {
      let best = -Infinity
      for (let refund = Math.max(1, less); refund < tolls.length; refund += 1) {
        const value = goods[refund - less]! - tolls[refund]!
        if (value > best) best = value
      }
      values[less - lowest] = best
    }
    return { lowest, values }
  }

  /** What it brings to grant an option in a confirmation that returns; −∞: it cannot. */
  exchangeGain(set: number, bit: number): number {
    const { raw, unitClass } = this.shape.firsts[bit]!
    if (this.shape.returns[set]! < raw) return -Infinity
    const { units, whole, exact } = this.prices
    return -units[unitClass]! - (whole + exact - 1) * raw
  }

  refundToll(set: number, refund: number): number {
    return this.tolls[this.downsOf(set)]![refund]! + refund
  }

  /** Toll of the rest of a refund that grants options as well: which ones is not known any more. */
  exchangeToll(set: number, refund: number): number {
    const { whole, exact } = this.prices
    const waste = this.exchangeWaste(set)[refund]!
    return (whole + exact) * refund + tollOfWaste(this.prices, waste)
  }

  /** Least waste of a confirmation that returns so much besides what it grants. */
  exchangeWaste(set: number): Float64Array {
    const known = this.windows.get(set)
    if (known) return known
    const waste = this.shape.waste[this.downsOf(set)]!
    const ups = this.upsOf(set)
    const firsts = this.shape.firsts.filter((_, bit) => (ups & (1 << bit)) !== 0)
    const least = Math.min(...firsts.map(({ raw }) => raw))
    const most = firsts.reduce((sum, { raw }) => sum + raw, 0)
    const window = new Float64Array(waste.length).fill(Infinity)
    for (let refund = 1; refund + least < waste.length; refund += 1) {
      const end = Math.min(waste.length - 1, refund + most)
      for (let sum = refund + least; sum <= end; sum += 1)
        if (waste[sum]! < window[refund]!) window[refund] = waste[sum]!
    }
    this.windows.set(set, window)
    return window
  }

  /** Units bought alone in a level, in bundles that can make every number of them. */
  bundles(set: number): Bundle[] {
    const percent = this.shape.percent[set]!
    return this.classesIn(this.upsOf(set)).flatMap((unitClass): Bundle[] => {
      const { raw, count } = this.shape.classes[unitClass]!
      const gain = raw - this.prices.units[unitClass]!
      if (gain <= NOTHING) return []
      const spends = Math.floor((percent * raw) / 100)
      const bundles: Bundle[] = []
      for (let left = count, size = 1; left > 0; size *= 2) {
        const units = Math.min(size, left)
        bundles.push({ unitClass, units, spends: units * spends, gain: units * gain })
        left -= units
      }
      return bundles
    })
  }

  /** Minimal mixed confirmations of a level; those that cost more and bring no more are left out. */
  mixedSteps(set: number): MixedStep[] {
    if (this.shape.returns[set] === 0) return []
    const percent = this.shape.percent[set]!
    const steps: MixedStep[] = []
    let least = 0
    for (let net = 1; net < this.dearest(set); net += 1) {
      const gain = net + this.carry(set, -net)
      if (gain <= least + NOTHING) continue
      least = gain
      steps.push({ net, spends: Math.floor((percent * net) / 100), gain })
    }
    return steps
  }
}

/** A refund no confirmation makes stays impossible also where waste costs nothing. */
function tollOfWaste({ exact }: Prices, waste: number): number {
  return waste === Infinity ? Infinity : exact * waste
}
