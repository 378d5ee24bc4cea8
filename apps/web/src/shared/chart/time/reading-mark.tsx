import { Mark } from '../frame/mark.tsx'
import { textWidth } from '../scale/text-width.ts'
import { type ChartStep, dayNumber, pointDay } from './days.ts'
import type { TimeLayout, TimePicture } from './time-layout.ts'
import styles from './time-chart.module.css'

type ReadingMarkProps = {
  readonly day: string
  readonly step: ChartStep
  readonly layout: TimeLayout
  readonly picture: TimePicture
  readonly letterPx: number
}

const PILL_PAD = 7
const PILL_TOP = 3
const PILL_LETTERS = 1.75

/** The day that is read: a line through all values of it, and its name on the axis. */
export function ReadingMark({ day, step, layout, picture, letterPx }: ReadingMarkProps) {
  const { plot, y } = layout
  const x = layout.x(dayNumber(day))
  const text = pointDay(day, step)
  const width = textWidth(text, letterPx) + 2 * PILL_PAD
  const left = Math.max(
    plot.left - PILL_PAD,
    Math.min(plot.right + PILL_PAD - width, x - width / 2),
  )
  return (
    <>
      <line className={styles.reading} x1={x} x2={x} y1={plot.top} y2={plot.bottom + PILL_TOP} />
      {picture.lines.map(({ key, look, points }) => {
        const value = points.find((point) => point.day === day)?.value ?? null
        return value !== null && <Mark key={key} look={look} x={x} y={y(value)} isHollow />
      })}
      <rect
        className={styles.pill}
        x={left}
        y={plot.bottom + PILL_TOP}
        width={width}
        height={PILL_LETTERS * letterPx}
        rx="5"
      />
      <text
        className={styles.pillText}
        x={left + width / 2}
        y={plot.bottom + PILL_TOP + letterPx * 1.23}
        textAnchor="middle"
      >
        {text}
      </text>
    </>
  )
}
