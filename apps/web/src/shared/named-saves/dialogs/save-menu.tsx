import { type ReactNode, useState } from 'react'
import { DeleteIcon, NoteIcon, RestartIcon } from '../../icons/icons.ts'
import { Button, LinkButton } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/layers/sheet.tsx'
import { useSaved } from '../../saved-data/saved-data.ts'
import type { SavedStore } from '../../saved-data/saved-store.ts'
import { offerTakeBack } from '../../toast/offer-take-back.ts'
import { activeOf, type Named, type Saves } from '../named-saves.ts'
import { namedSavesTexts } from '../named-saves.texts.ts'
import styles from './save-menu.module.css'
import { deleteSave, restoreSave } from '../trash.ts'
import { TrashDialog } from './trash-dialog.tsx'

/** What a row says, its icon, and what it does. */
export type SaveMenuRow = readonly [label: string, icon: ReactNode, run: () => void]

type SaveMenuProps<All extends Saves<Named>> = {
  readonly store: SavedStore<All>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly rows: readonly SaveMenuRow[]
  /** What the row that moves the one in front into the trash says, and what takes the place of the last one. */
  readonly remove: { readonly label: string; readonly fresh: () => All['items'][number] }
  /** A last row that leads to the help. */
  readonly help?: { readonly label: string; readonly to: string }
}

/** Everything that can be done with the save in front, as large rows for the thumb. */
export function SaveMenu<All extends Saves<Named>>(props: SaveMenuProps<All>) {
  const { store, isOpen, onClose, remove, help } = props
  const [saves] = useSaved(store)
  const [isTrashOpen, setTrashOpen] = useState(false)
  const instead = (run: () => void) => () => {
    onClose()
    run()
  }
  const rows: readonly SaveMenuRow[] = [
    ...props.rows,
    [remove.label, <DeleteIcon key="i" />, instead(() => moveToTrash(store, remove.fresh()))],
    [
      namedSavesTexts.trash(saves.trash.length),
      <RestartIcon key="i" />,
      instead(() => setTrashOpen(true)),
    ],
  ]
  return (
    <>
      <Sheet
        title={activeOf(saves).name}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <ul className={styles.rows}>
          {rows.map(([label, icon, run]) => (
            <li key={label}>
              <Button variant="ghost" block icon={icon} className={styles.row} onClick={run}>
                {label}
              </Button>
            </li>
          ))}
          {help !== undefined && (
            <li>
              <LinkButton
                variant="ghost"
                block
                icon={<NoteIcon />}
                className={styles.row}
                to={help.to}
              >
                {help.label}
              </LinkButton>
            </li>
          )}
        </ul>
      </Sheet>
      <TrashDialog store={store} isOpen={isTrashOpen} onClose={() => setTrashOpen(false)} />
    </>
  )
}

/** Moves the one in front into the trash and offers it back. */
function moveToTrash<All extends Saves<Named>>(
  store: SavedStore<All>,
  fresh: All['items'][number],
) {
  const at = Date.now()
  const { id, name } = activeOf(store.load())
  store.update((all) => deleteSave(all, id, { fresh, at }))
  offerTakeBack(store, namedSavesTexts.deleted(name), {
    label: namedSavesTexts.restore,
    run: () => store.update((all) => restoreSave(all, id)),
    isStill: () => store.load().trash.some(({ item }) => item.id === id),
  })
}
