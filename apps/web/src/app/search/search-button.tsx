import { useSyncExternalStore } from 'react'
import { SearchIcon } from '../../shared/icons/icons.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import { Kbd } from '../../shared/ui/display/kbd.tsx'
import { warmUpPalette } from './palette-host.tsx'
import styles from './search-button.module.css'
import { searchButtonTexts } from './search-button.texts.ts'
import { usePalette } from './use-palette.ts'

const noChange = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The way to the search in the header: a field where there is room, a sign elsewhere. */
export function SearchButton({ className }: { className?: string }) {
  const texts = searchButtonTexts
  const { isOpen, open } = usePalette()
  const isMac = useSyncExternalStore(noChange, isApple, () => false)
  return (
    <button
      type="button"
      className={classNames(className, styles.search)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={warmUpPalette}
      onFocus={warmUpPalette}
      onClick={open}
    >
      <SearchIcon aria-hidden="true" />
      <span className={styles.words}>{texts.search}</span>
      <span className={styles.key} aria-hidden="true">
        <Kbd>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </span>
    </button>
  )
}
