import { chartTexts } from '../chart.texts.ts'
import type { ChartLine } from './chart-line.ts'
import { shortDay } from '../../texts/short-day.ts'
import { dayNumber, dayText } from './days.ts'
import { gapsOf, JOIN_DAYS, runsOf } from './runs.ts'

/** More gaps than this are counted, not named. */
const MOST_NAMED = 3

/** What a chart leaves empty, in sentences: gaps that are not joined, and lines that ended. */
export function gapSentences(lines: readonly ChartLine[], to: string): readonly string[] {
  const texts = chartTexts
  const isAlone = lines.length === 1
  const gaps = lines.flatMap((line) => {
    const spans = gapSpans(line)
    return spans.length === 0
      ? []
      : [{ text: isAlone ? texts.list(spans) : texts.gapOf(line.name, texts.list(spans)), spans }]
  })
  const last = gaps.at(-1)?.spans.at(-1)
  const ended = lines.flatMap((line) => {
    const day = runsOf(line.points).at(-1)?.at(-1)?.day
    if (day === undefined || dayNumber(to) - dayNumber(day) <= JOIN_DAYS) return []
    const since = shortDay(dayText(dayNumber(day) + 1))
    return [isAlone ? texts.endedAlone(since) : texts.ended(line.name, since)]
  })
  return last === undefined
    ? ended
    : [texts.gap(texts.list(gaps.map(({ text }) => text)), last), ...ended]
}

function gapSpans({ points }: ChartLine): readonly string[] {
  const texts = chartTexts
  const spans = gapsOf(points).map(({ from, to }) => texts.span(shortDay(from), shortDay(to)))
  if (spans.length <= MOST_NAMED) return spans
  return [...spans.slice(0, MOST_NAMED), texts.moreGaps(spans.length - MOST_NAMED)]
}
