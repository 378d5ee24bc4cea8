import { chartTexts } from '../chart.texts.ts'
import { shortDay } from '../../texts/short-day.ts'
import type { ChartStep } from './days.ts'
import { gapSentences } from './gap-words.ts'
import { LineSample } from '../frame/line-sample.tsx'
import { runsOf } from './runs.ts'
import styles from './time-chart.module.css'
import type { TimePicture } from './time-layout.ts'
import type { Measure } from './value-words.ts'

type ChartNotesProps = {
  readonly picture: TimePicture
  readonly step: ChartStep
  readonly isBase100: boolean
}

/** What the signs of a chart mean, what happened, and what stays empty. */
export function ChartNotes({ picture, step, isBase100 }: ChartNotesProps) {
  const texts = chartTexts
  const sentences = [
    ...(isBase100 ? [texts.hundred] : []),
    ...fewSentences(picture),
    ...gapSentences(picture.lines, picture.to),
    ...(picture.droppedEvents > 0 ? [texts.droppedEvents(picture.droppedEvents)] : []),
  ]
  return (
    <figcaption className={styles.notes}>
      <Key picture={picture} step={step} />
      {picture.events.length > 0 && (
        <ol className={styles.events} aria-label={texts.events}>
          {picture.events.map(({ day, title }, index) => (
            <li key={`${day} ${title}`}>
              <b aria-hidden="true">{index + 1}</b>
              {texts.event(shortDay(day), title)}
            </li>
          ))}
        </ol>
      )}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </figcaption>
  )
}

function Key({ picture, step }: Pick<ChartNotesProps, 'picture' | 'step'>) {
  const texts = chartTexts
  const { lines, focus, dots } = picture
  const focused = lines.find(({ key }) => key === focus)
  const hasBand = focused?.points.some(({ q1, q3 }) => q1 != null && q3 != null) ?? false
  const hasCounted = dots.some(({ isFiltered }) => !isFiltered)
  const hasFiltered = dots.some(({ isFiltered }) => isFiltered)
  if (!hasBand && dots.length === 0) return null
  return (
    <ul className={styles.key}>
      {lines.length === 1 && focused && runsOf(focused.points).length > 0 && (
        <li>
          <LineSample look={focused.look} />
          {lineWords(picture.measure, step)}
        </li>
      )}
      {hasBand && (
        <li>
          <svg width="20" height="10" aria-hidden="true">
            <rect className={styles.band} width="20" height="10" rx="2" />
          </svg>
          {texts.band}
        </li>
      )}
      {hasCounted && (
        <li>
          <svg width="10" height="10" aria-hidden="true">
            <circle className={styles.dot} cx="5" cy="5" r="3" />
          </svg>
          {texts.report}
        </li>
      )}
      {hasFiltered && (
        <li>
          <svg width="10" height="10" aria-hidden="true">
            <path className={styles.cross} d="M1.5 1.5l7 7m0-7l-7 7" />
          </svg>
          {texts.filtered}
        </li>
      )}
      {lines.length > 1 && <li className={styles.quiet}>{texts.focusedOnly}</li>}
    </ul>
  )
}

function lineWords(measure: Measure, step: ChartStep): string {
  const texts = chartTexts
  if (measure === 'index') return texts.index
  return step === 'day' ? texts.median : texts.weekMedian
}

function fewSentences({ lines, dots }: TimePicture): readonly string[] {
  const texts = chartTexts
  const counts = lines.map(({ points }) => runsOf(points).flat().length)
  if (counts.some((count) => count > 1)) return []
  if (dots.length > 0) return [texts.tooFew]
  return counts.some((count) => count > 0) ? [texts.tooFewBare] : [texts.nothing]
}
