/** Where things stand on the potential ruler, in the units of its drawing (0 left … `width` right). */
export type PotentialScale = {
  readonly width: number
  readonly now: number
  readonly after: number
  readonly full: number
  readonly none: number
  readonly zero: number
  readonly ticks: readonly { readonly x: number; readonly potential: number }[]
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
  const ticks: { x: number; potential: number }[] = []
  for (let p = Math.floor(high / step) * step; p >= low; p -= step) {
    ticks.push({ x: at(p), potential: p === 0 ? 0 : p })
  }
  return {
    width: RULER_WIDTH,
    now: at(input.now),
    after: at(input.after),
    full: at(input.full),
    none: at(input.none),
    zero: at(0),
    ticks,
  }
}
