import { recipeOf } from '@gyeol/statting'
import { RenameDialog } from '../../shared/named-saves/dialogs/rename-dialog.tsx'
import { PictureDialog } from '../../shared/share/picture-dialog.tsx'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { BuildPicture } from './share/build-picture.tsx'
import { CompareDialog } from './sessions/compare-dialog.tsx'
import { ImportDialog } from './share/import-dialog.tsx'
import { OptionPicker } from './slots/option-picker.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { SessionMenu } from './sessions/session-menu.tsx'
import { SettingEditor } from './settings/setting-editor.tsx'
import { SessionShareDialog } from './share/share-dialog.tsx'
import { StepEditor } from './log/step-editor.tsx'
import { stattingTexts } from './statting.texts.ts'
import type { IncomingBuild } from './sessions/begin-session.ts'
import type { Statting } from './sessions/use-statting.ts'

type OwnDialogsProps = {
  readonly statting: Statting
  readonly dialog: OwnDialog | null
  readonly text: string
  readonly onPick: (options: Parameters<Statting['pick']>[0]) => void
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/**
 * Every dialog of one's own sessions, one at a time. This file is loaded once the screen stands still: nothing of it is
 * needed for the first sight.
 */
export function OwnDialogs({ statting, dialog, text, onPick, onOpen }: OwnDialogsProps) {
  const texts = stattingTexts
  const picked = dialog?.kind === 'pick' ? dialog.slot : null
  const { doc, workspace } = statting
  const close = () => onOpen(null)
  const step = dialog?.kind === 'edit-step' ? doc.steps[dialog.index] : undefined

  function importBuilds(builds: readonly IncomingBuild[], broken: number) {
    const added = builds.filter((build) => statting.add(build)).length
    if (added > 0) showToast(texts.share.importDone(added), { kind: 'success' })
    if (broken > 0) showErrorToast(texts.share.importBroken(broken))
    if (added < builds.length) showErrorToast(texts.tabs.full(workspace.items.length + added))
  }

  return (
    <>
      {dialog?.kind === 'share' && (
        <SessionShareDialog
          doc={doc}
          all={workspace.items}
          text={text}
          onImage={() => onOpen({ kind: 'picture' })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'picture' && (
        <PictureDialog name={doc.name} onClose={close}>
          <BuildPicture doc={doc} view={statting.view} />
        </PictureDialog>
      )}
      {dialog?.kind === 'import' && <ImportDialog onImport={importBuilds} onClose={close} />}
      {dialog?.kind === 'compare' && (
        <CompareDialog
          current={doc}
          others={workspace.items.filter((other) => other.id !== doc.id)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'edit-step' && step && (
        <StepEditor
          doc={doc}
          index={dialog.index}
          step={step}
          onClose={close}
          onSave={(edited) => {
            statting.editStep(dialog.index, edited)
            close()
          }}
        />
      )}
      {dialog?.kind === 'rename' && (
        <RenameDialog
          name={doc.name}
          onClose={close}
          onRename={(name) => {
            statting.rename(name)
            close()
          }}
        />
      )}
      <SessionMenu statting={statting} isOpen={dialog?.kind === 'menu'} onOpen={onOpen} />
      <OptionPicker
        key={doc.id}
        session={statting.view.session}
        slot={picked}
        category={workspace.search}
        onCategory={statting.setSearch}
        onPick={onPick}
        onRemove={
          picked !== null && statting.view.session.slots[picked]?.option
            ? () => onPick([{ slot: picked, option: null }])
            : undefined
        }
        onClose={close}
      />
      <SettingEditor
        name={dialog?.kind === 'setting' ? dialog.name : null}
        settings={doc.settings}
        recipe={recipeOf(statting.view.session)}
        hasExpertReinforcement2={statting.hasExpertReinforcement2}
        onChange={statting.changeSettings}
        onExpertReinforcement2={statting.setExpertReinforcement2}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog?.kind === 'reset'}
        title={texts.actions.reset}
        description={texts.actions.resetQuestion}
        confirmLabel={texts.actions.reset}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        onConfirm={statting.clear}
      />
    </>
  )
}
