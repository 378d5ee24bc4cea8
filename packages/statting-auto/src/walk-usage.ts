// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import type { PricedWalk } from './priced-walk.ts'

/** What a walk used: whatever the prices, this many units were bought and this much returned. */
export type WalkUsage = {
  readonly units: readonly number[]
  /** Raw points of all goods bought. */
  readonly goods: number
  readonly returned: number
  /** Returned or lost by truncation. */
  readonly taken: number
}

const EQUAL = 1e-7

/** The best walk that ends with so much potential or more, followed backward (SPEC.md BND5). */
export function usageOf(walk: PricedWalk, potential: number): WalkUsage {
  return new Tracer(walk).trace(potential)
}

class Tracer {
  private readonly walk: PricedWalk
  private readonly units: number[]
  private goods = 0
  private returned = 0
  private taken = 0
  private set = 0
  private potential = 0

  constructor(walk: PricedWalk) {
    this.walk = walk
    this.units = walk.shape.classes.map(() => 0)
  }

  trace(potential: number): WalkUsage {
    const { walk } = this
    const best = walk.best(potential)
    this.potential = potential
    while (this.potential + 1 < walk.width && walk.best(this.potential + 1) === best)
      this.potential += 1
    this.set = walk.ceiling.findIndex((ceiling, set) => {
      if (walk.shape.isOpen[set] === 0 || this.potential > ceiling) return false
      return walk.done[set * walk.width + this.potential] === best
    })
    this.undoPurchases()
    let rows = this.undoRefund()
    while (rows !== 'begin') rows = rows === 'exchanged' ? this.undoExchange() : this.undoOpening()
    const { units, goods, returned, taken } = this
    return { units, goods, returned, taken }
  }

  private at(rows: Float64Array): number {
    return rows[this.set * this.walk.width + this.potential] ?? -Infinity
  }

  private undoPurchases(): void {
    const { walk, set } = this
    const { tables, width } = walk
    const base = set * width
    const bundles = tables.bundles(set)
    const stages = [walk.returned.slice(base, base + width)]
    for (const bundle of bundles) {
      const next = stages.at(-1)!.slice()
      walk.buyBundle(next, 0, bundle)
      stages.push(next)
    }
    this.undoMixed(stages.at(-1)!)
    for (let index = bundles.length; index > 0; index -= 1) {
      const value = stages[index]![this.potential]!
      if (isClose(value, stages[index - 1]![this.potential]!)) continue
      const { unitClass, units, spends } = bundles[index - 1]!
      this.buy(unitClass, units)
      this.potential += spends
    }
  }

  private undoMixed(bought: Float64Array): void {
    const { walk, set } = this
    const steps = walk.tables.mixedSteps(set)
    for (;;) {
      const value = this.at(walk.done)
      if (isClose(value, bought[this.potential]!)) return
      const step = steps.find(({ spends, gain }) => {
        if (this.potential + spends >= walk.width) return false
        const before = walk.done[set * walk.width + this.potential + spends]!
        return isClose(before + gain, value)
      })
      if (!step) throw lost()
      this.carry(-step.net)
      this.potential += step.spends
    }
  }

  /** Which row the level's refund, or none, began in. */
  private undoRefund(): 'begin' | 'opened' | 'exchanged' {
    const { walk, set, potential } = this
    const { tables, shape, width } = walk
    const value = this.at(walk.returned)
    if (isClose(value, this.at(walk.opened))) return this.openedOrBegin()
    if (isClose(value, this.at(walk.exchanged))) return 'exchanged'
    for (let refund = 1; refund <= shape.returns[set]!; refund += 1) {
      const before = potential - Math.floor((shape.percent[set]! * refund) / 100)
      if (before < 1) break
      const cell = set * width + before
      if (isClose(value, walk.opened[cell]! - tables.refundToll(set, refund))) {
        this.giveBack(refund, shape.waste[tables.downsOf(set)]![refund]!)
        this.potential = before
        return this.openedOrBegin()
      }
      if (isClose(value, walk.exchanged[cell]! - tables.exchangeToll(set, refund))) {
        this.giveBack(refund, tables.exchangeWaste(set)[refund]!)
        this.potential = before
        return 'exchanged'
      }
    }
    throw lost()
  }

