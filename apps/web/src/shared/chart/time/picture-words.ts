import { chartTexts } from '../chart.texts.ts'
import type { ChartLine, ValuedPoint } from './chart-line.ts'
import { shortDay } from '../../texts/short-day.ts'
import { type ChartStep, pointDay } from './days.ts'
import { gapSentences } from './gap-words.ts'
import { runsOf } from './runs.ts'
import type { TimePicture } from './time-layout.ts'
import { type Measure, valueWords } from './value-words.ts'

/** A whole chart in words: what it is, from where to where each line goes, what stays empty. */
export function pictureWords(label: string, { lines, measure, to }: TimePicture): string {
  const sentences = lines.map((line) => lineWords(line, measure))
  return [`${label}.`, ...sentences, ...gapSentences(lines, to)].join(' ')
}

/** What stands on one day: every line's value, and the reports of the focused one. */
export function readingWords(
  day: string | null,
  { lines, dots, measure }: TimePicture,
  step: ChartStep,
): string {
  const texts = chartTexts
  if (day === null) return texts.nothingRead
  const values = lines.map(({ name, points }) => {
    const value = points.find((point) => point.day === day)?.value ?? null
    return value === null ? texts.atNothing(name) : texts.at(name, valueWords(value, measure))
  })
  const reports = (isFiltered: boolean) => {
    const said = dots.filter((dot) => dot.day === day && dot.isFiltered === isFiltered)
    if (said.length === 0) return []
    const words = texts.list(said.map(({ value }) => valueWords(value, measure)))
    return [isFiltered ? texts.leftOut(words) : texts.reports(words)]
  }
  return texts.list([pointDay(day, step), ...values, ...reports(false), ...reports(true)])
}

function lineWords({ name, points }: ChartLine, measure: Measure): string {
  const texts = chartTexts
  const valued = runsOf(points).flat()
  const [first, last] = [valued[0], valued.at(-1)]
  if (first === undefined || last === undefined) return texts.noValue(name)
  const words = ({ day, value }: ValuedPoint) => `${shortDay(day)} ${valueWords(value, measure)}`
  if (valued.length === 1) return texts.single(name, words(first))
  return texts.line(name, words(first), words(last))
}
