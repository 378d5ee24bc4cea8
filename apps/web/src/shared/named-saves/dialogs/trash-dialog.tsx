import { useState } from 'react'
import { useNow } from '../../korean-time/use-now.ts'
import { useSaved } from '../../saved-data/saved-data.ts'
import type { SavedStore } from '../../saved-data/saved-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Sheet } from '../../ui/layers/sheet.tsx'
import { daysLeft, MAX_SAVES, type Named, type Saves, TRASH_DAYS } from '../named-saves.ts'
import { namedSavesTexts } from '../named-saves.texts.ts'
import { emptyTrash, restoreSave } from '../trash.ts'
import styles from './trash-dialog.module.css'

type TrashDialogProps<All extends Saves<Named>> = {
  readonly store: SavedStore<All>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What was deleted in a planner, to be brought back. */
export function TrashDialog<All extends Saves<Named>>({
  store,
  isOpen,
  onClose,
}: TrashDialogProps<All>) {
  const [saves] = useSaved(store)
  const texts = namedSavesTexts
  const [asks, setAsks] = useState(false)
  const { trash } = saves
  const isFull = saves.items.length >= MAX_SAVES
  const now = useNow()
  return (
    <Sheet
      title={texts.trashTitle}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {trash.length === 0 && <p className={styles.hint}>{texts.trashEmpty}</p>}
      {trash.length > 0 && <p className={styles.hint}>{texts.trashHint(TRASH_DAYS)}</p>}
      {isFull && trash.length > 0 && <HintStrip>{texts.full(MAX_SAVES)}</HintStrip>}
      <ul className={styles.rows}>
        {trash.map((deleted) => {
          const { id, name } = deleted.item
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                {name}
                <small>{texts.daysLeft(daysLeft(deleted, now))}</small>
              </span>
              <Button
                size="small"
                aria-label={texts.restoreOne(name)}
                disabled={isFull}
                onClick={() => {
                  store.update((all) => restoreSave(all, id))
                  onClose()
                }}
              >
                {texts.restore}
              </Button>
            </li>
          )
        })}
      </ul>
      {trash.length > 0 && (
        <Button variant="ghost" block onClick={() => setAsks(true)}>
          {texts.empty}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={texts.empty}
        description={texts.emptyQuestion(trash.length)}
        confirmLabel={texts.empty}
        tone="danger"
        onOpenChange={setAsks}
        onConfirm={() => store.update(emptyTrash)}
      />
    </Sheet>
  )
}
