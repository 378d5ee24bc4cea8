import { classNames } from '../../theme/class-names.ts'
import styles from './spark.module.css'
import { sparkShape } from './spark-shape.ts'

type SparkProps = {
  /** One value a day, oldest first; null on days without one. */
  readonly values: readonly (number | null)[]
  /** As the change beside it says. */
  readonly tone?: 'up' | 'down' | 'quiet'
  readonly width?: number
  readonly height?: number
  /** A dotted line there: 100 of an index. */
  readonly base?: number
}

const WIDTH = 104
const HEIGHT = 24
const RHOMBUS = 3.4

/** The last days as a tiny line. Only decoration: numbers and words stand beside it. */
export function Spark({
  values,
  tone = 'quiet',
  width = WIDTH,
  height = HEIGHT,
  base,
}: SparkProps) {
  const shape = sparkShape(values, { width, height, base })
  return (
    <svg
      className={classNames(styles.spark, styles[tone])}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {shape.baseY !== null && <path className={styles.base} d={`M0 ${shape.baseY}H${width}`} />}
      <path className={styles.line} d={shape.path} />
      {shape.end && (
        <path
          className={styles.end}
          d={`M${shape.end.x} ${shape.end.y - RHOMBUS}l${RHOMBUS} ${RHOMBUS}l${-RHOMBUS} ${RHOMBUS}l${-RHOMBUS} ${-RHOMBUS}z`}
        />
      )}
    </svg>
  )
}
