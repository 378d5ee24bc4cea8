import { formatSigned } from '@gyeol/korean'
import { type ReactNode, useId } from 'react'
import { potentialScale, type Tick } from './potential-scale.ts'
import styles from './potential-ruler.module.css'
import { stattingTexts } from '../statting.texts.ts'
import { successPoints } from './success-points.ts'
import { translateOf, UNTRANSLATED } from '../../../shared/texts/figures.ts'

type PotentialRulerProps = {
  readonly start: number
  readonly now: number
  readonly after: number
  readonly recipePotential: number
  readonly rate: number
  /** Of a whole plan: the potential before its last step, from which its rate is measured. */
  readonly lastStepFrom?: number
}

const BAR_TOP = 34
const BAR_HEIGHT = 10
const BAR_MIDDLE = BAR_TOP + BAR_HEIGHT / 2
/** Two labels of three digits stand free of one another from here on. */
const LABEL_GAP = 52

/** The success formula as one picture: what is left, what the step or plan spends, and where success begins to fall. */
export function PotentialRuler(props: PotentialRulerProps) {
  const { now, after } = props
  const texts = stattingTexts.result
  const id = useId()
  const isPlan = props.lastStepFrom !== undefined
  const points = successPoints(Math.max(props.lastStepFrom ?? now, props.recipePotential))
  const scale = potentialScale({ start: props.start, now, after, ...points })
  const right = scale.width - 4
  const spendFrom = Math.min(scale.now, scale.after)
  const spendWidth = Math.abs(scale.after - scale.now)
  return (
    <svg
      className={styles.ruler}
      viewBox={`0 0 ${scale.width} 84`}
      role="img"
      aria-label={(isPlan ? texts.planRuler : texts.ruler)(now, after, props.rate)}
    >
      <defs>
        <linearGradient id={`${id}fade`} x1="0" x2="1">
          <stop offset="0" className={styles.fadeFrom} />
          <stop offset="1" className={styles.fadeTo} />
        </linearGradient>
        <pattern
          id={`${id}hatch`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="5" className={styles.hatch} />
        </pattern>
      </defs>
      <rect x="4" y={BAR_TOP} width={right - 4} height={BAR_HEIGHT} rx="5" className={styles.bar} />
      <rect
        x="4"
        y={BAR_TOP}
        width={Math.max(0, scale.full - 4)}
        height={BAR_HEIGHT}
        rx="5"
        className={styles.safe}
      />
      <rect
        x={spendFrom}
        y={BAR_TOP}
        width={spendWidth}
        height={BAR_HEIGHT}
        fill={`url(#${id}hatch)`}
      />
      <rect
        x={scale.full}
        y={BAR_TOP}
        width={Math.max(0, scale.none - scale.full)}
        height={BAR_HEIGHT}
        fill={`url(#${id}fade)`}
        opacity=".5"
      />
      <Ticks ticks={scale.ticks} />
      <Mark x={scale.full} className={styles.full}>
        <text {...UNTRANSLATED} x={scale.labels.fullEnd} y="81" textAnchor="end">
          100%
        </text>
      </Mark>
      <Mark x={scale.none} className={styles.none}>
        <text {...UNTRANSLATED} x={scale.labels.noneMiddle} y="81" textAnchor="middle">
          0%
        </text>
      </Mark>
      {after !== now && (
        <NowMark
          x={scale.now}
          beside={scale.after}
          label={isPlan ? texts.start(now) : texts.now(now)}
        />
      )}
      <g transform={`translate(${scale.after} ${BAR_MIDDLE})`}>
        <rect x="-7.5" y="-7.5" width="15" height="15" rx="2.5" className={styles.after} />
      </g>
      <text
        {...UNTRANSLATED}
        x={clampLabel(scale.after, scale.width)}
        y="20"
        className={styles.afterLabel}
      >
        {formatSigned(after).replace('+', '')}
      </text>
    </svg>
  )
}

function clampLabel(x: number, width: number): number {
  return Math.min(width - 20, Math.max(20, x))
}

function NowMark({ x, beside, label }: { x: number; beside: number; label: string }) {
  const hasRoom = Math.abs(x - beside) >= LABEL_GAP
  return (
    <>
      <g transform={`translate(${x} ${BAR_MIDDLE})`}>
        <rect x="-6" y="-6" width="12" height="12" rx="2" className={styles.now} />
      </g>
      {hasRoom && (
        <text
          {...(translateOf(label) && UNTRANSLATED)}
          x={Math.min(310, Math.max(26, x))}
          y="22"
          className={styles.nowLabel}
        >
          {label}
        </text>
      )}
    </>
  )
}

function Ticks({ ticks }: { readonly ticks: readonly Tick[] }) {
  return ticks.map(({ x, potential, label }) => (
    <g key={potential}>
      <line x1={x} x2={x} y1="47" y2="52" className={styles.tick} />
      {label && (
        <text {...UNTRANSLATED} x={label.x} y="65" className={styles.tickLabel}>
          {label.text}
        </text>
      )}
    </g>
  ))
}

function Mark(props: { x: number; className: string | undefined; children: ReactNode }) {
  const { x, className, children } = props
  return (
    <g className={className}>
      <line x1={x} x2={x} y1="32" y2="70" />
      {children}
    </g>
  )
}
