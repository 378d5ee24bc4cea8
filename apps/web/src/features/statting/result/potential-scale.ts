import { formatNumber } from '@gyeol/korean'

/** A mark of the scale; `label` is absent where it would stand across a line. */
export type Tick = {
  readonly x: number
  readonly potential: number
  readonly label: { readonly x: number; readonly text: string } | null
}

/** Where things stand on the potential ruler, in the units of its drawing (0 left … `width` right). */
export type PotentialScale = {
  readonly width: number
  readonly now: number
  readonly after: number
  readonly full: number
  readonly none: number
  readonly zero: number
  /** Where the words of `full` end and where the middle of those of `none` is: beside one another. */
  readonly labels: { readonly fullEnd: number; readonly noneMiddle: number }
  readonly ticks: readonly Tick[]
}

export const RULER_WIDTH = 340

const TICK_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]
const WANTED_TICKS = 4
const EDGE = 6

/** Lays out the ruler: high potential at the left, the point of 0 % at the right. */
export function potentialScale(input: {
  start: number
  now: number
  after: number
  full: number
  none: number
}): PotentialScale {
  const high = Math.max(input.start, input.now, input.after, 1)
  const low = Math.min(input.after, input.none)
  const unit = (RULER_WIDTH - 2 * EDGE) / Math.max(1, high - low)
  const at = (potential: number) => EDGE + (high - potential) * unit
  const step = TICK_STEPS.find((size) => (high - low) / size <= WANTED_TICKS) ?? 10000
  const lines = [at(input.full), at(input.none)]
  const ticks: Tick[] = []
  for (let p = Math.floor(high / step) * step; p >= low; p -= step) {
    const potential = p === 0 ? 0 : p
    ticks.push({ x: at(p), potential, label: labelAt(at(p), potential, lines) })
  }
  return {
    width: RULER_WIDTH,
    now: at(input.now),
    after: at(input.after),
    full: at(input.full),
    none: at(input.none),
    zero: at(0),
    labels: markLabels(at(input.full), at(input.none)),
    ticks,
  }
}

/** As wide as "100%", and half of "0%" with the air before it, in the largest letters. */
const FULL_LABEL = 38
const NONE_HALF = 16

function markLabels(full: number, none: number): PotentialScale['labels'] {
  const end = Math.max(FULL_LABEL, full)
  const noneMiddle = Math.min(RULER_WIDTH - NONE_HALF, Math.max(none, end + NONE_HALF))
  return { fullEnd: Math.min(end, noneMiddle - NONE_HALF), noneMiddle }
}

/** Half of a digit as drawn, and the air beside the outermost one. */
const HALF_DIGIT = 3.6
const LABEL_AIR = 4
const LABEL_EDGE = 12

function labelAt(x: number, potential: number, lines: readonly number[]): Tick['label'] {
  const text = formatNumber(potential)
  const place = Math.min(RULER_WIDTH - LABEL_EDGE, Math.max(LABEL_EDGE, x))
  const half = text.length * HALF_DIGIT + LABEL_AIR
  return lines.every((line) => Math.abs(place - line) > half) ? { x: place, text } : null
}
