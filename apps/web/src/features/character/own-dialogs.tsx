import { useMemo } from 'react'
import {
  CompareIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  ShareIcon,
  UploadIcon,
} from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { RenameDialog } from '../../shared/named-saves/dialogs/rename-dialog.tsx'
import { SaveMenu, type SaveMenuRow } from '../../shared/named-saves/dialogs/save-menu.tsx'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { PictureDialog } from '../../shared/share/picture-dialog.tsx'
import { ShareDialog } from '../../shared/share/share-dialog.tsx'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { bodyOf, EMPTY_BODY } from './build/character-build.ts'
import type { CharactersState } from './build/use-characters.ts'
import { characterTexts } from './character.texts.ts'
import { useAskedReport } from './case/use-asked-report.ts'
import { CompareDialog } from './compare/compare-dialog.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { writeCharacterFile } from './share/character-file.ts'
import { ImportDialog } from './share/import-dialog.tsx'
import { CharacterPicture } from './share/character-picture.tsx'
import { characterText } from './share/character-text.ts'
import { linkHashOf } from './share/share-link.ts'
import { figureTexts } from './sheet/figure.texts.ts'
import { SheetPanel } from './sheet/sheet-panel.tsx'
import { charactersSaved, newCharacter } from './build/character.saved.ts'
import type { Around } from './taken-over.ts'

/** Brings the pickers of the lists with it. */
const TryDialog = latePart(async () => (await import('./replace/try-dialog.tsx')).TryDialog)

const ReportDialog = latePart(async () => (await import('./case/report-dialog.tsx')).ReportDialog)

type OwnDialogsProps = {
  readonly state: CharactersState
  readonly dialog: OwnDialog | null
  readonly Around: Around
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Every dialog of one's own builds, one at a time. Loaded once the screen stands. */
export function OwnDialogs({ state, dialog, Around, onOpen }: OwnDialogsProps) {
  const words = figureTexts
  const { character, built } = state
  useAskedReport(onOpen)
  const close = () => onOpen(null)
  return (
    <>
      <CharacterMenu state={state} isOpen={dialog === 'menu'} onOpen={onOpen} />
      <Sheet
        title={words.sheet}
        open={dialog === 'sheet'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
      >
        <SheetPanel
          sheet={built.sheet}
          body={character}
          onReport={(report) => onOpen({ report })}
          onChoose={state.choose}
        />
      </Sheet>
      {dialog === 'share' && <Share state={state} onOpen={onOpen} />}
      {dialog === 'picture' && (
        <PictureDialog name={character.name} onClose={close}>
          <CharacterPicture character={character} sheet={built.sheet} />
        </PictureDialog>
      )}
      {dialog === 'compare' && (
        <CompareDialog
          character={character}
          others={state.saves.items.filter(({ id }) => id !== character.id)}
          onClose={close}
        />
      )}
      {dialog !== null && typeof dialog === 'object' && 'report' in dialog && (
        <Around>
          {() => <ReportDialog state={state} figure={dialog.report} onClose={close} />}
        </Around>
      )}
      {dialog !== null && typeof dialog === 'object' && 'at' in dialog && (
        <Around>
          {({ ownedEquipment }) => (
            <TryDialog
              state={state}
              tried={dialog}
              ownedEquipment={ownedEquipment}
              onClose={close}
            />
          )}
        </Around>
      )}
      {dialog === 'import' && <Import state={state} onClose={close} />}
      {dialog === 'rename' && (
        <RenameDialog
          name={character.name}
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

function Share({ state, onOpen }: Pick<OwnDialogsProps, 'state' | 'onOpen'>) {
  const { character: own, built } = state
  const link = useMemo(
    () => `${location.origin}/character${linkHashOf(own.name, bodyOf(own))}`,
    [own],
  )
  const text = useMemo(
    () => characterText(own, built.sheet, { character: characterTexts, figures: figureTexts }),
    [own, built.sheet],
  )
  return (
    <ShareDialog
      name={own.name}
      link={link}
      text={text}
      onImage={() => onOpen('picture')}
      onClose={() => onOpen(null)}
    >
      <Button
        block
        icon={<DownloadIcon />}
        onClick={() =>
          saveFile(
            `${own.name}.json`,
            new Blob([writeCharacterFile(own)], { type: 'application/json' }),
          )
        }
      >
        {characterTexts.share.json}
      </Button>
    </ShareDialog>
  )
}

function Import({ state, onClose }: Pick<OwnDialogsProps, 'state'> & { onClose: () => void }) {
  const texts = characterTexts
  return (
    <ImportDialog
      onClose={onClose}
      onImport={(name, body) => {
        if (!state.addIncoming(name, body)) {
          showErrorToast(texts.saves.full(MAX_SAVES))
          return
        }
        showToast(texts.import.done, { kind: 'success' })
        onClose()
      }}
    />
  )
}

type MenuProps = {
  readonly state: CharactersState
  readonly isOpen: boolean
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that can be done with the build in front, as large rows for the thumb. */
function CharacterMenu({ state, isOpen, onOpen }: MenuProps) {
  const texts = characterTexts
  const andClose = (run: () => void) => () => {
    run()
    onOpen(null)
  }
  const copy = () => {
    if (!state.addCopy()) showErrorToast(texts.saves.full(MAX_SAVES))
  }
  const clear = () => state.change(({ cast }) => ({ ...EMPTY_BODY, cast }))
  const rows: readonly SaveMenuRow[] = [
    [texts.share.open, <ShareIcon key="i" />, () => onOpen('share')],
    [texts.share.import, <UploadIcon key="i" />, () => onOpen('import')],
    [texts.saves.compare, <CompareIcon key="i" />, () => onOpen('compare')],
    [texts.saves.rename, <EditIcon key="i" />, () => onOpen('rename')],
    [texts.saves.copy, <CopyIcon key="i" />, andClose(copy)],
    [texts.saves.clear, <DeleteIcon key="i" />, andClose(clear)],
  ]
  return (
    <SaveMenu
      store={charactersSaved}
      isOpen={isOpen}
      onClose={() => onOpen(null)}
      rows={rows}
      remove={{ label: texts.saves.remove, fresh: () => newCharacter() }}
    />
  )
}
