import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './toggle-row.module.css'
import { hintIdOf, ToggleWords } from './toggle-words.tsx'

export type ToggleRowProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly name?: string
  readonly className?: string
}

/** On or off, in effect at once. Label at the left, switch at the right. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled,
  name,
  className,
}: ToggleRowProps) {
  const id = useId()
  return (
    <div className={classNames(styles.row, styles.spread, className)}>
      <ToggleWords id={id} label={label} hint={hint} />
      <BaseSwitch.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(isOn) => onChange(isOn)}
        aria-describedby={hintIdOf(id, hint)}
        className={styles.track}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </div>
  )
}
