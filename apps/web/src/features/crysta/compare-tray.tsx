import type { Crysta } from '@gyeol/contract'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RemovableChip } from '../../shared/ui/chip.tsx'
import styles from './crysta-list.module.css'
import { crystaTexts } from './crysta.texts.ts'

const CompareDialog = lazy(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}))

interface CompareTrayProps {
  readonly crystas: readonly Crysta[]
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
}

/** What is to be compared, at the lower edge while the list scrolls. */
export function CompareTray({ crystas, onRemove, onClear }: CompareTrayProps) {
  const texts = useTexts(crystaTexts)
  const [isOpen, setOpen] = useState(false)
  if (crystas.length === 0) return null
  const isEnough = crystas.length > 1
  return (
    <section className={styles.tray} aria-label={texts.compared(crystas.length)}>
      <div className={styles.trayNames}>
        {crystas.map(({ id, name }) => (
          <RemovableChip key={id} label={name} onRemove={() => onRemove(id)} />
        ))}
        {!isEnough && <span className={styles.hint}>{texts.compareNeedsTwo}</span>}
      </div>
      <Button variant="ghost" onClick={onClear}>
        {texts.compareClear}
      </Button>
      <Button variant="primary" disabled={!isEnough} onClick={() => setOpen(true)}>
        {texts.compareOpen}
      </Button>
      {isOpen && isEnough && (
        <Suspense>
          <CompareDialog crystas={crystas} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
