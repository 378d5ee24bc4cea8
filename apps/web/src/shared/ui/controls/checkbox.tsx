import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { useId } from 'react'
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
  return (
    <div className={classNames(styles.row, className)}>
      <BaseCheckbox.Root
        id={id}
        name={name}
        checked={checked}
        indeterminate={indeterminate}
        disabled={disabled}
        onCheckedChange={(isChecked) => onChange(isChecked)}
        aria-describedby={hintIdOf(id, hint)}
        className={styles.box}
      >
        <BaseCheckbox.Indicator className={styles.tick}>
          {indeterminate ? <MinusIcon /> : <CheckIcon />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <ToggleWords id={id} label={label} hint={hint} />
    </div>
  )
}
