import { classNames } from '../../theme/class-names.ts'
import styles from './meter.module.css'

export type MeterProps = {
  /** What is measured; read aloud with {@link text}. */
  readonly label: string
  readonly value: number
  readonly max?: number
  /** The value in words when "37 of 100" is not how one says it. */
  readonly text?: string
  readonly tone?: 'primary' | 'brass' | 'negative'
  readonly size?: 'thin' | 'medium'
  /** Work in progress instead of a quantity. */
  readonly isProgress?: boolean
  readonly className?: string
}

/** A filled bar. Always beside the number it shows. */
export function Meter({
  label,
  value,
  max = 100,
  text,
  tone = 'primary',
  size = 'medium',
  isProgress = false,
  className,
}: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role={isProgress ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={classNames(styles.bar, styles[tone], styles[size], className)}
    >
      {/* Its width is a number of the drawing: pages drawn ahead may not have styles of their own. */}
      <svg aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" />
      </svg>
    </div>
  )
}
