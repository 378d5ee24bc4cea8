import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { SearchIcon } from '../icons/icons.ts'
import styles from './combobox.module.css'
import { useComposedEnter } from './use-composed-enter.ts'

export interface ComboboxSearchProps<Item> {
  label: string
  placeholder?: string
  onQuery: (query: string) => void
  /** What Enter takes right after a composition. */
  firstHit: Item | undefined
  onChoose: (item: Item) => void
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
  const enter = useComposedEnter(() => {
    if (firstHit !== undefined) onChoose(firstHit)
  })
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
        onCompositionStart={(event) => event.preventBaseUIHandler()}
        onCompositionEnd={enter.onCompositionEnd}
        onKeyDown={(event) => {
          if (enter.onKeyDown(event)) event.preventBaseUIHandler()
        }}
      />
    </div>
  )
}
