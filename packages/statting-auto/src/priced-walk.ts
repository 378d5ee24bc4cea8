// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import type { BoundShape } from './bound-shape.ts'
import { PriceTables } from './price-tables.ts'
import type { Prices } from './price-vector.ts'

/** A confirmation that grants upward options: alone, or together with a refund. */
export type Opening = {
  readonly from: number
  /** Bits of the options granted. */
  readonly granted: number
  /** Potential before the penalty. */
  readonly net: number
  readonly spends: number
  readonly gain: number
  /** Goods the refund carries besides: what they cost more than it returns; null: no refund. */
  readonly carries: number | null
}

/** Sets between two looks whether to stop. */
const SETS_PER_SLICE = 24
/** Additions that take about as long as one evaluation of the search. */
const PER_EVALUATION = 40

/**
 * The exact arithmetic of potential over (granted set × potential), the numbers of units priced
 * (SPEC.md BND4). Rows per set: `opened` by a confirmation, `exchanged` while a confirmation that
 * returns is put together, `returned` after the refund, `done` after purchases; −∞ = out of reach.
 */
export class PricedWalk {
  readonly shape: BoundShape
  readonly start: number
  readonly width: number
  readonly ceiling: Int32Array
  readonly opened: Float64Array
  readonly exchanged: Float64Array
  readonly returned: Float64Array
  readonly done: Float64Array
  tables: PriceTables
  private readonly ends: Float64Array
  private readonly tablesOf: (shape: BoundShape, prices: Prices) => PriceTables

  constructor(shape: BoundShape, start: number, tablesOf = priceTables) {
    this.shape = shape
    this.tablesOf = tablesOf
    this.start = start
    this.ceiling = shape.percent.map((percent, set) => {
      return start + Math.floor((percent * shape.returns[set]!) / 100)
    })
    this.width = 1 + Math.max(...this.ceiling.filter((_, set) => shape.isOpen[set] === 1))
    const cells = this.width * shape.percent.length
    this.opened = new Float64Array(cells)
    this.exchanged = new Float64Array(cells)
    this.returned = new Float64Array(cells)
    this.done = new Float64Array(cells)
    this.tables = tablesOf(shape, noPrices(shape))
    this.ends = new Float64Array(this.width).fill(-Infinity)
  }

  /** Walks; yields the evaluations the work counts for. */
  *run(prices: Prices): Generator<number, void> {
    const { shape } = this
    this.tables = this.tablesOf(shape, prices)
    let work = 0
    for (let set = 0; set < shape.percent.length; set += 1) {
      if (shape.isOpen[set] === 0) continue
      this.open(set)
      this.refund(set)
      this.purchase(set)
      work += 1
      if (work % SETS_PER_SLICE === 0) yield this.evaluationsOf(SETS_PER_SLICE)
    }
    this.gatherEnds()
    yield this.evaluationsOf(1 + (work % SETS_PER_SLICE))
  }

  /**
   * Greatest value of a walk that ends with so much potential or more. Steps that cost potential and
   * bring nothing are left out of a walk, so a plan is only sure to be beaten by one that ends higher:
   * bounds of single potentials from several price vectors must not be put together without this.
   */
  best(potential: number): number {
    return this.ends[potential]!
  }

  private gatherEnds(): void {
    const { ends, shape, width, done } = this
    ends.fill(-Infinity)
    for (let set = 0; set < shape.percent.length; set += 1) {
      if (shape.isOpen[set] === 0) continue
      const base = set * width
      for (let potential = 1; potential <= this.ceiling[set]!; potential += 1)
        if (done[base + potential]! > ends[potential]!) ends[potential] = done[base + potential]!
    }
    for (let potential = width - 2; potential > 0; potential -= 1)
      ends[potential] = Math.max(ends[potential]!, ends[potential + 1]!)
  }

  private evaluationsOf(sets: number): number {
    return Math.ceil((sets * this.width * 20) / PER_EVALUATION)
  }

  private open(set: number): void {
    const { shape, width, opened, exchanged, done } = this
    const base = set * width
    opened.fill(-Infinity, base, base + width)
    exchanged.fill(-Infinity, base, base + width)
    if (set === 0) {
      opened[this.start] = 0
      return
    }
    for (let bit = shape.upCount; bit < shape.bitCount; bit += 1) {
      const from = set ^ (1 << bit)
      if (from > set || shape.isOpen[from] === 0) continue
      this.lift(opened, base, { rows: done, from, spends: 0, gain: 0 })
    }
    for (const opening of this.openings(set)) this.lift(opened, base, { rows: done, ...opening })
    for (let bit = 0; bit < shape.upCount; bit += 1) {
      const from = set ^ (1 << bit)
      if (from > set || shape.isOpen[from] === 0) continue
      const gain = this.tables.exchangeGain(set, bit)
      if (gain === -Infinity) continue
      this.lift(exchanged, base, { rows: done, from, spends: 0, gain })
      this.lift(exchanged, base, { rows: exchanged, from, spends: 0, gain })
    }
  }

