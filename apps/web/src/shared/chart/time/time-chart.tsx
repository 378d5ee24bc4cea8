import { memo, useId, useMemo } from 'react'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { chartTexts } from '../chart.texts.ts'
import { BottomAxis } from '../frame/axes.tsx'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { ReadingPlane } from '../frame/reading-plane.tsx'
import type { Box } from '../frame/use-box.ts'
import { ChartNotes } from './chart-notes.tsx'
import { type ChartStep, dayNumber } from './days.ts'
import { pictureWords, readingWords } from './picture-words.ts'
import { ReadingMark } from './reading-mark.tsx'
import { readingPill } from './reading-pill.ts'
import { TimeDrawing } from './time-drawing.tsx'
import { timeLayout, type TimePicture } from './time-layout.ts'
import { readableDays, timePicture, type TimeQuestion } from './time-picture.ts'
import styles from './time-chart.module.css'

export type TimeChartProps = TimeQuestion & {
  /** What the chart shows: "네 품목의 30일 거래 시세". */
  readonly label: string
  /** Points are days, or weeks by their Mondays. */
  readonly step?: ChartStep | undefined
  /** The day that is read; null for none. */
  readonly reading: string | null
  readonly onRead: (day: string) => void
}

/** One to four lines over days or weeks, with what happened and what was said beside them. */
export function TimeChart(props: TimeChartProps) {
  const texts = chartTexts
  const id = useId()
  const picture = usePicture(props)
  return (
    <figure className={styles.chart}>
      <ChartFrame height={picture.height}>
        {(box) => <Drawn {...props} picture={picture} box={box} keysId={`${id}keys`} />}
      </ChartFrame>
      <VisuallyHidden>
        <span id={`${id}keys`}>{texts.keys}</span>
      </VisuallyHidden>
      <StillNotes picture={picture} step={props.step ?? 'day'} isBase100={props.base100 ?? false} />
    </figure>
  )
}

type DrawnProps = TimeChartProps & {
  readonly picture: TimePicture
  readonly box: Box
  readonly keysId: string
}

function Drawn({ picture, box, label, step = 'day', reading, onRead, keysId }: DrawnProps) {
  const texts = chartTexts
  const { layout, days, places, name } = useLaidOut(picture, box, label)
  const index = reading === null ? -1 : days.indexOf(reading)
  const day = days[index] ?? null
  const x = places[index] ?? 0
  const { letterPx } = box
  const pill = day === null ? null : readingPill({ day, step, x }, layout.plot, letterPx)
  return (
    <>
      <svg width={box.width} height={picture.height} role="img" aria-label={name}>
        <BottomAxis
          plot={layout.plot}
          x={layout.x}
          ticks={layout.xTicks}
          letterPx={letterPx}
          taken={pill}
        />
        <StillDrawing layout={layout} picture={picture} letterPx={letterPx} />
        {day !== null && pill !== null && (
          <ReadingMark
            day={day}
            x={x}
            pill={pill}
            layout={layout}
            lines={picture.lines}
            letterPx={letterPx}
          />
        )}
      </svg>
      <ReadingPlane
        plot={layout.plot}
        height={picture.height}
        label={texts.reading}
        describedBy={keysId}
        places={places}
        index={day === null ? null : index}
        words={readingWords(day, picture, step)}
        onRead={(next) => {
          const chosen = days[next]
          if (chosen !== undefined) onRead(chosen)
        }}
      />
    </>
  )
}

/** What does not change while a finger reads along: drawn once, with all its hundreds of reports. */
const StillDrawing = memo(TimeDrawing)
const StillNotes = memo(ChartNotes)

function useLaidOut(picture: TimePicture, box: Box, label: string) {
  return useMemo(() => {
    const layout = timeLayout(picture, box)
    const days = readableDays(picture)
    const places = days.map((day) => layout.x(dayNumber(day)))
    return { layout, days, places, name: pictureWords(label, picture) }
  }, [picture, box, label])
}

/** Screens write the parts anew at every drawing; the work is done again only when one has changed. */
function usePicture(props: TimeQuestion): TimePicture {
  const { lines, focus, dots, events, from, to, measure, base100, height, hasEndLabels } = props
  return useMemo(
    () =>
      timePicture({ lines, focus, dots, events, from, to, measure, base100, height, hasEndLabels }),
    [lines, focus, dots, events, from, to, measure, base100, height, hasEndLabels],
  )
}
