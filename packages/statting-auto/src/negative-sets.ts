// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { roomBeyond } from './room-beyond.ts'
import type { SearchSpace, WayOption } from './search-space.ts'
import { RETURN_DIVISOR, returnFactorOf } from './step-price.ts'

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

/** Least weighted material of the negatives by what they return; Infinity beyond the most they can. */
export type LeastMaterials = {
  /** By whole points returned, or more. */
  readonly byWhole: Float64Array
  /** By {@link RETURN_DIVISOR}ths of the return factor, nothing truncated, or more. */
  readonly byExact: Float64Array
}

/**
 * Of any of some sets, those that must be there included (SPEC.md BND7). `percent` is the highest of
 * all sets of granted options.
 */
export function leastMaterials(
  space: SearchSpace,
  sets: readonly NegativeSet[],
  percent: number,
): LeastMaterials {
  const fixed = { whole: 0, exact: 0, material: 0 }
  for (const way of waysOfRows(space).filter((one) => !isLoose(space, one))) {
    const all = amountsOf(space, way, percent).at(-1)!
    fixed.whole += all.whole
    fixed.exact += all.exact
    if (way.isNegative) fixed.material += all.material
  }
  const tableBy = (kind: 'whole' | 'exact') => {
    return lowestOf(
      sets.map(({ loose }) => {
        const first = new Float64Array(fixed[kind] + 1).fill(fixed.material)
        return loose.reduce<Float64Array>((table, way) => {
          return withDepths(table, amountsOf(space, way, percent), kind)
        }, first)
      }),
    )
  }
  return { byWhole: tableBy('whole'), byExact: tableBy('exact') }
}

/** The lowest of every cell; one cell more stands for what none of them reaches. */
function lowestOf(tables: readonly Float64Array[]): Float64Array {
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

type Amount = { readonly whole: number; readonly exact: number; readonly material: number }

/** What every length of a way returns and takes, and what one unit beyond it may return. */
function amountsOf(space: SearchSpace, way: WayOption, percent: number): Amount[] {
  const { settings, materialWeights } = space.problem
  const factor = returnFactorOf(settings)
  const weight = materialWeights?.[way.definition.material] ?? 1
  const amountAt = (units: number, bonus: number, points: number): Amount => {
    const exact = way.isUp ? 0 : way.price * (2 * units - bonus)
    const whole = Math.floor((exact * factor) / RETURN_DIVISOR)
    return { whole, exact, material: points * weight }
  }
  const amounts = way.points.map((points, to) => amountAt(to, way.bonusUnits[to]!, points))
  if (way.isUp) return amounts
  const { above, below } = roomBeyond(space, way, percent)
  // Going beyond takes material as well; how much is not looked at.
  const most = way.length + above + below
  return [...amounts, amountAt(most, way.bonusUnits.at(-1)!, way.points.at(-1)!)]
}

/** Cell n: the least material that returns n or more. */
function withDepths(
  table: Float64Array,
  amounts: readonly Amount[],
  kind: 'whole' | 'exact',
): Float64Array {
  const most = amounts.at(-1)![kind]
  const result = new Float64Array(table.length + most).fill(Infinity)
  for (const amount of amounts) {
    for (const [before, sum] of table.entries()) {
      const cell = before + amount[kind]
      if (sum + amount.material < result[cell]!) result[cell] = sum + amount.material
    }
  }
  for (let cell = result.length - 2; cell >= 0; cell -= 1)
    result[cell] = Math.min(result[cell]!, result[cell + 1]!)
  return result
}
