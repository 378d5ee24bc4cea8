import { ChevronDownIcon } from '../../icons/icons.ts'
import { classNames } from '../../theme/class-names.ts'
import { useFieldControl } from '../fields/field-context.ts'
import fieldStyles from '../fields/field.module.css'
import type { ComboboxProps } from './combobox-props.ts'
import selectStyles from './select.module.css'

/** What the box is that shows the chosen item and opens the list: attributes of a button. */
export function useBoxTrigger<Item>(props: ComboboxProps<Item>) {
  const { label, value, getLabel, placeholder, className } = props
  const field = useFieldControl()
  const shown = value === null ? (placeholder ?? '') : getLabel(value)
  return {
    id: field?.id,
    'aria-label': field === null ? `${label}: ${shown}` : undefined,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'data-invalid': field?.isInvalid || undefined,
    className: classNames(fieldStyles.box, selectStyles.trigger, className),
    children: (
      <>
        <span className={selectStyles.value} data-placeholder={value === null || undefined}>
          {shown}
        </span>
        <span className={selectStyles.arrow}>
          <ChevronDownIcon />
        </span>
      </>
    ),
  }
}
