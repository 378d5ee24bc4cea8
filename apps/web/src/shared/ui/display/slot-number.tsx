import { classNames } from '../../theme/class-names.ts'
import styles from './slot-number.module.css'

export type SlotTone = 'idle' | 'active' | 'done'

/** The hexagon that counts slots; hexagons are used for nothing else. */
export function SlotNumber({
  number,
  tone = 'idle',
  className,
}: {
  number: number
  tone?: SlotTone
  className?: string
}) {
  return (
    <span translate="no" className={classNames(styles.hexagon, styles[tone], className)}>
      {number}
    </span>
  )
}
