import type { SmallRefund } from './relaxation.ts'
import type { SearchSpace, WayOption } from './search-space.ts'
import { RETURN_DIVISOR, returnFactorOf } from './step-price.ts'

/** A set of negatives a plan may use, those it must use included. */
export type NegativeSet = {
  /** Categories of the free ones, sorted. */
  readonly categories: readonly number[]
  /** Potential all of them return at full depth, before penalty and truncation. */
  readonly refund: number
  /** The smallest refunds one of them can make. */
  readonly smallRefunds: readonly SmallRefund[]
  /** Least weighted material of negatives that could return so much, if depths were divisible. */
  readonly leastMaterial: (refund: number) => number
}

/** Every set of negatives the space allows: at most as many as rows are free. */
export function negativeSets(space: SearchSpace): NegativeSet[] {
  const { rows, options, pool } = space
  const freeRows = rows.filter(({ kind }) => kind === 'free').length
  const exact = rows.flatMap((row) =>
    row.kind === 'exact' ? ([options[row.option]] as const) : [],
  )
  const deepen = rows.flatMap((row) => (row.kind === 'deepen' ? [options[row.option]] : []))
  const always = exact.filter((way): way is WayOption => way !== undefined)
  const loose = deepen.filter((way) => way !== undefined)
  return subsetsOf(pool, freeRows).map((chosen) => {
    const free = chosen.flatMap((option) => options[option] ?? [])
    return setOf(space, always, [...loose, ...free])
  })
}

/** All subsets of at most so many, the empty one first. */
function subsetsOf(pool: readonly number[], most: number): (readonly number[])[] {
  const sets: (readonly number[])[] = [[]]
  for (const option of pool) {
    const smaller = sets.filter(({ length }) => length < most)
    for (const set of smaller) sets.push(set.concat(option))
  }
  return sets
}

function setOf(
  space: SearchSpace,
  exact: readonly WayOption[],
  loose: readonly WayOption[],
): NegativeSet {
  const factor = returnFactorOf(space.problem.settings)
  const weights = space.problem.materialWeights ?? {}
  const weightOf = (way: WayOption) => weights[way.definition.material] ?? 1
  const fullRefund = (way: WayOption) => {
    return (way.price * (2 * way.length - (way.bonusUnits.at(-1) ?? 0)) * factor) / RETURN_DIVISOR
  }
  const sure = exact.filter(({ isUp }) => !isUp).reduce((sum, way) => sum + fullRefund(way), 0)
  const paid = exact
    .filter(({ isNegative }) => isNegative)
    .reduce((sum, way) => sum + (way.points.at(-1) ?? 0) * weightOf(way), 0)
  const units = loose.flatMap((way) => unitsOf(way, factor, weightOf(way)))
  units.sort((one, other) => one.material * other.refund - other.material * one.refund)
  const refundOfAll = sure + loose.reduce((sum, way) => sum + fullRefund(way), 0)
  return {
    categories: loose
      .flatMap(({ slot, category }) => (slot === null ? [category] : []))
      .sort((one, other) => one - other),
    refund: refundOfAll,
    smallRefunds: [...exact.filter(({ isUp }) => !isUp), ...loose].flatMap((way) => {
      return smallRefundsOf(way, factor)
    }),
    leastMaterial(refund) {
      let left = refund - sure
      let material = paid
      for (const unit of units) {
        if (left <= 0) break
        material += unit.material * Math.min(1, left / unit.refund)
        left -= unit.refund
      }
      return material
    },
  }
}

/** Refunds of so many units and more are taken to lose nothing. */
const MANY_UNITS = 5

/** What 1, 2 … units return; a unit of the bonus range returns half as much. */
function smallRefundsOf(way: WayOption, factor: number): SmallRefund[] {
  const unit = (way.price * factor) / 1000
  const kinds = (way.bonusUnits.at(-1) ?? 0) > 0 ? [unit, unit / 2] : [unit]
  return kinds.flatMap((each) => {
    return Array.from({ length: MANY_UNITS }, (_, index) => {
      const exact = each * (index + 1)
      const returns = Math.max(1, Math.floor(exact))
      return { returns, lost: index + 1 === MANY_UNITS ? 0 : Math.max(0, exact - returns) }
    })
  })
}

/** Every unit's refund without truncation, and its material. */
function unitsOf(way: WayOption, factor: number, weight: number) {
  return Array.from({ length: way.length }, (_, index) => {
    const bonus = (way.bonusUnits[index + 1] ?? 0) - (way.bonusUnits[index] ?? 0)
    const points = (way.points[index + 1] ?? 0) - (way.points[index] ?? 0)
    return {
      refund: (way.price * (2 - bonus) * factor) / RETURN_DIVISOR,
      material: points * weight,
    }
  })
}
