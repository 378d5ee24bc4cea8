import type { ReactNode } from 'react'
import { HintIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './hint-strip.module.css'

/** One sentence that says what to do next, computed from the state. */
export function HintStrip({
  icon,
  tone = 'brass',
  live = false,
  className,
  children,
}: {
  icon?: ReactNode
  tone?: 'brass' | 'primary' | 'danger'
  /** Announce changes of the sentence politely. */
  live?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <p
      role={live ? 'status' : undefined}
      className={classNames(styles.hint, styles[tone], className)}
    >
      {icon ?? <HintIcon />}
      <span>{children}</span>
    </p>
  )
}
