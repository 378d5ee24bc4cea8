import { type ReactNode, useMemo } from 'react'
import { CopyIcon, DeleteIcon, EditIcon, ImageIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { RenameDialog } from '../../shared/named-saves/dialogs/rename-dialog.tsx'
import { SaveMenu, type SaveMenuRow } from '../../shared/named-saves/dialogs/save-menu.tsx'
import { PictureDialog } from '../../shared/share/picture-dialog.tsx'
import { ShareDialog } from '../../shared/share/share-dialog.tsx'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { comboTexts } from './combo.texts.ts'
import { ComboPicture } from './share/combo-picture.tsx'
import { comboText } from './combo-words.ts'
import type { OwnDialog } from './own-dialog.ts'
import { linkHashOf } from './share/share-link.ts'
import { newCombo, skillStepSaved } from './combos/combo.saved.ts'
import type { CombosState } from './combos/use-combos.ts'

type OwnDialogsProps = {
  readonly state: CombosState
  readonly dialog: OwnDialog | null
  readonly palette: ReactNode
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Every dialog of one's own combos, one at a time. Loaded once the screen stands. */
export function OwnDialogs({ state, dialog, palette, onOpen }: OwnDialogsProps) {
  const texts = comboTexts
  const { combo, view } = state
  const close = () => onOpen(null)
  const text = useMemo(() => comboText(view, comboTexts), [view])
  return (
    <>
      <ComboMenu state={state} isOpen={dialog === 'menu'} onOpen={onOpen} />
      <Sheet
        title={texts.palette.title}
        focusOn="input"
        open={dialog === 'palette'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
      >
        {palette}
      </Sheet>
      {dialog === 'share' && (
        <ShareDialog
          name={combo.name}
          link={`${location.origin}/skill/combo${linkHashOf(combo.places)}`}
          text={text}
          onImage={() => onOpen('picture')}
          onClose={close}
        />
      )}
      {dialog === 'picture' && (
        <PictureDialog name={combo.name} onClose={close}>
          <ComboPicture name={combo.name} view={view} />
        </PictureDialog>
      )}
      {dialog === 'rename' && (
        <RenameDialog
          name={combo.name}
          onClose={close}
          onRename={(name) => {
            state.rename(name)
            close()
          }}
        />
      )}
    </>
  )
}

type ComboMenuProps = {
  readonly state: CombosState
  readonly isOpen: boolean
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that can be done with the combo in front, as large rows for the thumb. */
function ComboMenu({ state, isOpen, onOpen }: ComboMenuProps) {
  const texts = comboTexts
  const andClose = (run: () => void) => () => {
    run()
    onOpen(null)
  }
  const copy = () => {
    if (!state.addCopy()) showErrorToast(texts.saves.full(MAX_SAVES))
  }
  const rows: readonly SaveMenuRow[] = [
    [texts.share.open, <ShareIcon key="i" />, () => onOpen('share')],
    [texts.share.image, <ImageIcon key="i" />, () => onOpen('picture')],
    [texts.saves.rename, <EditIcon key="i" />, () => onOpen('rename')],
    [texts.saves.copy, <CopyIcon key="i" />, andClose(copy)],
    [texts.saves.clear, <DeleteIcon key="i" />, andClose(() => state.edit({ type: 'clear' }))],
  ]
  return (
    <SaveMenu
      store={skillStepSaved}
      isOpen={isOpen}
      onClose={() => onOpen(null)}
      rows={rows}
      remove={{ label: texts.saves.remove, fresh: () => newCombo() }}
      help={{ label: texts.help, to: '/help/skill-combo' }}
    />
  )
}
