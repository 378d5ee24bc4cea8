import type { MarkedLook } from '../frame/look.ts'

/** A chart over days has at most four lines, each with a look of its own. */
export const LINE_LOOKS = [
  'primary',
  'brass',
  'info',
  'negative',
] as const satisfies readonly MarkedLook[]

/** One day (or week, by its Monday) of a line. */
export type ChartPoint = {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Null where there was too little for a value. */
  readonly value: number | null
  readonly q1?: number | null | undefined
  readonly q3?: number | null | undefined
  /** How many people the value rests on; shown in tables. */
  readonly members?: number | undefined
}

export type ChartLine = {
  readonly key: string
  readonly name: string
  /** Belongs to the line, not to its place among the others: removing one recolours none. */
  readonly look: MarkedLook
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
}

/** One report of the focused line. */
export type ChartDot = {
  readonly day: string
  readonly value: number
  /** Left out of the value: drawn as ×. */
  readonly isFiltered: boolean
}

/** Something that happened: an update, a maintenance. */
export type ChartEvent = { readonly day: string; readonly title: string }

/** A point that has a value. */
export type ValuedPoint = ChartPoint & { readonly value: number }

export function isValued(point: ChartPoint): point is ValuedPoint {
  return point.value !== null
}

/** The first look no line has yet; null when all four are taken. */
export function freeLook(lines: readonly Pick<ChartLine, 'look'>[]): MarkedLook | null {
  return LINE_LOOKS.find((look) => lines.every((line) => line.look !== look)) ?? null
}
