import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TableProps = {
  /** What the table lists; also names its scroll area. */
  readonly caption: string
  /** Rows of 44 to 52 px, or of 30 to 32 px for fine pointers. */
  readonly density?: 'comfortable' | 'compact'
  /** Keeps the head in view inside a box of limited height. */
  readonly stickyHead?: boolean
  /** Keeps the first column in view while scrolling sideways. */
  readonly stickyFirst?: boolean
  readonly className?: string
  /** `thead` and `tbody`; mark cells of numbers with {@link FIGURES}. */
  readonly children: ReactNode
}

/** Spread on the `th` of a column of numbers: right-aligned. */
export const NUMERIC = { 'data-numeric': '' } as const

/** Spread on a `td` that holds numbers: right-aligned, equal widths, and no page translator's to change. */
export const FIGURES = { ...NUMERIC, translate: 'no' } as const

/** A real table in a scroll area that the keyboard can reach. */
export function Table({
  caption,
  density = 'comfortable',
  stickyHead = false,
  stickyFirst = false,
  className,
  children,
}: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className={classNames(styles.scroll, className)}>
      <table
        className={classNames(
          styles.table,
          styles[density],
          stickyHead && styles.stickyHead,
          stickyFirst && styles.stickyFirst,
        )}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  )
}
