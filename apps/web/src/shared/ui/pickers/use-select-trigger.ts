import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { useFieldControl } from '../fields/field-context.ts'
import fieldStyles from '../fields/field.module.css'
import styles from './select.module.css'

export type SelectOption<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** Says in the list what the choice does. */
  readonly hint?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export type SelectProps<Value extends string> = {
  /** Names the control where no Field does. */
  readonly label?: string
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly SelectOption<Value>[]
  readonly placeholder?: string
  /** `bare` shows only the text and an arrow, for headings and strips. */
  readonly look?: 'box' | 'bare'
  readonly disabled?: boolean
  readonly name?: string
  readonly className?: string
}

/** What the box is that shows the chosen value and opens the list: attributes of a button. */
export function useSelectTrigger<Value extends string>({
  label,
  look = 'box',
  className,
}: SelectProps<Value>) {
  const field = useFieldControl()
  return {
    id: field?.id,
    'aria-label': field === null ? label : undefined,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'data-invalid': field?.isInvalid || undefined,
    className: classNames(
      look === 'box' ? fieldStyles.box : styles.bare,
      styles.trigger,
      className,
    ),
  }
}
