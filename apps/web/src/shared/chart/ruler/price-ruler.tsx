import { classNames } from '../../theme/class-names.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import type { Box } from '../frame/use-box.ts'
import { shortWords } from '../scale/axis-words.ts'
import styles from './price-ruler.module.css'
import { priceRulerTexts } from './price-ruler.texts.ts'
import { type RulerLabel, rulerLayout, type RulerNumbers } from './ruler-layout.ts'
import { rulerWords } from './ruler-words.ts'

export type PriceRulerProps = RulerNumbers

const HEIGHT = 78

/** From lowest to highest: every voice a ring, the middle half a box, the median a filled rhombus. */
export function PriceRuler(props: PriceRulerProps) {
  return (
    <ChartFrame height={HEIGHT}>{(box) => <DrawnRuler numbers={props} box={box} />}</ChartFrame>
  )
}

const AXIS = 36
const BOX = { top: 27, height: 18 } as const
const LABELS_ABOVE = 18
const LABELS_BELOW = 70
const TRIANGLE = 49

type DrawnRulerProps = { readonly numbers: RulerNumbers; readonly box: Box }

function DrawnRuler({ numbers, box }: DrawnRulerProps) {
  const texts = priceRulerTexts
  const { min, max, q1, q3, median, voices = [], ask, own } = numbers
  const words = {
    min: texts.min(shortWords(min)),
    max: texts.max(shortWords(max)),
    median: median == null ? '' : shortWords(median),
    ask: ask == null ? '' : texts.ask(shortWords(ask)),
    own: texts.own,
  }
  const { x, above, below } = rulerLayout(numbers, words, box)
  return (
    <svg width={box.width} height={HEIGHT} role="img" aria-label={rulerWords(numbers)}>
      <path className={styles.line} d={`M${x(min)} ${AXIS}H${x(max)}`} />
      <path className={styles.line} d={`M${x(min)} ${AXIS - 6}v12M${x(max)} ${AXIS - 6}v12`} />
      {q1 != null && q3 != null && (
        <rect
          className={styles.half}
          x={x(q1)}
          y={BOX.top}
          width={Math.max(2, x(q3) - x(q1))}
          height={BOX.height}
          rx="4"
        />
      )}
      {[...new Set(voices)].map((voice) => (
        <circle key={voice} className={styles.voice} cx={x(voice)} cy={AXIS} r="2.7" />
      ))}
      {median != null && <path className={styles.median} d={rhombus(x(median), 11)} />}
      {ask != null && <path className={styles.ask} d={rhombus(x(ask), 8)} />}
      {own != null && <path className={styles.own} d={`M${x(own)} ${TRIANGLE}l6 9h-12z`} />}
      <Labels labels={above} y={LABELS_ABOVE} />
      <Labels labels={below} y={LABELS_BELOW} />
    </svg>
  )
}

function Labels({ labels, y }: { readonly labels: readonly RulerLabel[]; readonly y: number }) {
  return labels.map(({ kind, text, x }) => (
    <text
      key={kind}
      className={classNames(styles.text, (kind === 'median' || kind === 'own') && styles.strong)}
      x={x}
      y={y}
      textAnchor="middle"
    >
      {text}
    </text>
  ))
}

function rhombus(x: number, size: number): string {
  return `M${x} ${AXIS - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`
}
