import { classNames } from '../../theme/class-names.ts'
import type { MarkedLook } from './look.ts'
import styles from './look.module.css'

type MarkProps = {
  readonly look: MarkedLook
  readonly x: number
  readonly y: number
  /** Half of its width. */
  readonly size?: number
  readonly isHollow?: boolean
}

const MARK_SIZE = 5

/** The shape of a line's look, so that nothing rests on colour alone: ◆ ■ ▲ ●. */
export function Mark({ look, x, y, size = MARK_SIZE, isHollow = false }: MarkProps) {
  const className = classNames(styles.mark, styles[look], isHollow && styles.hollow)
  if (look === 'negative') return <circle className={className} cx={x} cy={y} r={size * 0.84} />
  return <path className={className} d={SHAPES[look](x, y, size)} />
}

const SHAPES = {
  primary: (x: number, y: number, size: number) =>
    `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`,
  brass: (x: number, y: number, size: number) =>
    `M${x - size * 0.74} ${y - size * 0.74}h${size * 1.48}v${size * 1.48}h${-size * 1.48}z`,
  info: (x: number, y: number, size: number) =>
    `M${x} ${y - size}l${size} ${size * 1.68}h${-2 * size}z`,
}
