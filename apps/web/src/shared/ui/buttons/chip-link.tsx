import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../theme/class-names.ts'
import styles from './chip.module.css'

/** A chip that leads somewhere. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(styles.chip, styles.link)}>
      {children}
    </Link>
  )
}
