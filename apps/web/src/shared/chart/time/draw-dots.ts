import { textWidth } from '../scale/text-width.ts'
import type { Plot } from '../frame/axes.tsx'
import type { ChartDot } from './chart-line.ts'
import { dayNumber } from './days.ts'
import type { Scales } from './line-paths.ts'
import { type Measure, shortValue } from './value-words.ts'

/** A report as it is drawn. One beyond the scale stands at its edge, with its value where there is room. */
export type DrawnDot = {
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
const BESIDE = 8

/** Reports with their places. */
export function drawDots(dots: readonly ChartDot[], room: DotRoom): readonly DrawnDot[] {
  const { plot } = room
  const taken = { top: [] as Span[], bottom: [] as Span[] }
  return dots.map(({ day, value, isFiltered }) => {
    const x = room.x(dayNumber(day))
    const y = room.y(value)
    const edge = y < plot.top ? 'top' : y > plot.bottom ? 'bottom' : null
    if (edge === null) return { x, y, isFiltered, label: null }
    const text = shortValue(value, room.measure)
    const width = textWidth(text, room.letterPx) + BESIDE
    const isLeft = x - width >= plot.left
    const span: Span = isLeft ? [x - width, x + BESIDE] : [x - BESIDE, x + width]
    const isFree = taken[edge].every(([from, to]) => span[1] < from || span[0] > to)
    if (isFree) taken[edge].push(span)
    return {
      x,
      y: edge === 'top' ? plot.top + EDGE : plot.bottom - EDGE,
      isFiltered,
      label: isFree ? { text, x: isLeft ? x - BESIDE : x + BESIDE, isLeft } : null,
    }
  })
}

type Span = readonly [from: number, to: number]
