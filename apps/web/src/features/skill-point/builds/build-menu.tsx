import {
  CopyIcon,
  EditIcon,
  HintIcon,
  ImageIcon,
  MainQuestIcon,
  RestartIcon,
  ShareIcon,
  TrendIcon,
  UploadIcon,
} from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { SaveMenu, type SaveMenuRow } from '../../../shared/named-saves/dialogs/save-menu.tsx'
import { showErrorToast } from '../../../shared/toast/toast.ts'
import type { OwnDialog } from '../own-dialog.ts'
import { skillPointTexts } from '../skill-point.texts.ts'
import { newBuild, pointsSaved } from './points.saved.ts'
import type { SkillBuildsState } from './use-skill-builds.ts'

type BuildMenuProps = {
  readonly state: SkillBuildsState
  readonly isOpen: boolean
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that can be done with the build in front, as large rows for the thumb. */
export function BuildMenu({ state, isOpen, onOpen }: BuildMenuProps) {
  const texts = skillPointTexts
  const copy = () => {
    if (!state.addCopy()) showErrorToast(texts.saves.full(MAX_SAVES))
    onOpen(null)
  }
  const rows: readonly SaveMenuRow[] = [
    [texts.rail.targets, <HintIcon key="i" />, () => onOpen('targets')],
    [texts.rail.learningOrder, <MainQuestIcon key="i" />, () => onOpen('order')],
    [texts.rail.compare, <TrendIcon key="i" />, () => onOpen('compare')],
    [texts.share.open, <ShareIcon key="i" />, () => onOpen('share')],
    [texts.share.image, <ImageIcon key="i" />, () => onOpen('picture')],
    [texts.share.import, <UploadIcon key="i" />, () => onOpen('import')],
    [texts.saves.rename, <EditIcon key="i" />, () => onOpen('rename')],
    [texts.saves.copy, <CopyIcon key="i" />, copy],
    [texts.rail.resetAll, <RestartIcon key="i" />, () => onOpen('reset')],
  ]
  return (
    <SaveMenu
      store={pointsSaved}
      isOpen={isOpen}
      onClose={() => onOpen(null)}
      rows={rows}
      remove={{ label: texts.saves.remove, fresh: () => newBuild(state.build) }}
      help={{ label: texts.help, to: '/help/skill-point' }}
    />
  )
}
