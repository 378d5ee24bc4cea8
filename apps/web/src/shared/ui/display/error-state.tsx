import type { ReactNode } from 'react'
import { RefreshIcon, WarningIcon } from '../../icons/icons.ts'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './state-message.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'

export type ErrorStateProps = {
  readonly title?: ReactNode
  readonly line?: ReactNode
  /** Tries the same again; what was typed stays. */
  readonly onRetry?: () => void
  /** Another way out beside or instead of the retry. */
  readonly action?: ReactNode
  readonly className?: string
}

/** A part of a screen could not be shown. */
export function ErrorState({ title, line, onRetry, action, className }: ErrorStateProps) {
  const texts = uiTexts
  return (
    <div role="alert" className={classNames(styles.message, className)}>
      <span className={styles.warning}>
        <WarningIcon />
      </span>
      <p className={styles.title}>{title ?? texts.error}</p>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {onRetry !== undefined && (
        <Button icon={<RefreshIcon />} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {action}
    </div>
  )
}