  private lift(rows: Float64Array, base: number, source: Source): void {
    const { from, spends, gain } = source
    const start = from * this.width
    const end = this.ceiling[from]! - spends
    for (let potential = 1; potential <= end; potential += 1) {
      const value = source.rows[start + potential + spends]! + gain
      if (value > rows[base + potential]!) rows[base + potential] = value
    }
  }

  /** Every confirmation that grants upward options and costs potential, with what it is worth. */
  *openings(set: number): Generator<Opening> {
    const { shape, tables } = this
    const percent = shape.percent[set]!
    const ups = set & ((1 << shape.upCount) - 1)
    const hasRefund = shape.returns[set]! > 0
    for (let granted = ups; granted > 0; granted = (granted - 1) & ups) {
      const from = set ^ granted
      if (shape.isOpen[from] === 0) continue
      const { raw, price } = tables.firstUnits(granted)
      const isOne = (granted & (granted - 1)) === 0
      if (isOne) {
        const spends = Math.floor((percent * raw) / 100)
        yield { from, granted, net: raw, spends, gain: raw - price, carries: null }
      }
      if (!hasRefund) continue
      const most = Math.max(raw, tables.dearest(set)) - 1
      let least = -Infinity
      for (let net = 1; net <= most; net += 1) {
        const gain = net - price + tables.carry(set, raw - net)
        if (gain <= least) continue
        least = gain
        const spends = Math.floor((percent * net) / 100)
        yield { from, granted, net, spends, gain, carries: raw - net }
      }
    }
  }

  private refund(set: number): void {
    const { shape, width, opened, exchanged, returned, tables } = this
    const base = set * width
    const end = this.ceiling[set]!
    let hasExchange = false
    for (let cell = base; cell < base + width; cell += 1) {
      if (exchanged[cell]! > -Infinity) hasExchange = true
      returned[cell] = Math.max(opened[cell]!, exchanged[cell]!)
    }
    const percent = shape.percent[set]!
    for (let refund = 1; refund <= shape.returns[set]!; refund += 1) {
      const gains = Math.floor((percent * refund) / 100)
      const toll = tables.refundToll(set, refund)
      const exchangeToll = hasExchange ? tables.exchangeToll(set, refund) : Infinity
      if (toll === Infinity && exchangeToll === Infinity) continue
      for (let cell = base + 1; cell <= base + end - gains; cell += 1) {
        const value = Math.max(opened[cell]! - toll, exchanged[cell]! - exchangeToll)
        if (value > returned[cell + gains]!) returned[cell + gains] = value
      }
    }
  }

  private purchase(set: number): void {
    const { width, returned, done } = this
    const base = set * width
    done.set(returned.subarray(base, base + width), base)
    for (const bundle of this.tables.bundles(set)) this.buyBundle(done, base, bundle)
    const steps = this.tables.mixedSteps(set)
    if (steps.length === 0) return
    for (let cell = base + this.ceiling[set]!; cell > base + 1; cell -= 1) {
      const value = done[cell]!
      if (value === -Infinity) continue
      for (const { spends, gain } of steps) {
        if (cell - spends <= base) break
        if (value + gain > done[cell - spends]!) done[cell - spends] = value + gain
      }
    }
  }

  /** At most once: the cells above are still without this bundle. */
  buyBundle(rows: Float64Array, base: number, { spends, gain }: Bundle): void {
    const end = base + this.width - 1 - spends
    for (let cell = base + 1; cell <= end; cell += 1) {
      const value = rows[cell + spends]! + gain
      if (value > rows[cell]!) rows[cell] = value
    }
  }
}

type Source = {
  readonly rows: Float64Array
  readonly from: number
  readonly spends: number
  readonly gain: number
}

type Bundle = { readonly spends: number; readonly gain: number }

function priceTables(shape: BoundShape, prices: Prices): PriceTables {
  return new PriceTables(shape, prices)
}

function noPrices({ classes }: BoundShape): Prices {
  return { units: classes.map(() => 0), whole: 0, exact: 1 }
}
