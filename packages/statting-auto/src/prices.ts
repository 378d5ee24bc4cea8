// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import type { BoundShape } from './bound-shape.ts'
import type { Prices } from './price-vector.ts'
import { maximum } from './simplex.ts'
import type { WalkUsage } from './walk-usage.ts'

/*
 * Prices are improved by cutting planes (SPEC.md BND5): what a walk used is a straight line over all
 * price vectors, below the bound everywhere; the next prices are where the highest line is lowest.
 */

/** A walk as a line: its value without prices, and what one more of every price adds. */
export type Column = { readonly value: number; readonly slopes: readonly number[] }

/** Where the highest of some lines is lowest, and how high it is there. */
export type LowestPoint = { readonly value: number; readonly prices: Prices }

/** Lifts all values above 0, as the program needs them; goods never cost so much. */
const LIFT = 100_000
const DEAREST_RETURN = 4

/** The line of a walk that falls short of, or exceeds, what is needed by `value`. */
export function columnOf(shape: BoundShape, usage: WalkUsage, needed: number): Column {
  return {
    value: usage.goods - needed,
    slopes: [
      ...shape.classes.map(({ count }, index) => count - usage.units[index]!),
      shape.wholeReturn - usage.returned,
      shape.exactReturn - usage.taken,
    ],
  }
}

/** Prices at which the highest of the lines is lowest; null when the program is cut off. */
export function lowestPoint(shape: BoundShape, columns: readonly Column[]): LowestPoint | null {
  const limits = [...shape.classes.map(({ raw }) => raw), DEAREST_RETURN, DEAREST_RETURN]
  const isReturn = (price: number) => Number(price >= shape.classes.length)
  // The dual: weights of the lines, relief by the largest prices, and what whole + exact ≥ 1 brings.
  const found = maximum({
    objective: [...columns.map(({ value }) => value + LIFT), ...limits.map((limit) => -limit), 1],
    rows: [
      [...columns.map(() => 1), ...limits.map(() => 0), 0],
      ...limits.map((_, price) => [
        ...columns.map(({ slopes }) => -slopes[price]!),
        ...limits.map((_other, index) => (index === price ? -1 : 0)),
        isReturn(price),
      ]),
    ],
    limits: [1, ...limits.map(() => 0)],
  })
  if (!found) return null
  return { value: found.value - LIFT, prices: pricesOf(found.worth.slice(1)) }
}

/** Reads a vector as prices; rounding may not take what makes every bound hold. */
function pricesOf(vector: readonly number[]): Prices {
  const positive = vector.map((price) => Math.max(0, price))
  const whole = positive.at(-2)!
  return { units: positive.slice(0, -2), whole, exact: Math.max(positive.at(-1)!, 1 - whole) }
}

/** Half way between two price vectors: without this they swing. */
export function between(one: Prices, other: Prices): Prices {
  return {
    units: one.units.map((price, index) => (price + other.units[index]!) / 2),
    whole: (one.whole + other.whole) / 2,
    exact: (one.exact + other.exact) / 2,
  }
}

/** Prices to begin with: cheap units are bought early anyway, dear ones seldom. */
export function firstPrices({ classes }: BoundShape): Prices {
  const share = (raw: number) => {
    if (raw <= 2) return raw / 4
    return raw <= 6 ? raw / 20 : 0
  }
  return { units: classes.map(({ raw }) => share(raw)), whole: 0.25, exact: 1 }
}

/** What the prices add to every walk. */
export function pricesOfAll(shape: BoundShape, { units, whole, exact }: Prices): number {
  const goods = shape.classes.reduce((sum, { count }, index) => sum + count * units[index]!, 0)
  const overshot = shape.overshoots.reduce((sum, ways) => {
    const gains = ways.map((one) => whole * one.whole + exact * one.exact - one.raw)
    return sum + Math.max(0, ...gains)
  }, 0)
  return goods + whole * shape.wholeReturn + exact * shape.exactReturn + overshot
}
