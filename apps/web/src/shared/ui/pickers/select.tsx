import { Select as BaseSelect } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { usePopupLayer } from '../layers/use-layer.ts'
import { useFieldControl } from '../fields/field-context.ts'
import fieldStyles from '../fields/field.module.css'
import popup from '../popups/popup.module.css'
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

/** One of a few fixed values. More than about twelve: use {@link Combobox}. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  placeholder,
  look = 'box',
  disabled,
  name,
  className,
}: SelectProps<Value>) {
  const field = useFieldControl()
  const [isOpen, setOpen] = usePopupLayer({})
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      name={name}
      disabled={disabled}
      open={isOpen}
      onOpenChange={setOpen}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
    >
      <BaseSelect.Trigger
        id={field?.id}
        aria-label={field === null ? label : undefined}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.isInvalid || undefined}
        data-invalid={field?.isInvalid || undefined}
        className={classNames(
          look === 'box' ? fieldStyles.box : styles.bare,
          styles.trigger,
          className,
        )}
      >
        <BaseSelect.Value className={styles.value} placeholder={placeholder} />
        <BaseSelect.Icon className={styles.arrow}>
          <ChevronDownIcon />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner
          className={popup.positioner}
          sideOffset={6}
          collisionPadding={8}
          alignItemWithTrigger={false}
        >
          <BaseSelect.Popup className={classNames(popup.popup, popup.list)}>
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={popup.item}
                >
                  {option.icon}
                  <span className={popup.grow}>
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    {option.hint !== undefined && (
                      <small className={styles.hint}>{option.hint}</small>
                    )}
                  </span>
                  <BaseSelect.ItemIndicator className={popup.mark}>
                    <CheckIcon />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}
