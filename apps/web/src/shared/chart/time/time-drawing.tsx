import { classNames } from '../../theme/class-names.ts'
import { ValueAxis } from '../frame/axes.tsx'
import frame from '../frame/chart-frame.module.css'
import looks from '../frame/look.module.css'
import { Mark } from '../frame/mark.tsx'
import type { DrawnDot } from './draw-dots.ts'
import type { EndLabel } from './end-labels.ts'
import { EventLines } from './event-lines.tsx'
import type { DrawnLine, TimeLayout, TimePicture } from './time-layout.ts'
import styles from './time-chart.module.css'

type TimeDrawingProps = {
  readonly layout: TimeLayout
  readonly picture: TimePicture
  readonly letterPx: number
}

/** Values, events, the focused line's band and reports, the lines, and their names at their ends. */
export function TimeDrawing({ layout, picture, letterPx }: TimeDrawingProps) {
  const { plot, y, lines } = layout
  const isIndex = picture.measure === 'index'
  return (
    <>
      <ValueAxis plot={plot} y={y} ticks={layout.yTicks} letterPx={letterPx} />
      {isIndex && y(100) <= plot.bottom && y(100) >= plot.top && (
        <line className={frame.hundred} x1={plot.left} x2={plot.right} y1={y(100)} y2={y(100)} />
      )}
      <EventLines events={layout.events} plot={plot} letterPx={letterPx} />
      {layout.band !== '' && <path className={styles.band} d={layout.band} />}
      {inOrder(lines).map(({ line, path, isFocused }) => (
        <path
          key={line.key}
          className={classNames(looks.line, looks[line.look], isFocused && looks.focused)}
          d={path}
        />
      ))}
      <Dots dots={layout.dots} letterPx={letterPx} />
      {inOrder(lines).map(
        ({ line, end, isFocused }) =>
          end && (
            <Mark
              key={line.key}
              look={line.look}
              x={end.x}
              y={end.y}
              size={isFocused ? 5.4 : 4.8}
            />
          ),
      )}
      {layout.labels.map((label) => (
        <Label key={label.key} label={label} letterPx={letterPx} />
      ))}
    </>
  )
}

/** The focused line lies on top. */
function inOrder(lines: readonly DrawnLine[]): readonly DrawnLine[] {
  return [...lines].sort((a, b) => Number(a.isFocused) - Number(b.isFocused))
}

function Dots({
  dots,
  letterPx,
}: {
  readonly dots: readonly DrawnDot[]
  readonly letterPx: number
}) {
  return dots.map(({ key, x, y, isFiltered, label }) => (
    <g key={key}>
      {isFiltered ? (
        <path className={styles.cross} d={`M${x - 3.2} ${y - 3.2}l6.4 6.4m0-6.4l-6.4 6.4`} />
      ) : (
        <circle className={styles.dot} cx={x} cy={y} r="2.7" />
      )}
      {label && (
        <text
          className={frame.text}
          x={label.x}
          y={y + letterPx * 0.35}
          textAnchor={label.isLeft ? 'end' : 'start'}
        >
          {label.text}
        </text>
      )}
    </g>
  ))
}

const LINE_HEIGHT = 1.22

function Label({ label, letterPx }: { readonly label: EndLabel; readonly letterPx: number }) {
  return (
    <>
      {label.leader && <path className={styles.leader} d={label.leader} />}
      <text
        className={classNames(styles.endText, looks.name, looks[label.look])}
        x={label.x}
        y={label.y}
      >
        {label.name}
      </text>
      <text className={styles.endText} x={label.x} y={label.y + LINE_HEIGHT * letterPx}>
        {label.value}
      </text>
    </>
  )
}
