import type { ReactNode } from 'react'
import { AlertIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './field.module.css'

/** Icon and words; red alone is never the message. */
export function FieldReason({
  id,
  className,
  children,
}: {
  id?: string
  className?: string
  children: ReactNode
}) {
  return (
    <p id={id} className={classNames(styles.reason, className)}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  )
}
