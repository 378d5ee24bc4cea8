import { type ChartPoint, isValued, type ValuedPoint } from './chart-line.ts'
import { dayNumber, dayText } from './days.ts'

/** Points further apart are not joined. */
export const JOIN_DAYS = 7

/** A stretch of days without a value between two that have one. */
export type Gap = { readonly from: string; readonly to: string }

/** The stretches a line is drawn in: nothing is joined across a day without a value or a week of silence. */
export function runsOf(points: readonly ChartPoint[]): readonly (readonly ValuedPoint[])[] {
  const runs: ValuedPoint[][] = []
  let run: ValuedPoint[] | null = null
  for (const point of points) {
    if (!isValued(point)) {
      run = null
      continue
    }
    const before = run?.at(-1)
    if (run !== null && before !== undefined && daysBetween(before, point) <= JOIN_DAYS) {
      run.push(point)
    } else {
      run = [point]
      runs.push(run)
    }
  }
  return runs
}

/** The days between the stretches. */
export function gapsOf(points: readonly ChartPoint[]): readonly Gap[] {
  const runs = runsOf(points)
  return runs.slice(1).flatMap((run, index) => {
    const before = runs[index]?.at(-1)
    const after = run[0]
    if (before === undefined || after === undefined) return []
    const [from, to] = [dayNumber(before.day) + 1, dayNumber(after.day) - 1]
    return from > to ? [] : [{ from: dayText(from), to: dayText(to) }]
  })
}

function daysBetween(before: ChartPoint, after: ChartPoint): number {
  return dayNumber(after.day) - dayNumber(before.day)
}
