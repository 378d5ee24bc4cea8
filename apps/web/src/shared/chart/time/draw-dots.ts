import { textWidth } from '../scale/text-width.ts'
import type { Plot } from '../frame/axes.tsx'
import type { ChartDot } from './chart-line.ts'
import { dayNumber } from './days.ts'
import type { Scales } from './line-paths.ts'
import { type Measure, shortValue } from './value-words.ts'

/** A report as it is drawn. One beyond the scale stands at its edge, with its value where there is room. */
export type DrawnDot = {
  /** Two reports may have the same day and value: their order tells them apart. */
  readonly key: string
  readonly x: number
  readonly y: number
  readonly isFiltered: boolean
  readonly label: { readonly text: string; readonly x: number; readonly isLeft: boolean } | null
}

type DotRoom = Scales & {
  readonly plot: Plot
  readonly letterPx: number
  readonly measure: Measure
}

const EDGE = 8
/** Letters beside a mark at the edge, and half a mark that is as high. */
const EDGE_ROOM = 2 * EDGE + 4
const MARK = 4
const BESIDE = 7

/** Reports with their places. */
export function drawDots(dots: readonly ChartDot[], room: DotRoom): readonly DrawnDot[] {
  const { plot } = room
  const taken = { top: [] as Span[], bottom: [] as Span[] }
  // Those within the scale that stand as high or as low: a label has them below it only where it must.
  const within = { top: [] as Span[], bottom: [] as Span[] }
  const placed = dots.map(({ day, value, isFiltered }, order) => {
    const [x, y] = [room.x(dayNumber(day)), room.y(value)]
    const edge = y < plot.top ? 'top' : y > plot.bottom ? 'bottom' : null
    const span = [x - MARK, x + MARK] as const
    // Labels keep off the marks of all reports at their edge, drawn before them or after.
    if (edge !== null) taken[edge].push(span)
    else if (y < plot.top + EDGE_ROOM) within.top.push(span)
    else if (y > plot.bottom - EDGE_ROOM) within.bottom.push(span)
    return { key: `${day} ${order}`, x, y, edge, value, isFiltered } as const
  })
  return placed.map(({ key, x, y, edge, value, isFiltered }) => {
    if (edge === null) return { key, x, y, isFiltered, label: null }
    const text = shortValue(value, room.measure)
    const width = textWidth(text, room.letterPx)
    const sides = [
      { isLeft: true, span: [x - BESIDE - width, x - BESIDE] as const },
      { isLeft: false, span: [x + BESIDE, x + BESIDE + width] as const },
    ]
    const possible = sides.filter(
      ({ span }) => span[0] >= plot.left && span[1] <= plot.right && isFree(span, taken[edge]),
    )
    const side = possible.find(({ span }) => isFree(span, within[edge])) ?? possible[0]
    if (side) taken[edge].push(side.span)
    return {
      key,
      x,
      y: edge === 'top' ? plot.top + EDGE : plot.bottom - EDGE,
      isFiltered,
      label: side ? { text, x: side.isLeft ? x - BESIDE : x + BESIDE, isLeft: side.isLeft } : null,
    }
  })
}

type Span = readonly [from: number, to: number]

function isFree(span: Span, taken: readonly Span[]): boolean {
  return taken.every(([from, to]) => span[1] < from || span[0] > to)
}
