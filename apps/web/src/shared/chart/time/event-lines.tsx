import type { Plot } from '../frame/axes.tsx'
import type { DrawnEvent } from './draw-events.ts'
import styles from './time-chart.module.css'

type EventLinesProps = {
  readonly events: readonly DrawnEvent[]
  readonly plot: Plot
  readonly letterPx: number
}

const MARK = 9.5
const MARK_Y = 13

/** Numbered rhombi above dotted lines; the list below the chart says what they are. */
export function EventLines({ events, plot, letterPx }: EventLinesProps) {
  return events.map(({ no, lineX, markX }) => (
    <g key={no}>
      <path
        className={styles.eventLine}
        d={`M${markX} ${MARK_Y + MARK}L${lineX} ${plot.top + 4}V${plot.bottom}`}
      />
      <path
        className={styles.eventMark}
        d={`M${markX} ${MARK_Y - MARK}l${MARK} ${MARK}l${-MARK} ${MARK}l${-MARK} ${-MARK}z`}
      />
      <text className={styles.eventNo} x={markX} y={MARK_Y + letterPx * 0.35} textAnchor="middle">
        {no}
      </text>
    </g>
  ))
}
