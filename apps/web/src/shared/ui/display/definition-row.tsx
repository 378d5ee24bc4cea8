import type { ReactNode } from 'react'
import { translateOf } from '../../texts/figures.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './definition-row.module.css'

/** A list of facts: term at the left, value at the right, hairlines between. */
export function DefinitionList({
  columns = 1,
  className,
  children,
}: {
  columns?: 1 | 2
  className?: string
  children: ReactNode
}) {
  return (
    <dl className={classNames(styles.list, columns === 2 && styles.two, className)}>{children}</dl>
  )
}

/** One fact of a {@link DefinitionList}. */
export function DefinitionRow({
  term,
  leading,
  muted = false,
  children,
}: {
  term: ReactNode
  /** Icon or rhombus before the term. */
  leading?: ReactNode
  /** For a value that is nothing (0, none). */
  muted?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.row, muted && styles.muted)}>
      <dt className={styles.term}>
        {leading}
        {term}
      </dt>
      <dd translate={translateOf(children)} className={styles.value}>
        {children}
      </dd>
    </div>
  )
}
