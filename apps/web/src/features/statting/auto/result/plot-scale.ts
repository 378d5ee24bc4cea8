import { GUTTER, type Plot } from '../../../../shared/chart/frame/axes.tsx'
import type { Box } from '../../../../shared/chart/frame/use-box.ts'
import { linearScale, type Scale } from '../../../../shared/chart/scale/linear-scale.ts'
import { niceStep } from '../../../../shared/chart/scale/nice-ticks.ts'
import { textWidth } from '../../../../shared/chart/scale/text-width.ts'

/** Where points stand in a small drawing, and the lines behind them. */
export type PlotScale = {
  readonly plot: Plot
  readonly x: Scale
  readonly y: Scale
  readonly xTicks: readonly number[]
  readonly yTicks: readonly number[]
}

export const PLOT_HEIGHT = 200

const TOP = 14
const RIGHT = 14
const BELOW_PLOT_LETTERS = 2.4
const WANTED_TICKS = 4
/** A single value gets a tenth of itself as room. */
const ROOM_PART = 10

/** Lays out values in a box; a range of one value gets room below it, since rates end at 100. */
export function plotScale(
  points: readonly (readonly [number, number])[],
  yText: (value: number) => string,
  { width, letterPx }: Box,
): PlotScale {
  const x = axis(points.map(([value]) => value))
  const y = axis(points.map(([, value]) => value))
  const widest = Math.max(...y.ticks.map((tick) => textWidth(yText(tick), letterPx)))
  const plot = {
    left: Math.ceil(widest) + GUTTER,
    right: width - RIGHT,
    top: TOP,
    bottom: PLOT_HEIGHT - BELOW_PLOT_LETTERS * letterPx,
  }
  return {
    plot,
    x: linearScale([x.low, x.high], [plot.left, plot.right]),
    y: linearScale([y.low, y.high], [plot.bottom, plot.top]),
    xTicks: x.ticks,
    yTicks: y.ticks,
  }
}

type Axis = { readonly low: number; readonly high: number; readonly ticks: readonly number[] }

/** From a round number to a round number around all values. */
function axis(values: readonly number[]): Axis {
  const min = Math.min(...values)
  const max = Math.max(...values)
  const step = wholeStep(max === min ? max / ROOM_PART : (max - min) / WANTED_TICKS)
  const high = Math.ceil(max / step) * step
  const below = Math.floor(min / step) * step
  const low = below === high ? below - step : below
  const count = Math.round((high - low) / step)
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) }
}

/** Whole, because all values are. */
function wholeStep(raw: number): number {
  const step = raw <= 1 ? 1 : niceStep(raw)
  return Number.isInteger(step) ? step : 2 * step
}
