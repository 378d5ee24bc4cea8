// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import type { SearchSpace, WayOption } from './search-space.ts'
import { refundOf, returnFactorOf } from './step-price.ts'

/** Negatives a plan may use beside those it must use, as options of the space. */
export type NegativeSet = {
  /** Categories of the free ones, sorted: sets that agree in them have the same penalties. */
  readonly categories: readonly number[]
  readonly loose: readonly WayOption[]
}

/** The ways of all rows that are not free. */
export function waysOfRows({ rows, options }: SearchSpace): WayOption[] {
  return rows.flatMap((row) => (row.kind === 'free' ? [] : (options[row.option] ?? [])))
}

/** Every set of negatives the space allows, those with the same penalties together. */
export function shapesOf(space: SearchSpace): (readonly NegativeSet[])[] {
  const { rows, options, pool } = space
  const freeRows = rows.filter(({ kind }) => kind === 'free').length
  const deeper = rows.flatMap((row) => (row.kind === 'deepen' ? [options[row.option]!] : []))
  const byShape = new Map<string, NegativeSet[]>()
  for (const chosen of subsetsOf(pool, freeRows)) {
    const free = chosen.map((option) => options[option]!)
    const categories = free.map(({ category }) => category).sort((one, other) => one - other)
    const key = categories.join(' ')
    const set = { categories, loose: [...deeper, ...free] }
    byShape.set(key, [...(byShape.get(key) ?? []), set])
  }
  return [...byShape.values()]
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

/**
 * Least weighted material of the negatives of any of some sets that return so much in whole points,
 * those that must be there included; Infinity beyond the most they can (SPEC.md BND7).
 */
export function leastMaterials(space: SearchSpace, sets: readonly NegativeSet[]): Float64Array {
  const sure = waysOfRows(space).filter((way) => !isLoose(space, way))
  const fixed = { returns: 0, material: 0 }
  for (const way of sure) {
    const whole = amountsOf(space, way).at(-1)!
    if (!way.isUp) fixed.returns += whole.returns
    if (way.isNegative) fixed.material += whole.material
  }
  const tables = sets.map(({ loose }) => {
    const first = new Float64Array(fixed.returns + 1).fill(fixed.material)
    return loose.reduce<Float64Array>(
      (table, way) => withDepths(table, amountsOf(space, way)),
      first,
    )
  })
  const longest = Math.max(...tables.map(({ length }) => length))
  const least = new Float64Array(longest + 1).fill(Infinity)
  for (const table of tables)
    for (const [refund, material] of table.entries())
      least[refund] = Math.min(least[refund]!, material)
  return least
}

function isLoose({ rows, options }: SearchSpace, way: WayOption): boolean {
  return rows.some((row) => row.kind === 'deepen' && options[row.option] === way)
}

type Amount = { readonly returns: number; readonly material: number }

/** What every length of a way returns and takes. */
function amountsOf({ problem }: SearchSpace, way: WayOption): Amount[] {
  const factor = returnFactorOf(problem.settings)
  const weight = problem.materialWeights?.[way.definition.material] ?? 1
  return way.points.map((points, to) => ({
    returns: way.isUp ? 0 : refundOf(way, { from: 0, to }, factor),
    material: points * weight,
  }))
}

/** Cell n: the least material that returns n or more. */
function withDepths(table: Float64Array, amounts: readonly Amount[]): Float64Array {
  const most = amounts.at(-1)!.returns
  const result = new Float64Array(table.length + most).fill(Infinity)
  for (const { returns, material } of amounts) {
    for (const [before, sum] of table.entries()) {
      const cell = before + returns
      if (sum + material < result[cell]!) result[cell] = sum + material
    }
  }
  for (let cell = result.length - 2; cell >= 0; cell -= 1)
    result[cell] = Math.min(result[cell]!, result[cell + 1]!)
  return result
}
