import type { ReactNode } from 'react'
import {
  CloseIcon,
  CopyIcon,
  EditIcon,
  HintIcon,
  ImageIcon,
  MainQuestIcon,
  NoteIcon,
  RestartIcon,
  ShareIcon,
  TrendIcon,
  UploadIcon,
} from '../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import styles from './build-menu.module.css'
import type { OwnDialog } from './own-dialog.ts'
import { skillPointTexts } from './skill-point.texts.ts'
import type { SkillBuildsState } from './use-skill-builds.ts'

interface BuildMenuProps {
  readonly state: SkillBuildsState
  readonly isOpen: boolean
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that can be done with the build in front, as large rows for the thumb. */
export function BuildMenu({ state, isOpen, onOpen }: BuildMenuProps) {
  const texts = useTexts(skillPointTexts)
  const copy = () => {
    if (!state.addCopy()) showErrorToast(texts.saves.full(MAX_SAVES))
    onOpen(null)
  }
  const closeBuild = () => {
    state.close()
    onOpen(null)
  }
  const rows: readonly (readonly [string, ReactNode, () => void])[] = [
    [texts.rail.targets, <HintIcon key="i" />, () => onOpen('targets')],
    [texts.rail.learningOrder, <MainQuestIcon key="i" />, () => onOpen('order')],
    [texts.rail.compare, <TrendIcon key="i" />, () => onOpen('compare')],
    [texts.share.open, <ShareIcon key="i" />, () => onOpen('share')],
    [texts.share.image, <ImageIcon key="i" />, () => onOpen('picture')],
    [texts.share.import, <UploadIcon key="i" />, () => onOpen('import')],
    [texts.saves.rename, <EditIcon key="i" />, () => onOpen('rename')],
    [texts.saves.copy, <CopyIcon key="i" />, copy],
    [texts.rail.resetAll, <RestartIcon key="i" />, () => onOpen('reset')],
    [texts.saves.close, <CloseIcon key="i" />, closeBuild],
  ]
  return (
    <Sheet
      title={state.build.name}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onOpen(null)
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
        <li>
          <LinkButton
            variant="ghost"
            block
            icon={<NoteIcon />}
            className={styles.row}
            to="/help/skill-point"
          >
            {texts.help}
          </LinkButton>
        </li>
      </ul>
    </Sheet>
  )
}
