import { useEffect, useId, useRef } from 'react'
import { CheckIcon, MinusIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import type { ToggleRowProps } from './switch.tsx'
import styles from './toggle-row.module.css'
import { hintIdOf, ToggleWords } from './toggle-words.tsx'

export type CheckboxProps = ToggleRowProps & {
  /** Some but not all of what it stands for. */
  readonly indeterminate?: boolean
}

/** One of several things that may be chosen together. */
export function Checkbox({
  label,
  hint,
  checked,
  onChange,
  indeterminate = false,
  disabled,
  name,
  className,
}: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // No attribute says it.
    if (box.current !== null) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const Tick = indeterminate ? MinusIcon : CheckIcon
  return (
    <div className={classNames(styles.row, className)}>
      <span className={styles.boxed}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hintIdOf(id, hint)}
          className={styles.box}
        />
        {(checked || indeterminate) && <Tick className={styles.tick} />}
      </span>
      <ToggleWords id={id} label={label} hint={hint} />
    </div>
  )
}
