import { withPrerequisites } from '@gyeol/skills'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import {
  MainQuestIcon,
  HintIcon,
  ImageIcon,
  MoreIcon,
  RestartIcon,
  ShareIcon,
  TrendIcon,
} from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { SaveTabs } from '../../../shared/named-saves/save-tabs.tsx'
import { useHistoryKeys } from '../../../shared/named-saves/use-history-keys.ts'
import { useStorageStatus } from '../../../shared/saved-data/storage-status.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { showErrorToast } from '../../../shared/toast/toast.ts'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useDialogsSoon } from '../../../shared/loading/use-dialogs-soon.ts'
import { HistoryButtons, StepControl } from '../board/learner-strip.tsx'
import type { OwnDialog } from '../own-dialog.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import styles from './own-builds.module.css'
import { SkillBoard } from '../board/skill-board.tsx'
import { skillPointTexts } from '../skill-point.texts.ts'
import type { SkillBuildsState } from './use-skill-builds.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const OwnDialogs = latePart(async () => (await import('../own-dialogs.tsx')).OwnDialogs)

type OwnBuildsProps = {
  readonly state: SkillBuildsState
  readonly tree: string
  readonly onTree: (tree: string) => void
}

/** One's own builds: tabs, board, dialogs, keys and the phone's dock. */
export function OwnBuilds({ state, tree, onTree }: OwnBuildsProps) {
  const texts = skillPointTexts
  const storage = useStorageStatus()
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const { build, view, way, take } = state
  const history = {
    canUndo: build.session.actions.length > 0,
    canRedo: build.session.undone.length > 0,
    onUndo: () => take({ type: 'undo' }),
    onRedo: () => take({ type: 'redo' }),
  }
  useHistoryKeys(history.onUndo, history.onRedo)
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  const { left, available, totals } = view
  return (
    <Page
      isWide
      title={texts.title}
      className={planner.stack}
      line={
        <>
          {build.name} <Tag>{storage === 'ok' ? texts.saved : texts.notSaved}</Tag>
        </>
      }
      actions={<HeadActions onOpen={setDialog} />}
    >
      <SaveTabs
        label={texts.saves.label}
        addLabel={texts.saves.add}
        saves={state.builds}
        onSelect={state.select}
        onRename={() => setDialog('rename')}
        onAdd={() => {
          if (!state.addEmpty()) showErrorToast(texts.saves.full(MAX_SAVES))
        }}
      />
      <SkillBoard
        view={view}
        tree={tree}
        onTree={onTree}
        actions={{
          way,
          history,
          onTake: take,
          onLearner: state.setLearner,
          onStep: state.setStep,
          onConnect: state.setConnect,
          onMend: () =>
            take({ type: 'load', levels: withPrerequisites(SKILL_INDEX, view.levels).levels }),
        }}
        tools={<Tools isEmpty={totals.total === 0} onOpen={setDialog} />}
      />
      {areDialogsWanted && <OwnDialogs state={state} dialog={dialog} onOpen={setDialog} />}
      <ActionDock
        label={texts.click.dock}
        summary={
          <>
            <b>
              {left < 0
                ? texts.points.dockOver(formatNumber(-left))
                : texts.points.dockLeft(formatNumber(left))}
            </b>
            {texts.points.dock(formatNumber(totals.total), formatNumber(available))}
          </>
        }
        actions={<HistoryButtons {...history} />}
        main={<StepControl step={way.step} onStep={state.setStep} />}
      />
    </Page>
  )
}

type OpenProps = {
  readonly onOpen: (dialog: OwnDialog) => void
}

function HeadActions({ onOpen }: OpenProps) {
  const texts = skillPointTexts
  return (
    <>
      <Button icon={<ShareIcon />} onClick={() => onOpen('share')}>
        {texts.share.open}
      </Button>
      <IconButton
        variant="secondary"
        className={styles.onlyWide}
        label={texts.share.image}
        icon={<ImageIcon />}
        onClick={() => onOpen('picture')}
      />
      <IconButton
        variant="secondary"
        label={texts.saves.menu}
        icon={<MoreIcon />}
        aria-haspopup="dialog"
        onClick={() => onOpen('menu')}
      />
    </>
  )
}

function Tools({ onOpen, isEmpty }: OpenProps & { readonly isEmpty: boolean }) {
  const texts = skillPointTexts.rail
  return (
    <Card as="section" padding="medium" aria-label={texts.tools}>
      <SectionTitle>{texts.tools}</SectionTitle>
      <div className={styles.tools}>
        <Button icon={<HintIcon />} onClick={() => onOpen('targets')}>
          {texts.targets}
        </Button>
        <Button icon={<MainQuestIcon />} onClick={() => onOpen('order')}>
          {texts.learningOrder}
        </Button>
        <Button icon={<TrendIcon />} onClick={() => onOpen('compare')}>
          {texts.compare}
        </Button>
        <Button icon={<RestartIcon />} disabled={isEmpty} onClick={() => onOpen('reset')}>
          {texts.resetAll}
        </Button>
      </div>
    </Card>
  )
}
