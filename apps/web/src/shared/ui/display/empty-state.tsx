import type { ReactNode } from 'react'
import { Gem, type GemKind } from '../../gem/gem.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './state-message.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'

/** What the player can do about it, in one line: never missing beside the specified words. */
type EmptyWords =
  | { readonly title?: undefined; readonly line: ReactNode }
  | { readonly title: ReactNode; readonly line?: ReactNode }

export type EmptyStateProps = EmptyWords & {
  /** One button. */
  readonly action?: ReactNode
  readonly gem?: GemKind
  readonly className?: string
}

/** Nothing to show. Says it in the specified words and offers the way on. */
export function EmptyState({ title, line, action, gem = 'normal', className }: EmptyStateProps) {
  const texts = uiTexts
  return (
    <div className={classNames(styles.message, className)}>
      <Gem kind={gem} stage={1} size={40} />
      <p className={styles.title}>{title ?? texts.empty}</p>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {action}
    </div>
  )
}
