import { DEFAULT_SETTING } from '@gyeol/main-quest'
import { formatNumber } from '@gyeol/korean'
import { lazy, Suspense, useState } from 'react'
import { RestartIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { showToast } from '../../shared/toast/toast.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { useLayersSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { mainQuestSaved } from './main-quest.saved.ts'
import { questMoreSaved } from './main-quest-more.saved.ts'
import { mainQuestTexts } from './main-quest.texts.ts'
import styles from './main-quest-screen.module.css'
import type { OwnLayer } from './own-dialog.ts'
import { PlanBody } from './plan-body.tsx'
import { PlanHeader } from './plan-header.tsx'
import { SettingPart } from './setting/setting-part.tsx'
import type { MainQuest } from './use-main-quest.ts'

const OwnLayers = lazy(async () => ({ default: (await import('./own-dialogs.tsx')).OwnLayers }))

/** One's own plan: kept in this browser, changed at once. */
export function OwnPlan({ main }: { readonly main: MainQuest }) {
  const texts = useTexts(mainQuestTexts)
  const [layer, setLayer] = useState<OwnLayer | null>(null)
  const areLayersWanted = useLayersSoon() || layer !== null
  const { quest, plan } = main
  const { level, percent } = (plan.setting.repeat ? plan.repeat?.final : null) ?? plan.afterRange
  const share = (
    <Button variant="primary" icon={<ShareIcon />} onClick={() => setLayer('share')}>
      {texts.actions.share}
    </Button>
  )
  return (
    <div className={styles.screen}>
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
        <div className={styles.bar} role="status">
          <span>{texts.setting.resetDone}</span>
          <Button size="small" onClick={main.undoReplace}>
            {texts.setting.undo}
          </Button>
        </div>
      )}
      <PlanBody
        quest={quest}
        plan={plan}
        setting={<SettingPart main={main} onPick={setLayer} />}
        onEdit={main.edit}
        onReplace={main.replace}
      />
      <Suspense fallback={null}>
        {areLayersWanted && <OwnLayers main={main} layer={layer} onOpen={setLayer} />}
      </Suspense>
      <ActionDock
        label={texts.dock}
        summary={
          <>
            {plan.setting.repeat && plan.repeat !== null
              ? texts.result.arrivalRuns(formatNumber(plan.repeat.totalRuns))
              : texts.result.arrival}
            <b>{texts.level(formatNumber(level), percent)}</b>
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
