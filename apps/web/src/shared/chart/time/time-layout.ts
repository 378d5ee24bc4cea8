import type { AxisTick, Plot } from '../frame/axes.tsx'
import { GUTTER } from '../frame/axes.tsx'
import type { Box } from '../frame/use-box.ts'
import { linearScale } from '../scale/linear-scale.ts'
import { niceTicks } from '../scale/nice-ticks.ts'
import { textWidth } from '../scale/text-width.ts'
import { valueRange } from '../scale/value-range.ts'
import type { ChartDot, ChartEvent, ChartLine, ValuedPoint } from './chart-line.ts'
import { dayTicks, isLongRange } from './day-ticks.ts'
import { dayNumber } from './days.ts'
import { drawDots, type DrawnDot } from './draw-dots.ts'
import { drawEvents, type DrawnEvent } from './draw-events.ts'
import { type EndLabel, endLabels, labelGutter, type LineEnd } from './end-labels.ts'
import { bandPath, linePath, type Scales } from './line-paths.ts'
import { JOIN_DAYS, runsOf } from './runs.ts'
import { type Measure, tickWords, valueWords } from './value-words.ts'

/** What a chart over days draws, already cut to its range and in its measure. */
export type TimePicture = {
  readonly lines: readonly ChartLine[]
  readonly focus: string
  readonly dots: readonly ChartDot[]
  /** Oldest first. */
  readonly events: readonly ChartEvent[]
  /** How many earlier ones had no room. */
  readonly droppedEvents: number
  readonly from: string
  readonly to: string
  readonly measure: Measure
  readonly height: number
  readonly hasEndLabels: boolean
}

export type DrawnLine = {
  readonly line: ChartLine
  readonly path: string
  readonly isFocused: boolean
  readonly end: { readonly x: number; readonly y: number } | null
}

/** Everything of a chart over days with its place. */
export type TimeLayout = Scales & {
  readonly plot: Plot
  readonly yTicks: readonly AxisTick[]
  readonly xTicks: readonly AxisTick[]
  readonly lines: readonly DrawnLine[]
  readonly band: string
  readonly dots: readonly DrawnDot[]
  readonly events: readonly DrawnEvent[]
  readonly labels: readonly EndLabel[]
}

const TOP = 12
const TOP_WITH_EVENTS = 28
/** The axis of days: tick, letters, and the pill of the chosen day around them. */
const BELOW_PLOT_LETTERS = 2.2
const PX_OF_A_VALUE_TICK = 40
const ROOM_BETWEEN_DAYS = 26

/** Lays a chart out in a box. */
export function timeLayout(picture: TimePicture, box: Box): TimeLayout {
  const { lines, measure } = picture
  const { letterPx } = box
  const range = valueRange(shownValues(picture))
  const [top, bottom] = [
    picture.events.length > 0 ? TOP_WITH_EVENTS : TOP,
    picture.height - BELOW_PLOT_LETTERS * letterPx,
  ]
  const y = linearScale(range, [bottom, top])
  const ticks = hasValues(picture)
    ? niceTicks(range[0], range[1], (bottom - top) / PX_OF_A_VALUE_TICK)
    : []
  const words = tickWords(ticks, measure)
  const widest = Math.max(0, ...words.map((text) => textWidth(text, letterPx)))
  const sketch = lines.map((line) => endOf(line, picture))
  const gutter = picture.hasEndLabels
    ? labelGutter(
        sketch.flatMap((end) => (end === null || end.isEarly ? [] : [end])),
        box.width,
        letterPx,
      )
    : GUTTER
  const plot: Plot = { left: Math.ceil(widest) + GUTTER, right: box.width - gutter, top, bottom }
  const x = linearScale([dayNumber(picture.from), dayNumber(picture.to)], [plot.left, plot.right])
  const scales = { x, y }
  const ends = sketch.map((end) => end && { ...end, x: x(end.x), y: y(end.y) })
  const focused = lines.find(({ key }) => key === picture.focus)
  const places = lines.flatMap(({ points }) =>
    runsOf(points).flatMap((run) => run.map((point) => placeOf(point, scales))),
  )
  return {
    ...scales,
    plot,
    yTicks: ticks.map((value, index) => ({ value, text: words[index] ?? '' })),
    xTicks: bottomTicks(picture, plot, letterPx),
    lines: lines.map((line, index) => ({
      line,
      path: linePath(runsOf(line.points), scales),
      isFocused: line.key === picture.focus,
      end: ends[index] ?? null,
    })),
    band: focused === undefined ? '' : bandPath(runsOf(focused.points), scales),
    dots: drawDots(picture.dots, { ...scales, plot, letterPx, measure }),
    events: drawEvents(picture.events, { plot, x }),
    labels: picture.hasEndLabels
      ? endLabels(
          ends.flatMap((end) => end ?? []),
          { plot, width: box.width, letterPx, obstacles: places },
        )
      : [],
  }
}

function hasValues({ lines, dots }: TimePicture): boolean {
  return dots.length > 0 || lines.some(({ points }) => runsOf(points).length > 0)
}

/** What the scale must hold: the lines, the focused one's middle half and its counted reports. */
function shownValues({ lines, focus, dots }: TimePicture): readonly number[] {
  const values = lines.flatMap(({ key, points }) =>
    points.flatMap(({ value, q1, q3 }) => (key === focus ? [value, q1, q3] : [value])),
  )
  const counted = dots.filter(({ isFiltered }) => !isFiltered)
  const held = [...values, ...counted.map(({ value }) => value)].filter((one) => one != null)
  const filtered = dots.filter(({ isFiltered }) => isFiltered).map(({ value }) => value)
  // Where every report was left out, they are all there is to show.
  return held.length > 0 ? [...held, ...nearBy(filtered, held)] : filtered
}

/** A report left out widens the scale by this part of its span at most; others stand at the edge. */
const MOST_WIDER = 0.25

function nearBy(filtered: readonly number[], held: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...held), Math.max(...held)]
  const room = (high - low) * MOST_WIDER
  return filtered.filter((value) => value >= low - room && value <= high + room)
}

/** The last value of a line, still in days and values. */
function endOf(line: ChartLine, { measure, to }: TimePicture): LineEnd | null {
  const last = runsOf(line.points).at(-1)?.at(-1)
  if (last === undefined) return null
  return {
    key: line.key,
    look: line.look,
    name: line.name,
    value: valueWords(last.value, measure),
    x: dayNumber(last.day),
    y: last.value,
    isEarly: dayNumber(to) - dayNumber(last.day) > JOIN_DAYS,
  }
}

function bottomTicks({ from, to }: TimePicture, plot: Plot, letterPx: number): readonly AxisTick[] {
  const widest = textWidth(isLongRange(from, to) ? '2026.11' : '11.22', letterPx)
  const most = Math.floor((plot.right - plot.left) / (widest + ROOM_BETWEEN_DAYS))
  return dayTicks(from, to, most).map(({ day, text }) => ({ value: dayNumber(day), text }))
}

function placeOf(point: ValuedPoint, { x, y }: Scales): { readonly x: number; readonly y: number } {
  return { x: x(dayNumber(point.day)), y: y(point.value) }
}
