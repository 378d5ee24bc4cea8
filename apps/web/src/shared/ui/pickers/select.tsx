import { ChevronDownIcon } from '../../icons/icons.ts'
import { lateCode } from '../../loading/late-code.ts'
import { useLateList } from '../../loading/later-body.ts'
import styles from './select.module.css'
import { type SelectProps, useSelectTrigger } from './use-select-trigger.ts'

export type { SelectOption, SelectProps } from './use-select-trigger.ts'

/** What the first one that is opened needs. */
export const selectBody = lateCode(async () => (await import('./select-body.tsx')).SelectBody)

/**
 * One of a few fixed values. More than about twelve: use {@link Combobox}. What opens is fetched once the
 * page rests, or by the tap that asks for it.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { body: Body, isWanted, trigger } = useLateList(selectBody)
  const attributes = useSelectTrigger(props)
  if (Body !== undefined) return <Body {...props} startsOpen={isWanted} />
  const { value, options, placeholder, disabled, name } = props
  const shown = options.find((option) => option.value === value)?.label
  return (
    <>
      <button {...attributes} {...trigger} aria-haspopup="listbox" disabled={disabled}>
        <span className={styles.value} data-placeholder={shown === undefined || undefined}>
          {shown ?? placeholder}
        </span>
        <span aria-hidden className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  )
}
