import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { SearchIcon } from '../../icons/icons.ts'
import { useEnterAction } from '../../text-input/use-enter-action.ts'
import styles from './combobox.module.css'

export type ComboboxSearchProps<Item> = {
  readonly label: string
  readonly placeholder?: string
  readonly onQuery: (query: string) => void
  /** What Enter takes right after a composition. */
  readonly firstHit: Item | undefined
  readonly onChoose: (item: Item) => void
}

/**
 * The search line of a combobox. The library holds typed Hangul back until the syllable is done;
 * here its composition handler is switched off, so that 강글 already finds 강그레프.
 */
export function ComboboxSearch<Item>({
  label,
  placeholder,
  onQuery,
  firstHit,
  onChoose,
}: ComboboxSearchProps<Item>) {
  const enter = useEnterAction(
    () => {
      if (firstHit !== undefined) onChoose(firstHit)
    },
    { leavesPlain: true },
  )
  return (
    <div className={styles.search}>
      <SearchIcon />
      <BaseCombobox.Input
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="done"
        onInput={(event) => onQuery(event.currentTarget.value)}
        {...enter}
        onCompositionStart={(event) => {
          event.preventBaseUIHandler()
          enter.onCompositionStart()
        }}
        onKeyDown={(event) => {
          if (enter.onKeyDown(event)) event.preventBaseUIHandler()
        }}
      />
    </div>
  )
}
