import type { TrendChart, TrendPoint } from '@gyeol/contract'
import {
  type ChartDot,
  type ChartEvent,
  type ChartLine,
  type ChartPoint,
  LINE_LOOKS,
} from '../../shared/chart/time/chart-line.ts'
import { nameOfItem } from '../../shared/prices/item/item-names.ts'
import { shownItem } from '../../shared/prices/item/shown-item.ts'
import { eventTitle } from '../../shared/texts/event-title.ts'
import type { Picks } from './trend-question.ts'

/** A line with what is read beside a value: how far it can be trusted. */
export type PricedLine = ChartLine & {
  readonly kindId: string
  readonly pointAt: ReadonlyMap<string, TrendPoint>
}

/** The lines of a chart, each in the look of its place among the picks. */
export function linesOf({ lines }: Pick<TrendChart, 'lines'>, picks: Picks): PricedLine[] {
  return lines.map(shownItem).flatMap(({ itemId, name, variant, kindId, points }) => {
    const look = LINE_LOOKS[picks.indexOf(itemId)]
    if (look === undefined) return []
    return {
      key: itemId,
      name: nameOfItem({ name, variant }),
      look,
      kindId,
      points: points.map(toPoint),
      pointAt: new Map(points.map((point) => [point.at, point])),
    }
  })
}

function toPoint({ at, median, q1, q3, members }: TrendPoint): ChartPoint {
  return { day: at, value: median, q1, q3, members }
}

/** What was said one by one, for the item in focus. */
export function dotsOf({ dots }: Pick<TrendChart, 'dots'>): ChartDot[] {
  return dots.map(({ at, value, isFiltered }) => ({ day: at, value, isFiltered }))
}

/** What happened in the game meanwhile. */
export function eventsOf({ events }: Pick<TrendChart, 'events'>): ChartEvent[] {
  return events.map(({ at, title }) => ({ day: at, title: eventTitle(title) }))
}

/** The first day a chart of everything draws: that of the first point, or of the question without one. */
export function drawnFrom(chart: Pick<TrendChart, 'lines' | 'from'>, isAll: boolean): string {
  if (!isAll) return chart.from
  const days = chart.lines.flatMap(({ points }) => points.slice(0, 1).map(({ at }) => at))
  return days.sort()[0] ?? chart.from
}
