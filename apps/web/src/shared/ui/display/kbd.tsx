import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './kbd.module.css'

/** A key to press. `inverse` for use on a coloured button. */
export function Kbd({ inverse = false, children }: { inverse?: boolean; children: ReactNode }) {
  return <kbd className={classNames(styles.kbd, inverse && styles.inverse)}>{children}</kbd>
}
