import type { ReactNode } from 'react'
import styles from './toggle-row.module.css'

type ToggleWordsProps = {
  /** Id of the control; the hint's id is derived from it by {@link hintIdOf}. */
  readonly id: string
  readonly label: ReactNode
  readonly hint: ReactNode
}

/** Label and hint beside a checkbox or switch. */
export function ToggleWords({ id, label, hint }: ToggleWordsProps) {
  return (
    <span className={styles.words}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={hintIdOf(id, hint)} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  )
}

/** What the control names in `aria-describedby`. */
export function hintIdOf(id: string, hint: ReactNode): string | undefined {
  return hint === undefined ? undefined : `${id}-hint`
}
