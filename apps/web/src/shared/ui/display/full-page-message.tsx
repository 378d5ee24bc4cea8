import type { ReactNode } from 'react'
import { Gem, type GemKind } from '../../gem/gem.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './state-message.module.css'

export interface FullPageMessageProps {
  /** The heading; for 403, 404 and unknown errors the specified words. */
  title: ReactNode
  line?: ReactNode
  /** One button: the way out. */
  action?: ReactNode
  gem?: GemKind
  className?: string
}

/** A whole screen that has only one thing to say. */
export function FullPageMessage({
  title,
  line,
  action,
  gem = 'brand',
  className,
}: FullPageMessageProps) {
  return (
    <div className={classNames(styles.message, styles.page, className)}>
      <Gem kind={gem} stage={4} size={64} />
      <h1 className={styles.title}>{title}</h1>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
