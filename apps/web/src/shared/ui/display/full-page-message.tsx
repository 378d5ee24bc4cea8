import type { ReactNode } from 'react'
import { Gem, type GemKind } from '../../gem/gem.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './state-message.module.css'

export type FullPageMessageProps = {
  /** The heading; for 403, 404 and unknown errors the specified words. */
  readonly title: ReactNode
  readonly line?: ReactNode
  /** One button: the way out. */
  readonly action?: ReactNode
  readonly gem?: GemKind
  readonly className?: string
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
