import { classNames } from '../../../../shared/theme/class-names.ts'
import { PLOT, plotScale } from './plot-scale.ts'
import styles from './plot.module.css'

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
export function Plot({ label, points, xText, yText, xTitle, hasLine = false }: PlotProps) {
  const scale = plotScale(points.map(({ x, y }) => [x, y] as const))
  const { width, height, left, right, bottom, top } = PLOT
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {scale.yTicks.map((value) => (
        <g key={value}>
          <line
            x1={left}
            x2={width - right}
            y1={scale.y(value)}
            y2={scale.y(value)}
            className={styles.grid}
          />
          <text x={left - 6} y={scale.y(value) + 4} className={styles.yText}>
            {yText(value)}
          </text>
        </g>
      ))}
      {scale.xTicks.map((value) => (
        <text
          key={value}
          x={Math.min(width - right - 6, scale.x(value))}
          y={height - bottom + 16}
          className={styles.xText}
        >
          {xText(value)}
        </text>
      ))}
      <text x={width - right} y={top - 3} className={styles.title}>
        {xTitle}
      </text>
      {hasLine && points.length > 1 && (
        <polyline
          className={styles.line}
          points={points.map(({ x, y }) => `${scale.x(x)},${scale.y(y)}`).join(' ')}
        />
      )}
      {points.map((point) => (
        <g
          key={point.key}
          transform={`translate(${scale.x(point.x)} ${scale.y(point.y)})`}
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
