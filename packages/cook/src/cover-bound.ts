import type { Candidate } from './cover-problem.ts'
import { HALF, sizeOf } from './cover-problem.ts'

/**
 * Prices of one house, in days, at which the bound of the days is taken. Any number gives a true bound;
 * high ones know that a plan of few houses has no room for small ones.
 */
const HOUSE_PRICES = [0, 16, 64] as const
const PLACES = 2 * HALF

/** What still missing dishes cost at least, and who offers the one that fewest offer. */
export type CoverView = {
  /** At least so many houses. */
  readonly houses: number
  /** At least so many days when exactly `count` houses are used. */
  readonly daysWith: (count: number) => number
  /** The houses of the scarcest dish; empty when nobody offers one of them. */
  readonly scarcest: readonly Candidate[]
}

/** Keeps rounding of the bounds on the safe side. */
const ROUNDING = 1e-9

/** Reads bounds off a set of missing dishes; keeps its own buffers, since it is asked at every node. */
export class CoverBound {
  readonly #houses: readonly Candidate[]
  readonly #offers = new Int32Array(PLACES)
  readonly #largest = new Int32Array(PLACES)
  readonly #least = HOUSE_PRICES.map(() => new Float64Array(PLACES))

  constructor(houses: readonly Candidate[]) {
    this.#houses = houses
  }

  /**
   * Every house shares its cost equally among the missing dishes it offers, and a dish costs at least
   * its cheapest share; the sum of the shares is never above the cheapest plan.
   */
  view(low: number, high: number): CoverView {
    this.#share(low, high)
    let [houses, scarcest] = [0, -1]
    const totals = HOUSE_PRICES.map(() => 0)
    for (let place = 0; place < PLACES; place += 1) {
      if (!isMissing(low, high, place)) continue
      const offers = this.#offers[place] ?? 0
      if (scarcest === -1 || offers < (this.#offers[scarcest] ?? 0)) scarcest = place
      houses += 1 / Math.max(1, this.#largest[place] ?? 0)
      for (const [index, least] of this.#least.entries())
        totals[index] = (totals[index] ?? 0) + (least[place] ?? 0)
    }
    return {
      houses: Math.ceil(houses - ROUNDING),
      daysWith: (count) =>
        Math.max(
          ...HOUSE_PRICES.map((price, index) =>
            Math.ceil((totals[index] ?? 0) - price * count - ROUNDING),
          ),
        ),
      scarcest: this.#houses.filter((house) => isMissing(house.low, house.high, scarcest)),
    }
  }

  #share(low: number, high: number): void {
    this.#offers.fill(0)
    this.#largest.fill(0)
    for (const least of this.#least) least.fill(Number.POSITIVE_INFINITY)
    for (const house of this.#houses) {
      const [ownLow, ownHigh] = [house.low & low, house.high & high]
      const size = sizeOf(ownLow, ownHigh)
      if (size === 0) continue
      for (let rest = ownLow; rest !== 0; rest &= rest - 1)
        this.#count(31 - Math.clz32(rest & -rest), size, house.age)
      for (let rest = ownHigh; rest !== 0; rest &= rest - 1)
        this.#count(HALF + 31 - Math.clz32(rest & -rest), size, house.age)
    }
  }

  #count(place: number, size: number, age: number): void {
    this.#offers[place] = (this.#offers[place] ?? 0) + 1
    if (size > (this.#largest[place] ?? 0)) this.#largest[place] = size
    for (let index = 0; index < HOUSE_PRICES.length; index += 1) {
      const share = ((HOUSE_PRICES[index] ?? 0) + age) / size
      const least = this.#least[index]
      if (least && share < (least[place] ?? 0)) least[place] = share
    }
  }
}

function isMissing(low: number, high: number, place: number): boolean {
  return place < HALF ? ((low >>> place) & 1) === 1 : ((high >>> (place - HALF)) & 1) === 1
}
