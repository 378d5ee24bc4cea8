import type { KeyboardEvent, RefObject } from 'react'
import { ChevronLeftIcon, CloseIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { useEnterAction } from '../../../shared/text-input/use-enter-action.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Kbd } from '../../../shared/ui/display/kbd.tsx'
import { uiTexts } from '../../../shared/texts/ui.texts.ts'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'

type PaletteFieldProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly listId: string
  readonly activeId: string | undefined
  readonly hasOptions: boolean
  readonly onText: (text: string) => void
  readonly onEnter: (text: string) => void
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly onClose: () => void
}

/** The search line: a combobox whose list stands below it (ARIA Authoring Practices). */
export function PaletteField(props: PaletteFieldProps) {
  const { field, text, listId, activeId, hasOptions, onText, onKey, onClose } = props
  const texts = searchTexts
  const common = uiTexts
  const enter = useEnterAction(props.onEnter)
  return (
    <div className={styles.head}>
      <IconButton
        className={styles.back}
        label={texts.close}
        icon={<ChevronLeftIcon />}
        onClick={onClose}
      />
      <SearchIcon aria-hidden="true" className={styles.sign} />
      <input
        ref={field}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        role="combobox"
        aria-label={texts.field}
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        {...enter}
        onKeyDown={(event) => {
          if (!enter.onKeyDown(event)) onKey(event)
        }}
      />
      {text !== '' && (
        <IconButton
          size="small"
          label={common.clearSearch}
          icon={<CloseIcon />}
          onClick={() => {
            onText('')
            field.current?.focus()
          }}
        />
      )}
      <button type="button" className={styles.esc} aria-label={texts.closeByKey} onClick={onClose}>
        <Kbd>Esc</Kbd>
      </button>
    </div>
  )
}
