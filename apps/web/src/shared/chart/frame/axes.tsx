import { textWidth } from '../scale/text-width.ts'
import { translateOf, UNTRANSLATED } from '../../texts/figures.ts'
import type { Scale } from '../scale/linear-scale.ts'
import styles from './chart-frame.module.css'

/** The part of a drawing between its axes, in pixels. */
export type Plot = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A label on an axis. */
export type AxisTick = { readonly value: number; readonly text: string }

/** Room between the plot and the words beside it. */
export const GUTTER = 7
const TICK = 4

type ValueAxisProps = {
  readonly plot: Plot
  readonly y: Scale
  readonly ticks: readonly AxisTick[]
  readonly letterPx: number
}

/** Grid lines with their values in the gutter left of the plot. */
export function ValueAxis({ plot, y, ticks, letterPx }: ValueAxisProps) {
  return ticks.map(({ value, text }) => (
    <g key={value}>
      <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y(value)} y2={y(value)} />
      <text
        {...UNTRANSLATED}
        className={styles.text}
        x={plot.left - GUTTER}
        y={y(value) + letterPx * 0.35}
        textAnchor="end"
      >
        {text}
      </text>
    </g>
  ))
}

type BottomAxisProps = {
  readonly plot: Plot
  readonly x: Scale
  readonly ticks: readonly AxisTick[]
  readonly letterPx: number
  /** Something stands there already: labels that would touch it are left out. */
  readonly taken?: Span | null
}

type Span = { readonly left: number; readonly width: number }

/** The base line with its labels; those at the ends stay within the plot. */
export function BottomAxis({ plot, x, ticks, letterPx, taken = null }: BottomAxisProps) {
  return (
    <>
      <line
        className={styles.base}
        x1={plot.left}
        x2={plot.right}
        y1={plot.bottom}
        y2={plot.bottom}
      />
      {ticks.map(({ value, text }) => {
        const at = x(value)
        const anchor = anchorOf(at, plot)
        const width = textWidth(text, letterPx)
        const isFree = taken === null || !touch(taken, { left: at - STARTS[anchor] * width, width })
        return (
          <g key={value}>
            <line
              className={styles.tick}
              x1={at}
              x2={at}
              y1={plot.bottom}
              y2={plot.bottom + TICK}
            />
            {isFree && (
              <text
                {...(translateOf(text) && UNTRANSLATED)}
                className={styles.text}
                x={at}
                y={plot.bottom + TICK + letterPx * 1.25}
                textAnchor={anchor}
              >
                {text}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

const STARTS = { start: 0, middle: 0.5, end: 1 } as const

function touch(a: Span, b: Span): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width
}

function anchorOf(x: number, plot: Plot): keyof typeof STARTS {
  if (x <= plot.left + 1) return 'start'
  return x >= plot.right - 1 ? 'end' : 'middle'
}
