import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { RemovableChip } from '../../ui/controls/chip.tsx'
import styles from './compare.module.css'
import { compareTexts } from './compare.texts.ts'

type CompareTrayProps = {
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  /** The table of all of them; asked for when there are enough and the viewer wants it. */
  readonly renderDialog: (onClose: () => void) => ReactNode
}

/** What is to be compared, at the lower edge while the list scrolls. */
export function CompareTray({ items, onRemove, onClear, renderDialog }: CompareTrayProps) {
  const texts = compareTexts
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  const isEnough = items.length > 1
  return (
    <section className={styles.tray} aria-label={texts.count(items.length)}>
      <div className={styles.trayNames}>
        {items.map(({ id, name }) => (
          <RemovableChip key={id} label={name} onRemove={() => onRemove(id)} />
        ))}
        {!isEnough && <span className={styles.hint}>{texts.needsTwo}</span>}
      </div>
      <Button variant="ghost" onClick={onClear}>
        {texts.clear}
      </Button>
      <Button variant="primary" disabled={!isEnough} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && isEnough && renderDialog(() => setOpen(false))}
    </section>
  )
}
