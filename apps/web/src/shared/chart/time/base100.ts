import { type ChartDot, type ChartLine, type ChartPoint, isValued } from './chart-line.ts'

/** Lines further apart than this lie flat at the two edges of one scale. */
const MOST_TIMES_APART = 20

/** How many times the largest value of the lines is the smallest; 1 for fewer than two lines. */
export function timesApart(lines: readonly Pick<ChartLine, 'points'>[]): number {
  const drawn = lines.map(({ points }) => points.filter(isValued).map(({ value }) => value))
  const values = drawn.flat().filter((value) => value > 0)
  if (drawn.filter((one) => one.length > 0).length < 2 || values.length === 0) return 1
  return Math.max(...values) / Math.min(...values)
}

/** Whether only "first value 100" shows how all of these lines move. */
export function needsBase100(lines: readonly Pick<ChartLine, 'points'>[]): boolean {
  return timesApart(lines) > MOST_TIMES_APART
}

/** The line with its first value as 100; a line without a value stays as it is. */
export function toBase100(line: ChartLine): ChartLine {
  const first = firstValue(line.points)
  if (first === null) return line
  const part = (value: number) => (value / first) * 100
  return {
    ...line,
    points: line.points.map((point) => ({
      ...point,
      value: point.value === null ? null : part(point.value),
      q1: point.q1 == null ? null : part(point.q1),
      q3: point.q3 == null ? null : part(point.q3),
    })),
  }
}

/** The reports of a line in the same measure. */
export function dotsToBase100(
  dots: readonly ChartDot[],
  line: Pick<ChartLine, 'points'> | undefined,
): readonly ChartDot[] {
  const first = firstValue(line?.points ?? [])
  if (first === null) return []
  return dots.map((dot) => ({ ...dot, value: (dot.value / first) * 100 }))
}

function firstValue(points: readonly ChartPoint[]): number | null {
  return points.find((point) => isValued(point) && point.value > 0)?.value ?? null
}
