// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range

/** Maximise `objective · x` where every row of `rows · x ≤ limits`, x ≥ 0; limits are not negative. */
export type LinearProgram = {
  readonly objective: readonly number[]
  readonly rows: readonly (readonly number[])[]
  readonly limits: readonly number[]
}

const MOST_PIVOTS = 3000
/** Pivots after which the rule that cannot run in circles takes over. */
const PATIENCE = 500
const TINY = 1e-9

/** The largest value of the objective, and what one more of every limit would be worth. */
export type Optimum = { readonly value: number; readonly worth: readonly number[] }

/**
 * The optimum by the simplex method on a dense table; null when there is none or the work is cut off.
 */
export function maximum({ objective, rows, limits }: LinearProgram): Optimum | null {
  const width = objective.length + rows.length + 1
  const table = rows.map((row, index) => {
    const line = new Float64Array(width)
    line.set(row)
    line[objective.length + index] = 1
    line[width - 1] = limits[index]!
    return line
  })
  const goal = new Float64Array(width)
  for (const [index, gain] of objective.entries()) goal[index] = -gain
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots += 1) {
    const column = enteringColumn(goal, pivots < PATIENCE)
    if (column < 0) {
      const worth = Array.from(goal.subarray(objective.length, width - 1))
      return { value: goal[width - 1]!, worth }
    }
    const row = leavingRow(table, column)
    if (row < 0) return null
    pivot([...table, goal], table[row]!, column)
  }
  return null
}

/** The column that gains most, or the first one that gains at all; −1: nothing gains. */
function enteringColumn(goal: Float64Array, takesBest: boolean): number {
  let best = -1
  for (let column = 0; column < goal.length - 1; column += 1) {
    if (goal[column]! >= -TINY) continue
    if (!takesBest) return column
    if (best < 0 || goal[column]! < goal[best]!) best = column
  }
  return best
}

/** The row whose limit is reached first; −1: none is. */
function leavingRow(table: readonly Float64Array[], column: number): number {
  let best = -1
  let least = Infinity
  for (const [row, line] of table.entries()) {
    if (line[column]! <= TINY) continue
    const ratio = line.at(-1)! / line[column]!
    if (ratio >= least) continue
    least = ratio
    best = row
  }
  return best
}

function pivot(lines: readonly Float64Array[], chosen: Float64Array, column: number): void {
  const divisor = chosen[column]!
  for (let cell = 0; cell < chosen.length; cell += 1) chosen[cell]! /= divisor
  for (const line of lines) {
    const factor = line[column]!
    if (line === chosen || factor === 0) continue
    for (let cell = 0; cell < line.length; cell += 1) line[cell]! -= factor * chosen[cell]!
  }
}
