import { LineSample } from '../../shared/chart/frame/line-sample.tsx'
import type { ChartStep } from '../../shared/chart/time/days.ts'
import { pointDay } from '../../shared/chart/time/days.ts'
import { copySpina } from '../../shared/prices/words/copy-spina.ts'
import { Spina } from '../../shared/prices/words/spina.tsx'
import { TrustMark } from '../../shared/prices/words/trust-mark.tsx'
import styles from './reading-list.module.css'
import type { PricedLine } from './trend-lines.ts'
import { trendTexts } from './trend.texts.ts'

type ReadingListProps = {
  readonly lines: readonly PricedLine[]
  /** The day that is read; null shows each line's newest value. */
  readonly day: string | null
  readonly step: ChartStep
}

/** The legend and the reading in one: each line with its value of the chosen day. */
export function ReadingList({ lines, day, step }: ReadingListProps) {
  const texts = trendTexts
  const shown = day ?? newestDay(lines)
  if (shown === null) return null
  return (
    // Copying an amount copies all of it; the list itself is nothing to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.reading} aria-label={texts.values} onCopy={copySpina}>
      <p className={styles.day}>
        {day === null ? texts.newest : texts.reading(pointDay(day, step), step === 'week')}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ReadingRow
            key={line.key}
            line={line}
            day={day ?? newestValue(line) ?? shown}
            hasDay={day === null}
            step={step}
          />
        ))}
      </ul>
      {day === null && <p className={styles.hint}>{texts.pickDay}</p>}
    </section>
  )
}

type ReadingRowProps = {
  readonly line: PricedLine
  readonly day: string
  /** Each line tells its own day, where no day is read. */
  readonly hasDay: boolean
  readonly step: ChartStep
}

function ReadingRow({ line, day, hasDay, step }: ReadingRowProps) {
  const texts = trendTexts
  const point = line.pointAt.get(day)
  const median = point?.median ?? null
  return (
    <li className={styles.line}>
      <LineSample look={line.look} />
      <span className={styles.words}>
        <b>{line.name}</b>
        <small>
          {median === null || !point
            ? texts.few(point?.votes ?? 0)
            : texts.window(point.members, step === 'week')}
          {hasDay && ` · ${pointDay(day, step)}`}
        </small>
      </span>
      <span className={styles.value}>
        {median === null ? <b>{texts.noValue}</b> : <Spina value={median} />}
        {point && <TrustMark level={point.level} />}
      </span>
    </li>
  )
}

function newestValue({ points }: PricedLine): string | undefined {
  return points.findLast(({ value }) => value !== null)?.day
}

function newestDay(lines: readonly PricedLine[]): string | null {
  const days = lines.flatMap(({ points }) => points.slice(-1).map((point) => point.day))
  return days.sort().at(-1) ?? null
}
