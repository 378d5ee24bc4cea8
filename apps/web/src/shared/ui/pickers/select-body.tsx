import { Select as BaseSelect } from '@base-ui/react/select'
import { useEffect } from 'react'
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { type SelectProps, useSelectTrigger } from './use-select-trigger.ts'
import { usePopupLayer } from '../layers/use-layer.ts'
import popup from '../popups/popup.module.css'
import styles from './select.module.css'

type SelectBodyProps<Value extends string> = SelectProps<Value> & {
  /** It was tapped before its code was there. */
  readonly startsOpen: boolean
}

/** The living {@link Select}. */
export function SelectBody<Value extends string>(props: SelectBodyProps<Value>) {
  const { value, onChange, options, placeholder, disabled, name, startsOpen } = props
  const attributes = useSelectTrigger(props)
  const [isOpen, setOpen] = usePopupLayer({})
  useEffect(() => {
    if (startsOpen) setOpen(true)
    // Once: whoever closes it again wants it closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
      <BaseSelect.Trigger {...attributes}>
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
