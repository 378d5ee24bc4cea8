import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '../../../shared/ui/layers/use-layer.ts'
import { PaletteBody, type PaletteBodyProps } from './palette-body.tsx'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'

export type SearchPaletteProps = {
  readonly isOpen: boolean
} & Omit<PaletteBodyProps, 'field'>

/** The search over everything, above whatever page is open; on phones it fills the screen. */
export function SearchPalette({ isOpen, onClose, onGo, ...body }: SearchPaletteProps) {
  const texts = searchTexts
  const field = useRef<HTMLInputElement>(null)
  useBackCloses(isOpen, onClose)
  // Whoever opens it again while it still fades away finds it empty too.
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  // The next page takes the focus itself; only who stays gets it back where it was.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (isOpen) isLeaving.current = false
  }, [isOpen])
  const go = (href: string) => {
    isLeaving.current = true
    onGo(href)
  }
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            aria-label={texts.title}
            initialFocus={field}
            finalFocus={() => !isLeaving.current}
          >
            <PaletteBody key={opening.count} field={field} onClose={onClose} onGo={go} {...body} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
