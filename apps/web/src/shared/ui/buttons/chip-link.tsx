import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './chip.module.css'

/** A chip that leads somewhere. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.chip}>
      {children}
    </Link>
  )
}
