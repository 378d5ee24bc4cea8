import { DEFAULT_SETTING } from '@gyeol/main-quest'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { RestartIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { useDialogsSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { mainQuestSaved } from './main-quest.saved.ts'
import { questMoreSaved } from './main-quest-more.saved.ts'
import { mainQuestTexts } from './main-quest.texts.ts'
import { classNames } from '../../shared/theme/class-names.ts'
import planner from '../../shared/ui/layout/planner.module.css'
import styles from './main-quest-screen.module.css'
import type { OwnDialog } from './own-dialog.ts'
import { PlanBody } from './plan-body.tsx'
import { PlanHeader } from './plan-header.tsx'
import { SettingPart } from './setting/setting-part.tsx'
import type { MainQuest } from './use-main-quest.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const OwnDialogs = latePart(async () => (await import('./own-dialogs.tsx')).OwnDialogs)

/** One's own plan: kept in this browser, changed at once. */
export function OwnPlan({ main }: { readonly main: MainQuest }) {
  const texts = mainQuestTexts
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  const { quest, plan } = main
  const { level, percent } = (plan.setting.repeat ? plan.repeat?.final : null) ?? plan.afterRange
  const share = (
    <Button variant="primary" icon={<ShareIcon />} onClick={() => setDialog('share')}>
      {texts.actions.share}
    </Button>
  )
  return (
    <div className={classNames(planner.screen, planner.wide)}>
      <PlanHeader
        quest={quest}
        actions={
          <>
            <span className={styles.wideOnly}>
              <Button onClick={() => pinNow(texts.actions.pinned)}>{texts.actions.pin}</Button>
              {share}
            </span>
            <IconButton
              variant="secondary"
              label={texts.setting.reset}
              icon={<RestartIcon />}
              onClick={() => main.replace(DEFAULT_SETTING)}
            />
          </>
        }
      />
      {main.replaced !== null && (
        <div className={planner.undo} role="status">
          <span>{texts.setting.resetDone}</span>
          <Button size="small" onClick={main.undoReplace}>
            {texts.setting.undo}
          </Button>
        </div>
      )}
      <PlanBody
        quest={quest}
        plan={plan}
        setting={<SettingPart main={main} onPick={setDialog} />}
        onEdit={main.edit}
        onReplace={main.replace}
      />
      {areDialogsWanted && <OwnDialogs main={main} dialog={dialog} onOpen={setDialog} />}
      <ActionDock
        label={texts.dock}
        summary={
          <>
            {plan.setting.repeat && plan.repeat !== null
              ? texts.result.arrivalRuns(formatNumber(plan.repeat.totalRuns))
              : texts.result.arrival}
            <b translate="no">{texts.level(formatNumber(level), percent)}</b>
          </>
        }
        main={share}
      />
    </div>
  )
}

function pinNow(done: string): void {
  const { setting } = mainQuestSaved.load()
  questMoreSaved.update((now) => ({ ...now, pinned: setting }))
  showToast(done, { kind: 'success' })
}
