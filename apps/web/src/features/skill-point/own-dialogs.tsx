import { writeBuildText } from '@gyeol/skills'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { RenameDialog } from '../../shared/named-saves/dialogs/rename-dialog.tsx'
import { PictureDialog } from '../../shared/share/picture-dialog.tsx'
import { ShareDialog } from '../../shared/share/share-dialog.tsx'
import { SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { BuildMenu } from './builds/build-menu.tsx'
import { BuildPicture } from './share/build-picture.tsx'
import { CompareDialog } from './builds/compare-dialog.tsx'
import { ImportDialog } from './share/import-dialog.tsx'
import { OrderDialog } from './builds/order-dialog.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { codeOf, linkHashOf } from './share/share-link.ts'
import { skillPointTexts } from './skill-point.texts.ts'
import { TargetsDialog } from './builds/targets-dialog.tsx'
import type { SkillBuildsState } from './builds/use-skill-builds.ts'

type OwnDialogsProps = {
  readonly state: SkillBuildsState
  readonly dialog: OwnDialog | null
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Every dialog of one's own builds, one at a time. Loaded once the screen stands. */
export function OwnDialogs({ state, dialog, onOpen }: OwnDialogsProps) {
  const texts = skillPointTexts
  const { build, view, take } = state
  const { levels } = build.session
  const close = () => onOpen(null)
  return (
    <>
      <BuildMenu state={state} isOpen={dialog === 'menu'} onOpen={onOpen} />
      {dialog === 'share' && (
        <ShareDialog
          name={build.name}
          link={`${location.origin}/skill/point${linkHashOf(build)}`}
          text={writeBuildText(SKILL_INDEX, { levels, learner: build.learner })}
          onImage={() => onOpen('picture')}
          onClose={close}
        >
          <CopyButton block text={codeOf(build)}>
            {texts.share.copyCode}
          </CopyButton>
        </ShareDialog>
      )}
      {dialog === 'picture' && (
        <PictureDialog name={build.name} onClose={close}>
          <BuildPicture name={build.name} view={view} />
        </PictureDialog>
      )}
      {dialog === 'import' && (
        <ImportDialog
          level={build.learner.level}
          onClose={close}
          onImport={({ levels: imported, learner }) => {
            const name = texts.share.sharedName
            const isKept = state.addIncoming({ name, levels: imported, learner })
            if (isKept) showToast(texts.share.imported, { kind: 'success' })
            else showErrorToast(texts.saves.full(MAX_SAVES))
            return isKept
          }}
        />
      )}
      {dialog === 'compare' && (
        <CompareDialog
          current={{ id: build.id, name: build.name, levels }}
          others={state.builds.items
            .filter(({ id }) => id !== build.id)
            .map(({ id, name, session }) => ({ id, name, levels: session.levels }))}
          onClose={close}
        />
      )}
      {dialog === 'order' && (
        <OrderDialog levels={levels} emblemPoints={build.learner.emblemPoints} onClose={close} />
      )}
      {dialog === 'targets' && (
        <TargetsDialog
          levels={levels}
          onClose={close}
          onApply={(wanted) => {
            take({ type: 'load', levels: wanted })
            showToast(texts.targets.applied, { kind: 'success' })
            close()
          }}
        />
      )}
      {dialog === 'rename' && (
        <RenameDialog
          name={build.name}
          onClose={close}
          onRename={(name) => {
            state.rename(name)
            close()
          }}
        />
      )}
      <ConfirmDialog
        open={dialog === 'reset'}
        title={texts.reset.all}
        description={texts.reset.allLine}
        confirmLabel={texts.reset.confirm}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        onConfirm={() => take({ type: 'resetAll' })}
      />
    </>
  )
}
