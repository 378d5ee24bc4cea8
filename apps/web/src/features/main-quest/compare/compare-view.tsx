import type { MainQuestSetting, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { CompareTable } from './compare-table.tsx'
import { compareTexts } from './compare.texts.ts'
import styles from './compare-view.module.css'
import { mainQuestSaved } from '../main-quest.saved.ts'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import { planOf } from '../use-main-quest.ts'

type CompareViewProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  /** Absent where the plan is somebody else's: it is then held against one's own. */
  readonly onReplace?: (setting: MainQuestSetting) => void
}

type Other = 'pinned' | 'venena' | 'repeat'

/** Two plans side by side: with one put aside, or with the same plan and one choice the other way. */
export function CompareView({ quest, plan, onReplace }: CompareViewProps) {
  const texts = compareTexts
  const [{ pinned }] = useSaved(questMoreSaved)
  const [{ setting: own }] = useSaved(mainQuestSaved)
  const [other, setOther] = useState<Other>('pinned')
  const { skipVenena, repeat } = plan.setting
  const now = settingOf(plan)

  if (!onReplace) {
    const columns = [
      { title: texts.sharedPlan, plan },
      { title: texts.ownPlan, plan: planOf(quest, own) },
    ]
    return (
      <section aria-label={texts.heading} className={styles.view}>
        <CompareTable quest={quest} columns={columns} />
      </section>
    )
  }
  const titles: Record<Other, string> = {
    pinned: texts.pinned,
    venena: skipVenena ? texts.venena.play : texts.venena.skip,
    repeat: repeat ? texts.repeat.off : texts.repeat.on,
  }
  const settings: Record<Other, MainQuestSetting | null> = {
    pinned,
    venena: { ...now, skipVenena: !skipVenena },
    repeat: { ...now, repeat: !repeat },
  }
  const compared = settings[other]
  return (
    <section aria-label={texts.heading} className={styles.view}>
      <SegmentedControl
        label={texts.with}
        block
        value={other}
        onChange={setOther}
        segments={(['pinned', 'venena', 'repeat'] as const).map((value) => ({
          value,
          label: titles[value],
        }))}
      />
      {compared === null ? (
        <Card padding="large">
          <EmptyState
            title={texts.nothingPinned}
            line={texts.nothingPinnedLine}
            action={
              <Button variant="primary" onClick={() => pin(own)}>
                {texts.pin}
              </Button>
            }
          />
        </Card>
      ) : (
        <CompareTable
          quest={quest}
          columns={[
            { title: texts.now, plan },
            { title: titles[other], plan: planOf(quest, compared) },
          ]}
        />
      )}
      {other === 'pinned' && pinned !== null && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => pin(own)}>
            {texts.pinAgain}
          </Button>
          <Button
            size="small"
            onClick={() => {
              pin(own)
              onReplace(pinned)
            }}
          >
            {texts.swap}
          </Button>
          <Button size="small" variant="ghost" onClick={() => pin(null)}>
            {texts.unpin}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Puts a plan aside to compare with, or forgets it. */
function pin(pinned: MainQuestSetting | null): void {
  questMoreSaved.update((now) => ({ ...now, pinned }))
}

function settingOf({ setting }: QuestPlan): MainQuestSetting {
  const { from, target, range, repeat, skipVenena } = setting
  return {
    ...from,
    target: target.level,
    targetPercent: target.percent,
    ...range,
    repeat,
    skipVenena,
  }
}
