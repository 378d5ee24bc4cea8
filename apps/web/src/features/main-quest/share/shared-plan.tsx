import type { MainQuestSetting, QuestIndex } from '@gyeol/main-quest'
import { useMemo } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { mainQuestTexts } from '../main-quest.texts.ts'
import styles from '../main-quest-screen.module.css'
import { PlanBody } from '../plan-body.tsx'
import { PlanHeader } from '../plan-header.tsx'
import { episodeWords, levelWords } from '../quest-words.ts'
import { planOf } from '../use-main-quest.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import planner from '../../../shared/ui/layout/planner.module.css'

type SharedPlanProps = {
  readonly quest: QuestIndex
  readonly setting: MainQuestSetting
  readonly asOf: string
  readonly onCopy: (setting: MainQuestSetting) => void
  readonly onLeave: () => void
}

/** Somebody else's plan, to look at, hold against one's own, and copy. Nothing of one's own is touched. */
export function SharedPlan({ quest, setting, asOf, onCopy, onLeave }: SharedPlanProps) {
  const texts = mainQuestTexts
  const plan = useMemo(() => planOf(quest, setting), [quest, setting])
  const { from, target, range } = plan.setting
  const onOff = (isOn: boolean) => (isOn ? texts.viewer.yes : texts.viewer.no)
  return (
    <div className={classNames(planner.screen, planner.wide)}>
      <PlanHeader quest={quest} />
      <div className={styles.viewer}>
        <HintStrip tone="primary" icon={<NoteIcon />}>
          {texts.viewer.notice} {asOf !== quest.table.asOf && texts.viewer.asOf(asOf)}
        </HintStrip>
        <div className={planner.visitActions}>
          <Button
            variant="primary"
            onClick={() => {
              onCopy(setting)
              showToast(texts.viewer.copied, { kind: 'success' })
            }}
          >
            {texts.viewer.copy}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            {texts.viewer.leave}
          </Button>
        </div>
      </div>
      <PlanBody
        quest={quest}
        plan={plan}
        setting={
          <Card as="section" padding="medium" aria-label={texts.setting.heading}>
            <DefinitionList>
              <DefinitionRow term={texts.setting.now}>{levelWords(from)}</DefinitionRow>
              <DefinitionRow term={texts.setting.goal}>{levelWords(target)}</DefinitionRow>
              <DefinitionRow term={texts.setting.start}>
                {episodeWords(quest, range.start)}
              </DefinitionRow>
              <DefinitionRow term={texts.setting.end}>
                {episodeWords(quest, range.end)}
              </DefinitionRow>
              <DefinitionRow term={texts.setting.repeat}>{onOff(setting.repeat)}</DefinitionRow>
              <DefinitionRow term={texts.setting.skipVenena}>
                {onOff(setting.skipVenena)}
              </DefinitionRow>
            </DefinitionList>
          </Card>
        }
      />
    </div>
  )
}
