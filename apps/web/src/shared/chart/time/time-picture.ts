import { dotsToBase100, toBase100 } from './base100.ts'
import type { ChartDot, ChartEvent, ChartLine } from './chart-line.ts'
import { dayNumber } from './days.ts'
import type { TimePicture } from './time-layout.ts'
import type { Measure } from './value-words.ts'

/** A chart as a screen asks for it. */
export type TimeQuestion = {
  readonly lines: readonly ChartLine[]
  readonly focus?: string | undefined
  readonly dots?: readonly ChartDot[] | undefined
  readonly events?: readonly ChartEvent[] | undefined
  readonly from: string
  readonly to: string
  readonly measure?: Measure | undefined
  readonly base100?: boolean | undefined
  readonly height?: number | undefined
  readonly hasEndLabels?: boolean | undefined
}

export const CHART_HEIGHT = 300

/** Cuts a chart to its range and puts it into the measure it is drawn in. */
export function timePicture(question: TimeQuestion): TimePicture {
  const { from, to, base100 = false, measure = 'spina', height = CHART_HEIGHT } = question
  const cut = question.lines.map((line) => ({ ...line, points: within(line.points, from, to) }))
  const focus = question.focus ?? cut[0]?.key ?? ''
  const dots = within(question.dots ?? [], from, to)
  const focused = cut.find(({ key }) => key === focus)
  return {
    lines: base100 ? cut.map(toBase100) : cut,
    focus,
    dots: base100 ? dotsToBase100(dots, focused) : dots,
    ...latest(within(question.events ?? [], from, to)),
    from,
    to,
    measure: base100 ? 'index' : measure,
    height,
    hasEndLabels: question.hasEndLabels ?? true,
  }
}

/** The days that can be read, oldest first: those of all points and reports. */
export function readableDays({ lines, dots }: TimePicture): readonly string[] {
  const days = [...lines.flatMap(({ points }) => points), ...dots].map(({ day }) => day)
  return [...new Set(days)].sort()
}

/** More numbered marks than this would stand shoulder to shoulder on a phone. */
const MOST_EVENTS = 8

function latest(events: readonly ChartEvent[]): Pick<TimePicture, 'events' | 'droppedEvents'> {
  const sorted = [...events].sort((a, b) => dayNumber(a.day) - dayNumber(b.day))
  return {
    events: sorted.slice(-MOST_EVENTS),
    droppedEvents: Math.max(0, sorted.length - MOST_EVENTS),
  }
}

function within<Dated extends { readonly day: string }>(
  dated: readonly Dated[],
  from: string,
  to: string,
): readonly Dated[] {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  return dated.filter(({ day }) => dayNumber(day) >= first && dayNumber(day) <= last)
}