  private openedOrBegin(): 'begin' | 'opened' {
    return this.set === 0 ? 'begin' : 'opened'
  }

  private undoOpening(): 'begin' | 'opened' | 'exchanged' {
    const { walk, set, potential } = this
    const { shape, width, done } = walk
    const value = this.at(walk.opened)
    const enter = (from: number) => {
      this.set = from
      this.undoPurchases()
      return this.undoRefund()
    }
    for (let bit = shape.upCount; bit < shape.bitCount; bit += 1) {
      const from = set ^ (1 << bit)
      if (from > set || shape.isOpen[from] === 0) continue
      if (isClose(value, done[from * width + potential]!)) return enter(from)
    }
    for (const { from, granted, spends, gain, carries } of walk.openings(set)) {
      const before = potential + spends
      if (before >= width || !isClose(value, done[from * width + before]! + gain)) continue
      for (let bit = 0; bit < shape.upCount; bit += 1)
        if ((granted & (1 << bit)) !== 0) this.buy(shape.firsts[bit]!.unitClass, 1)
      if (carries !== null) this.carry(carries)
      this.potential = before
      return enter(from)
    }
    throw lost()
  }

  private undoExchange(): 'begin' | 'opened' | 'exchanged' {
    const { walk, set, potential } = this
    const { shape, width } = walk
    const value = this.at(walk.exchanged)
    for (let bit = 0; bit < shape.upCount; bit += 1) {
      const from = set ^ (1 << bit)
      if (from > set || shape.isOpen[from] === 0) continue
      const gain = walk.tables.exchangeGain(set, bit)
      const cell = from * width + potential
      const isDone = isClose(value, walk.done[cell]! + gain)
      if (!isDone && !isClose(value, walk.exchanged[cell]! + gain)) continue
      const first = shape.firsts[bit]!
      this.buy(first.unitClass, 1)
      this.giveBack(first.raw, 0)
      this.set = from
      if (!isDone) return 'exchanged'
      this.undoPurchases()
      return this.undoRefund()
    }
    throw lost()
  }

  /** The refund of a confirmation, and the goods it carried besides first units. */
  private carry(less: number): void {
    const { walk, set } = this
    const { tables, shape } = walk
    const goods = tables.selection(tables.upsOf(set))
    const value = tables.carry(set, less)
    for (let refund = Math.max(1, less); refund <= shape.returns[set]!; refund += 1) {
      if (!isClose(value, goods[refund - less]! - tables.carryToll(set, refund))) continue
      this.giveBack(refund, shape.waste[tables.downsOf(set)]![refund]!)
      return this.select(refund - less)
    }
    throw lost()
  }

  private select(raw: number): void {
    const { tables, shape } = this.walk
    const goods = tables.selection(tables.upsOf(this.set))
    const classes = tables.classesIn(tables.upsOf(this.set))
    for (let left = raw; left > 0; ) {
      const unitClass = classes.find((one) => {
        const unit = shape.classes[one]!.raw
        if (unit > left) return false
        return isClose(goods[left]!, goods[left - unit]! - tables.prices.units[one]!)
      })
      if (unitClass === undefined) throw lost()
      this.buy(unitClass, 1)
      left -= shape.classes[unitClass]!.raw
    }
  }

  private buy(unitClass: number, units: number): void {
    this.units[unitClass]! += units
    this.goods += units * this.walk.shape.classes[unitClass]!.raw
  }

  private giveBack(refund: number, waste: number): void {
    this.returned += refund
    this.taken += refund + waste
  }
}

/** −∞ is no value a walk could have come from. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= EQUAL
}

function lost(): Error {
  return new Error('the walk has no beginning')
}
