import type { Plot } from '../frame/axes.tsx'
import type { MarkedLook } from '../frame/look.ts'
import { spread } from '../scale/spread.ts'
import { fitText, textWidth } from '../scale/text-width.ts'

/** Where a line ends, and what stands there. */
export type LineEnd = {
  readonly key: string
  readonly look: MarkedLook
  readonly name: string
  readonly value: string
  readonly x: number
  readonly y: number
  /** Ended so much earlier that its label belongs there, not at the edge. */
  readonly isEarly: boolean
}

/** A line's name and value, two lines of letters; `y` is the base of the first. */
export type EndLabel = {
  readonly key: string
  readonly look: MarkedLook
  readonly name: string
  readonly value: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
  /** From the line's end to its label, where they stand apart. */
  readonly leader: string | null
}

type LabelRoom = {
  readonly plot: Plot
  readonly width: number
  readonly letterPx: number
  /** Points of the lines, which labels inside the plot keep off. */
  readonly obstacles: readonly Place[]
}

type Place = { readonly x: number; readonly y: number }
type Rect = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** From the end of the plot to the labels beside it. */
const LABEL_GAP = 12
const ABOVE = 9
const LINE_HEIGHT = 1.22
/** The letters of a line reach about this far above and below its base. */
const ASCENT = 0.95

/** The room the labels beside the plot take, gap included; long names are cut, values never. */
export function labelGutter(ends: readonly LineEnd[], width: number, letterPx: number): number {
  if (ends.length === 0) return LABEL_GAP
  const values = Math.max(...ends.map(({ value }) => textWidth(value, letterPx)))
  const names = Math.max(...ends.map(({ name }) => textWidth(name, letterPx)))
  return LABEL_GAP + Math.max(values, Math.min(names, Math.max(MOST_NAME_PX, width * NAME_PART)))
}

const MOST_NAME_PX = 76
const NAME_PART = 0.18

/** A label for every line's end; none covers another. */
export function endLabels(ends: readonly LineEnd[], room: LabelRoom): readonly EndLabel[] {
  const beside = ends.filter(({ isEarly }) => !isEarly)
  const early = ends.filter(({ isEarly }) => isEarly)
  const taken: Rect[] = []
  return [...besideLabels(beside, room), ...early.map((end) => earlyLabel(end, room, taken))]
}

function besideLabels(ends: readonly LineEnd[], room: LabelRoom): readonly EndLabel[] {
  const { plot, width, letterPx } = room
  const height = 2 * LINE_HEIGHT * letterPx
  const middles = spread(
    ends.map(({ y }) => ({ at: y, size: height })),
    plot.top - letterPx,
    plot.bottom + letterPx,
  )
  const x = plot.right + LABEL_GAP
  return ends.map((end, index) => {
    const middle = middles[index] ?? end.y
    const isApart = Math.abs(middle - end.y) > height / 2 || end.x < plot.right - LABEL_GAP
    return {
      key: end.key,
      look: end.look,
      name: fitText(end.name, width - x, letterPx),
      value: end.value,
      x,
      y: middle - height / 2 + ASCENT * letterPx,
      anchor: 'start',
      leader: isApart ? `M${end.x + 7} ${end.y}L${x - 3} ${middle}` : null,
    }
  })
}

function earlyLabel(end: LineEnd, room: LabelRoom, taken: Rect[]): EndLabel {
  const { plot, letterPx } = room
  const height = 2 * LINE_HEIGHT * letterPx
  const wide = Math.max(textWidth(end.name, letterPx), textWidth(end.value, letterPx))
  const left = Math.max(plot.left, Math.min(end.x - ABOVE, plot.right - wide))
  const tops = [end.y - ABOVE - height, end.y + ABOVE]
  for (let away = 1; away <= 6; away += 1) {
    tops.push(end.y - ABOVE - height - (away * height) / 2, end.y + ABOVE + (away * height) / 2)
  }
  const rects = tops
    .map((top) => ({ left, right: left + wide, top, bottom: top + height }))
    .filter(({ top, bottom }) => top >= plot.top - letterPx && bottom <= plot.bottom)
  const best = leastCovered(rects, room.obstacles, taken) ?? {
    left,
    right: left + wide,
    top: plot.top,
    bottom: plot.top + height,
  }
  taken.push(best)
  return {
    key: end.key,
    look: end.look,
    name: end.name,
    value: end.value,
    x: best.left,
    y: best.top + ASCENT * letterPx,
    anchor: 'start',
    leader: null,
  }
}

/** Covering another label weighs more than any number of points. */
const LABEL_WEIGHT = 1000

function leastCovered(
  rects: readonly Rect[],
  obstacles: readonly Place[],
  taken: readonly Rect[],
): Rect | null {
  let best: { readonly rect: Rect; readonly cost: number } | null = null
  for (const rect of rects) {
    const points = obstacles.filter((place) => holds(rect, place)).length
    const labels = taken.filter((other) => overlap(rect, other)).length
    const cost = points + labels * LABEL_WEIGHT
    if (best === null || cost < best.cost) best = { rect, cost }
    if (cost === 0) break
  }
  return best?.rect ?? null
}

function holds(rect: Rect, { x, y }: Place): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
