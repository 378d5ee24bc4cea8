import { BottomAxis, ValueAxis } from '../../../../shared/chart/frame/axes.tsx'
import { ChartFrame } from '../../../../shared/chart/frame/chart-frame.tsx'
import type { Box } from '../../../../shared/chart/frame/use-box.ts'
import { classNames } from '../../../../shared/theme/class-names.ts'
import styles from './plot.module.css'
import { PLOT_HEIGHT, plotScale } from './plot-scale.ts'

/** One plan in a drawing. */
export type PlotPoint = {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly isShown: boolean
  /** The shape tells what colour tells. */
  readonly mark: 'diamond' | 'circle'
}

type PlotProps = {
  /** The whole drawing in words. */
  readonly label: string
  readonly points: readonly PlotPoint[]
  readonly xText: (value: number) => string
  readonly yText: (value: number) => string
  readonly xTitle: string
  /** Joins the points in their order. */
  readonly hasLine?: boolean
}

const MARK = 5

/** A small drawing of plans; the table beside it says the same in numbers. */
export function Plot(props: PlotProps) {
  return (
    <div className={styles.plot}>
      <ChartFrame height={PLOT_HEIGHT}>{(box) => <DrawnPlot {...props} box={box} />}</ChartFrame>
    </div>
  )
}

function DrawnPlot({ box, ...props }: PlotProps & { readonly box: Box }) {
  const { label, points, xText, yText, xTitle, hasLine = false } = props
  const { plot, x, y, xTicks, yTicks } = plotScale(
    points.map((point) => [point.x, point.y] as const),
    yText,
    box,
  )
  const { letterPx } = box
  return (
    <svg width={box.width} height={PLOT_HEIGHT} role="img" aria-label={label}>
      <ValueAxis
        plot={plot}
        y={y}
        ticks={yTicks.map((value) => ({ value, text: yText(value) }))}
        letterPx={letterPx}
      />
      <BottomAxis
        plot={plot}
        x={x}
        ticks={xTicks.map((value) => ({ value, text: xText(value) }))}
        letterPx={letterPx}
      />
      <text x={plot.right} y={plot.top - 3} textAnchor="end" className={styles.title}>
        {xTitle}
      </text>
      {hasLine && points.length > 1 && (
        <polyline
          className={styles.line}
          points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
        />
      )}
      {points.map((point) => (
        <g
          key={point.key}
          transform={`translate(${x(point.x)} ${y(point.y)})`}
          className={classNames(styles[point.mark], point.isShown && styles.shown)}
        >
          {point.mark === 'circle' ? (
            <circle r={MARK} />
          ) : (
            <rect x={-MARK} y={-MARK} width={2 * MARK} height={2 * MARK} rx="1.5" />
          )}
        </g>
      ))}
    </svg>
  )
}
