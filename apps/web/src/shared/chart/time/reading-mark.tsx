import type { Plot } from '../frame/axes.tsx'
import { Mark } from '../frame/mark.tsx'
import type { Scales } from './line-paths.ts'
import type { ReadingPill } from './reading-pill.ts'
import styles from './time-chart.module.css'
import type { TimePicture } from './time-layout.ts'

type ReadingMarkProps = {
  readonly day: string
  readonly x: number
  readonly pill: ReadingPill
  readonly layout: Scales & { readonly plot: Plot }
  readonly lines: TimePicture['lines']
  readonly letterPx: number
}

const PILL_TOP = 3
const PILL_LETTERS = 1.75

/** The day that is read: a line through all values of it, and its name on the axis. */
export function ReadingMark({ day, x, pill, layout, lines, letterPx }: ReadingMarkProps) {
  const { plot, y } = layout
  const top = plot.bottom + PILL_TOP
  return (
    <>
      <line className={styles.reading} x1={x} x2={x} y1={plot.top} y2={top} />
      {lines.map(({ key, look, points }) => {
        const value = points.find((point) => point.day === day)?.value ?? null
        return value !== null && <Mark key={key} look={look} x={x} y={y(value)} isHollow />
      })}
      <rect
        className={styles.pill}
        x={pill.left}
        y={top}
        width={pill.width}
        height={PILL_LETTERS * letterPx}
        rx="5"
      />
      <text
        className={styles.pillText}
        x={pill.left + pill.width / 2}
        y={top + letterPx * 1.23}
        textAnchor="middle"
      >
        {pill.text}
      </text>
    </>
  )
}
