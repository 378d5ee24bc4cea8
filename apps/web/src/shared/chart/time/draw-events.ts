import type { Plot } from '../frame/axes.tsx'
import { spread } from '../scale/spread.ts'
import type { Scale } from '../scale/linear-scale.ts'
import type { ChartEvent } from './chart-line.ts'
import { dayNumber } from './days.ts'

/** An event's numbered rhombus; it may stand beside its line where others need the room. */
export type DrawnEvent = {
  readonly no: number
  readonly event: ChartEvent
  readonly lineX: number
  readonly markX: number
}

/** A rhombus with room around it. */
const MARK_WIDTH = 22

/** Events, oldest first, with their numbers and places. */
export function drawEvents(
  events: readonly ChartEvent[],
  { plot, x }: { readonly plot: Plot; readonly x: Scale },
): readonly DrawnEvent[] {
  const lines = events.map(({ day }) => x(dayNumber(day)))
  const marks = spread(
    lines.map((at) => ({ at, size: MARK_WIDTH })),
    plot.left - MARK_WIDTH / 2,
    plot.right + MARK_WIDTH / 2,
  )
  return events.map((event, index) => ({
    no: index + 1,
    event,
    lineX: lines[index] ?? 0,
    markX: marks[index] ?? 0,
  }))
}
