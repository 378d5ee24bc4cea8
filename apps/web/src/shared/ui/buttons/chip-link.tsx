import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { translateOf } from '../../texts/figures.ts'
import { classNames } from '../../theme/class-names.ts'
import styles from './chip.module.css'

/** A chip that leads somewhere. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      translate={translateOf(children)}
      className={classNames(styles.chip, styles.link)}
    >
      {children}
    </Link>
  )
}
