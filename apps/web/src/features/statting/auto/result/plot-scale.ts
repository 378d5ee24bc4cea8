/** Where points stand in a small drawing, and the lines behind them. */
export type PlotScale = {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly xTicks: readonly number[]
  readonly yTicks: readonly number[]
}

/** The drawing and the room its labels take. */
export const PLOT = { width: 340, height: 200, left: 46, right: 14, top: 14, bottom: 28 } as const

const NICE = [1, 2, 2.5, 5, 10] as const
const WANTED_TICKS = 4
/** A single value gets a tenth of itself as room. */
const ROOM_PART = 10

/** Lays out values; a range of one value gets room below it, since rates end at 100. */
export function plotScale(points: readonly (readonly [number, number])[]): PlotScale {
  const x = axis(points.map(([value]) => value))
  const y = axis(points.map(([, value]) => value))
  const spanX = PLOT.width - PLOT.left - PLOT.right
  const spanY = PLOT.height - PLOT.top - PLOT.bottom
  return {
    x: (value) => PLOT.left + ((value - x.low) / (x.high - x.low)) * spanX,
    y: (value) => PLOT.height - PLOT.bottom - ((value - y.low) / (y.high - y.low)) * spanY,
    xTicks: x.ticks,
    yTicks: y.ticks,
  }
}

type Axis = { readonly low: number; readonly high: number; readonly ticks: readonly number[] }

function axis(values: readonly number[]): Axis {
  const min = Math.min(...values)
  const max = Math.max(...values)
  const step = niceStep(max === min ? max / ROOM_PART : (max - min) / WANTED_TICKS)
  const high = Math.ceil(max / step) * step
  const below = Math.floor(min / step) * step
  const low = below === high ? below - step : below
  const count = Math.round((high - low) / step)
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) }
}

/** The smallest round number that is not below `raw`; whole, because all values are. */
function niceStep(raw: number): number {
  if (raw <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(raw))
  const nice = NICE.find((factor) => factor * power >= raw && Number.isInteger(factor * power))
  return (nice ?? 10) * power
}
