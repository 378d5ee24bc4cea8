import type { AxisTick, Plot } from '../../../shared/chart/frame/axes.tsx'
import { GUTTER } from '../../../shared/chart/frame/axes.tsx'
import type { Box } from '../../../shared/chart/frame/use-box.ts'
import { linearScale, type Scale } from '../../../shared/chart/scale/linear-scale.ts'
import { niceTicks } from '../../../shared/chart/scale/nice-ticks.ts'
import { textWidth } from '../../../shared/chart/scale/text-width.ts'
import { valueRange } from '../../../shared/chart/scale/value-range.ts'
import type { curveColumns } from './curve-runs.ts'

/** The level curve with everything in its place. */
export type CurveLayout = {
  readonly plot: Plot
  readonly x: Scale
  readonly y: Scale
  readonly xTicks: readonly AxisTick[]
  readonly yTicks: readonly AxisTick[]
  readonly paths: readonly string[]
}

export const CURVE_HEIGHT = 260

const TOP = 10
const RIGHT = 10
const BELOW_PLOT_LETTERS = 2.2
const PX_OF_A_LEVEL_TICK = 38
const PX_OF_AN_EPISODE_TICK = 64
/** A single level still gets some room: about what one episode can change. */
const LEAST_SPAN = 0.01

/** Lays the columns of a level curve out in a box, the level one wants to reach among them. */
export function curveLayout(
  columns: ReturnType<typeof curveColumns>,
  goal: number,
  box: Box,
): CurveLayout {
  const [xs, ...lines] = columns
  const range = valueRange([...lines.flat().filter((level) => level !== null), goal], LEAST_SPAN)
  const bottom = CURVE_HEIGHT - BELOW_PLOT_LETTERS * box.letterPx
  const yTicks = wholeTicks(range, (bottom - TOP) / PX_OF_A_LEVEL_TICK)
  const widest = Math.max(0, ...yTicks.map(({ text }) => textWidth(text, box.letterPx)))
  const plot = { left: Math.ceil(widest) + GUTTER, right: box.width - RIGHT, top: TOP, bottom }
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const x = linearScale([first, last], [plot.left, plot.right])
  const y = linearScale(range, [bottom, TOP])
  return {
    plot,
    x,
    y,
    xTicks: wholeTicks([first, last], (plot.right - plot.left) / PX_OF_AN_EPISODE_TICK),
    yTicks,
    paths: lines.map((line) => pathOf(line, xs, { x, y })),
  }
}

function wholeTicks(
  [low, high]: readonly [low: number, high: number],
  wanted: number,
): readonly AxisTick[] {
  return niceTicks(low, high, wanted)
    .filter(Number.isInteger)
    .map((value) => ({ value, text: String(value) }))
}

/** A run ends where its levels do; it has none in between. */
function pathOf(
  line: readonly (number | null)[],
  xs: readonly number[],
  { x, y }: Pick<CurveLayout, 'x' | 'y'>,
): string {
  const places = line.flatMap((level, index) =>
    level === null ? [] : [`${x(xs[index] ?? 0).toFixed(1)} ${y(level).toFixed(1)}`],
  )
  return places.length === 0 ? '' : `M${places.join('L')}`
}
