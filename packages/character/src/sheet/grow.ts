import type { SheetStat } from '../model.ts'
import type { Figure, FigureId, FigurePart, WornShare } from './figure.ts'
import type { LineSums } from './line-sums.ts'

/** Bases are summed in thousandths: every coefficient of CH10 is a whole number of them. */
const MILLI = 1000
const HUNDRED_PERCENT = 10_000

/**
 * One rounding for base and percent together, then the flat part (CH2). `milli` is the base in
 * thousandths, `percent` and `flat` are in hundredths.
 *
 * @example grow(2_763_000, 2100, 5500) // ⌊2763 × 1.21⌋ + 55 = 3398
 */
export function grow(milli: number, percent: number, flat: number): number {
  return (
    Math.floor((milli * (HUNDRED_PERCENT + percent)) / (MILLI * HUNDRED_PERCENT)) +
    floorHundredths(flat)
  )
}

function floorHundredths(amount: number): number {
  return Math.floor(amount / 100)
}

/** The value of parts in thousandths; a part's own `value` is shown, its thousandths are summed. */
export type MilliPart = {
  readonly part: FigurePart['of']
  readonly milli: number
  readonly times?: number
}

/** What a grown figure is made of. */
export type Growth = {
  readonly id: FigureId
  readonly rule: string
  readonly parts: readonly MilliPart[]
  readonly percentStat: SheetStat
  readonly flatStat: SheetStat
  readonly worn?: readonly (WornShare | null)[]
  /** The base is rounded down before the percent where the rule says so. */
  readonly isBaseRounded?: boolean
  /** From the grown number to the shown one: soft caps, doublings. */
  readonly finish?: (raw: number) => number
  readonly min?: number
  readonly max?: number
}

/** A figure of the shape grow(base, %, flat), with bounds (CH2). */
export function growFigure(growth: Growth, sums: LineSums): Figure {
  const { id, rule, percentStat, flatStat, min, max } = growth
  const worn = (growth.worn ?? []).filter((share) => share !== null)
  const exact = growth.parts.reduce((sum, { milli }) => sum + milli, 0)
  const milli = growth.isBaseRounded === true ? Math.floor(exact / MILLI) * MILLI : exact
  const percent =
    sums.hundredths(percentStat) + 100 * worn.reduce((sum, { value }) => sum + value, 0)
  const flat = sums.hundredths(flatStat)
  const raw = grow(milli, percent, flat)
  const finished = growth.finish ? growth.finish(raw) : raw
  return {
    id,
    rule,
    value: clamp(finished, min, max),
    parts: growth.parts.map(({ part, milli, times }) => ({
      of: part,
      value: milli / MILLI,
      times,
    })),
    base: milli / MILLI,
    percent: { stat: percentStat, lines: percent / 100 - wornPercent(worn), worn },
    flat: { stat: flatStat, value: floorHundredths(flat) },
    raw,
    min,
    max,
  }
}

function wornPercent(worn: readonly WornShare[]): number {
  return worn.reduce((sum, { value }) => sum + value, 0)
}

/** Holds a value between two bounds; either may be missing. */
export function clamp(value: number, min: number | undefined, max: number | undefined): number {
  const above = min === undefined ? value : Math.max(min, value)
  return max === undefined ? above : Math.min(max, above)
}
