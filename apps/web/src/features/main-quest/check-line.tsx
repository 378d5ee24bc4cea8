import { useId } from 'react'
import styles from './check-line.module.css'

type CheckLineProps = {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/**
 * On or off, in effect at once. The browser's own box: the screen is drawn ahead of time, where nothing may carry a style
 * attribute as the kit's switch does.
 */
export function CheckLine({ label, hint, checked, onChange }: CheckLineProps) {
  const hintId = useId()
  return (
    <label className={styles.line}>
      <span>
        {label}
        {hint !== undefined && (
          <small id={hintId} aria-hidden="true">
            {hint}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
