import type { ChartLine, ChartPoint } from '../time/chart-line.ts'

/** One day of a table: each line's point, null where it has none. */
export type ChartRow = { readonly day: string; readonly points: readonly (ChartPoint | null)[] }

/** The numbers of a chart by days, newest first; days on which no line has a value are left out. */
export function chartRows(lines: readonly ChartLine[]): readonly ChartRow[] {
  const byDay = lines.map(
    ({ points }) => new Map(points.map((point) => [point.day, point] as const)),
  )
  const valued = lines.flatMap(({ points }) => points.filter(({ value }) => value !== null))
  const days = [...new Set(valued.map(({ day }) => day))].sort().toReversed()
  return days.map((day) => ({ day, points: byDay.map((line) => line.get(day) ?? null) }))
}
