import type { Scale } from '../scale/linear-scale.ts'
import type { ValuedPoint } from './chart-line.ts'
import { dayNumber } from './days.ts'

/** Where days and values lie. */
export type Scales = { readonly x: Scale; readonly y: Scale }

type Runs = readonly (readonly ValuedPoint[])[]

/** The path of a line: one stretch for each run. A lonely point is a dot, for it has nothing to join. */
export function linePath(runs: Runs, { x, y }: Scales): string {
  return runs
    .map((run) => {
      const places = run.map(({ day, value }) => `${px(x(dayNumber(day)))} ${px(y(value))}`)
      return places.length === 1 ? `M${places[0]}h0.01` : `M${places.join('L')}`
    })
    .join('')
}

/** The outline between the quartiles; days without them interrupt it. */
export function bandPath(runs: Runs, { x, y }: Scales): string {
  return runs
    .flatMap(withQuartiles)
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const upper = stretch.map(({ day, q3 }) => `${px(x(dayNumber(day)))} ${px(y(q3))}`)
      const lower = stretch.map(({ day, q1 }) => `${px(x(dayNumber(day)))} ${px(y(q1))}`)
      return `M${[...upper, ...lower.toReversed()].join('L')}Z`
    })
    .join('')
}

type Quartiles = { readonly day: string; readonly q1: number; readonly q3: number }

function withQuartiles(run: readonly ValuedPoint[]): readonly (readonly Quartiles[])[] {
  const stretches: Quartiles[][] = [[]]
  for (const { day, q1, q3 } of run) {
    if (q1 == null || q3 == null) stretches.push([])
    else stretches.at(-1)?.push({ day, q1, q3 })
  }
  return stretches
}

function px(value: number): string {
  return value.toFixed(1)
}
