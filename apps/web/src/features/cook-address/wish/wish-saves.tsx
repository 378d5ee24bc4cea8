import { useState } from 'react'
import { CopyIcon, EditIcon, MoreIcon } from '../../../shared/icons/icons.ts'
import { RenameDialog } from '../../../shared/named-saves/dialogs/rename-dialog.tsx'
import { SaveMenu } from '../../../shared/named-saves/dialogs/save-menu.tsx'
import { SaveTabs } from '../../../shared/named-saves/save-tabs.tsx'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import type { WishesState } from './use-wishes.ts'
import styles from './wish-saves.module.css'
import { newWish, selectSaved } from './select.saved.ts'
import { wishTexts } from './wish.texts.ts'

/** The wishes side by side, once there is more than one. */
export function WishSaves({ state }: { state: WishesState }) {
  const texts = wishTexts.saves
  const [open, setOpen] = useState<'menu' | 'rename' | null>(null)
  const close = () => setOpen(null)
  const run = (work: () => void) => () => {
    close()
    work()
  }
  return (
    <>
      {state.wishes.items.length > 1 && (
        <div className={styles.saves}>
          <SaveTabs
            label={texts.label}
            addLabel={texts.add}
            saves={state.wishes}
            onSelect={state.select}
            onRename={() => setOpen('rename')}
            onAdd={state.addEmpty}
          />
          <IconButton
            label={texts.menu}
            icon={<MoreIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen('menu')}
          />
        </div>
      )}
      <SaveMenu
        store={selectSaved}
        isOpen={open === 'menu'}
        onClose={close}
        rows={[
          [texts.rename, <EditIcon key="icon" />, () => setOpen('rename')],
          [texts.copy, <CopyIcon key="icon" />, run(state.addCopy)],
        ]}
        remove={{ label: texts.remove, fresh: () => newWish() }}
      />
      {open === 'rename' && (
        <RenameDialog
          name={state.wish.name}
          onRename={(name) => run(() => state.rename(name))()}
          onClose={close}
        />
      )}
    </>
  )
}
