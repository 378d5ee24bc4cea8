import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './section-title.module.css'

export type SectionTitleProps = {
  readonly id?: string
  readonly level?: 2 | 3
  /** Link at the right end. */
  readonly more?: { readonly label: string; readonly to: string }
  /** Anything else at the right end. */
  readonly trailing?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** The brass rhombus and the words of a section. */
export function SectionTitle({
  id,
  level = 2,
  more,
  trailing,
  className,
  children,
}: SectionTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames(styles.row, className)}>
      <Heading id={id} className={styles.title}>
        {children}
      </Heading>
      {trailing}
      {more !== undefined && (
        <Link to={more.to} className={styles.more}>
          {more.label}
          <ChevronRightIcon />
        </Link>
      )}
    </div>
  )
}
