// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import type { BoundShape } from './bound-shape.ts'
import type { Prices } from './price-vector.ts'
import type { PricedWalk } from './priced-walk.ts'
import { between, type Column, columnOf, firstPrices, lowestPoint, pricesOfAll } from './prices.ts'
import type { Stage } from './stage.ts'
import { usageOf } from './walk-usage.ts'

/** What the final confirmation may cost before the penalty, from a potential, for a shown rate. */
export function mostFinalCost(shape: BoundShape, potential: number, rate: number): number {
  const { finalPercent, recipePotential } = shape
  const worth = (rate - 160) * Math.max(potential, recipePotential)
  const most = Math.floor((230 * potential - worth) / 230)
  if (most >= 0) return Math.floor((100 * (most + 1) - 1) / finalPercent)
  return -Math.ceil((-100 * most) / finalPercent)
}

/** Price vectors tried for one range of potentials before it is cut in two. */
const MOST_TRIES = 40
const FEW_TRIES = 6
/** Potentials so far apart have lines of their own. */
const APART = 8
const EXACT = 1e-6
const FULL_RATE = 100

type Begin = { readonly prices: Prices; readonly tries: number }

/** Proves for one shape and start that rates are out of reach (SPEC.md BND4–BND6). */
export class ShapeProver {
  readonly shape: BoundShape
  /** Prices of the last proof: good ones to begin the next with. */
  prices: Prices
  private readonly walk: PricedWalk
  /** Per potential before the final confirmation: the least bound on goods bought and refunds left. */
  private readonly least: Float64Array
  /** What all negatives must return at least, where only that is priced. */
  private readonly required: Float64Array

  constructor(walk: PricedWalk, prices: Prices = firstPrices(walk.shape)) {
    this.shape = walk.shape
    this.prices = prices
    this.walk = walk
    this.least = new Float64Array(this.walk.width).fill(Infinity)
    this.required = new Float64Array(this.walk.width).fill(-Infinity)
  }

  /** The bound on goods bought before the final confirmation from which a rate could be reached. */
  needed(potential: number, rate: number): number {
    return this.shape.goods - mostFinalCost(this.shape, potential, rate)
  }

  /** Potentials from which a rate is not yet proven out of reach. */
  open(rate: number): number[] {
    const open: number[] = []
    for (let potential = 1; potential < this.least.length; potential += 1)
      if (this.least[potential]! >= this.needed(potential, rate) - EXACT) open.push(potential)
    return open
  }

  /** The highest shown rate below another one that is not yet proven out of reach. */
  highestOpen(below: number): number {
    let rate = Math.min(FULL_RATE, below - 1)
    while (rate >= 0 && this.open(rate).length === 0) rate -= 1
    return rate
  }

  /** Least whole return of all negatives with which the rate that was tried could be reached. */
  leastReturn(): number {
    return Math.min(...this.required.subarray(1))
  }

  /** True: no plan of the shape reaches the rate. In a hurry it gives up where a second look might do. */
  *prove(rate: number, { isHurried = false } = {}): Stage<boolean> {
    const tries = isHurried ? FEW_TRIES : MOST_TRIES
    const ranges: number[][] = [this.open(rate)]
    let prices = this.prices
    for (let range = ranges.pop(); range; range = ranges.pop()) {
      const { isStuck, prices: last } = yield* this.proveRange(range, rate, { prices, tries })
      prices = last
      if (!isStuck) continue
      if (isHurried) return false
      const rest = this.stillOpen(range, rate)
      if (rest.length === 1) return false
      const half = rest.length >> 1
      ranges.push(rest.slice(0, half), rest.slice(half))
    }
    this.prices = prices
    return true
  }

  /** One walk at given prices, for whoever wants to see what they prove. */
  *tryPrices(prices: Prices): Stage {
    yield* this.walkOnce(this.open(-Infinity), 0, prices)
  }

  private stillOpen(range: readonly number[], rate: number): number[] {
    return range.filter((potential) => {
      return this.least[potential]! >= this.needed(potential, rate) - EXACT
    })
  }

  private *proveRange(potentials: readonly number[], rate: number, begin: Begin) {
    const columns: Column[] = []
    let { prices } = begin
    let best = { prices, height: Infinity }
    for (let tried = 0; ; tried += 1) {
      const range = this.stillOpen(potentials, rate)
      if (range.length === 0) return { isStuck: false, prices: best.prices }
      if (tried === begin.tries) return { isStuck: true, prices: best.prices }
      const highest = yield* this.walkOnce(range, rate, prices)
      if (highest.height < best.height) best = { prices, height: highest.height }
      if (this.stillOpen(range, rate).length === 0) return { isStuck: false, prices: best.prices }
      for (const potential of highest.potentials)
        columns.push(
          columnOf(this.shape, usageOf(this.walk, potential), this.needed(potential, rate)),
        )
      const point = lowestPoint(this.shape, columns)
      if (!point || point.value >= 0) return { isStuck: true, prices: best.prices }
      prices = between(point.prices, best.prices)
    }
  }

  /** One walk: lowers the bounds of all potentials, and tells how far the worst ones are off. */
  private *walkOnce(range: readonly number[], rate: number, prices: Prices) {
    yield* this.walk.run(prices)
    const extra = pricesOfAll(this.shape, prices)
    for (let potential = 1; potential < this.least.length; potential += 1) {
      const bound = this.walk.best(potential) + extra
      if (bound < this.least[potential]!) this.least[potential] = bound
      if (prices.whole <= 0) continue
      const missing = (this.needed(potential, rate) - bound) / prices.whole
      const required = this.shape.wholeReturn + missing
      if (required > this.required[potential]!) this.required[potential] = required
    }
    let worst = { potential: -1, height: -Infinity }
    let other = { potential: -1, height: -Infinity }
    const heights = range.map((potential) => {
      const height = this.walk.best(potential) + extra - this.needed(potential, rate)
      return { potential, height }
    })
    for (const one of heights) if (one.height > worst.height) worst = one
    for (const one of heights) {
      const isFar = Math.abs(one.potential - worst.potential) > APART
      if (isFar && one.height > other.height) other = one
    }
    const potentials = [worst, other]
      .filter(({ height }) => height > -Infinity)
      .map(({ potential }) => potential)
    return { height: worst.height, potentials }
  }
}
