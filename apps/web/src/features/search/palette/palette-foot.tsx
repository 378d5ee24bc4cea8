import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Kbd } from '../../../shared/ui/display/kbd.tsx'
import { forgetSearches } from './recent-searches.saved.ts'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'

type PaletteFootProps = {
  readonly canForget: boolean
  readonly onForgotten: () => void
}

/** Keys of the palette where there is a keyboard, and the end of the recent searches. */
export function PaletteFoot({ canForget, onForgotten }: PaletteFootProps) {
  const texts = searchTexts
  const { move, open, filter, close } = texts.hints
  return (
    <div className={styles.foot}>
      <span className={styles.hints} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {move}
        </span>
        <span>
          <Kbd>Enter</Kbd> {open}
        </span>
        <span>
          <Kbd>Tab</Kbd> {filter}
        </span>
        <span>
          <Kbd>Esc</Kbd> {close}
        </span>
      </span>
      {canForget && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            forgetSearches()
            onForgotten()
          }}
        >
          {texts.clearRecent}
        </Button>
      )}
    </div>
  )
}
