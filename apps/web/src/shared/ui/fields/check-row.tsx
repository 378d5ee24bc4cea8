import { useId } from 'react'
import styles from './check-row.module.css'

type CheckRowProps = {
  readonly label: string
  /** What readers hear in its place, where the label alone does not say of what. */
  readonly name?: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** `switch`: on or off, at the right; `box`: one of several, at the left. */
  readonly look?: 'switch' | 'box'
}

/**
 * On or off, in effect at once. The browser's own box, for pages that are drawn ahead of time: nothing on them may
 * carry a style attribute as the switch of the kit does.
 */
export function CheckRow({
  label,
  name = label,
  hint,
  checked,
  onChange,
  look = 'switch',
}: CheckRowProps) {
  const hintId = useId()
  return (
    <label className={styles[look]}>
      <span className={styles.words}>
        {label}
        {hint !== undefined && (
          <small id={hintId} aria-hidden="true">
            {hint}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        className={look === 'box' ? styles.mark : undefined}
        role={look === 'switch' ? 'switch' : undefined}
        aria-label={name}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
