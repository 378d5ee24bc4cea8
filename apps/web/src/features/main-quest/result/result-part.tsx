import { formatNumber } from '@gyeol/korean'
import type { MainQuestSetting, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import type { ReactNode } from 'react'
import { RepeatIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { ExpText } from '../exp-text.tsx'
import { mainQuestTexts } from '../main-quest.texts.ts'
import { episodeWords, expWords, levelWords, shareWords } from '../quest-words.ts'
import styles from './result-part.module.css'
import { ShareBar } from '../share/share-bar.tsx'

type ResultPartProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  /** Absent where the plan is somebody else's. */
  readonly onEdit?: (patch: Partial<MainQuestSetting>) => void
}

/** Where the plan leads, where one may stop or start, and from which level it is enough. */
export function ResultPart({ quest, plan, onEdit }: ResultPartProps) {
  const texts = mainQuestTexts.result
  return (
    <Card as="section" className={styles.card} aria-label={texts.heading}>
      <Arrival plan={plan} />
      <HintStrip live className={styles.hint}>
        {adviceOf(quest, plan)}
      </HintStrip>
      <dl className={styles.answers}>
        <EndAnswers quest={quest} plan={plan} onEdit={onEdit} />
        <Answer term={texts.requiredStart}>
          <b>
            {plan.reaches
              ? texts.requiredNow
              : texts.requiredStartAnd(levelWords(plan.requiredStart))}
          </b>
        </Answer>
      </dl>
      {onEdit && !plan.reaches && !plan.setting.repeat && plan.repeat !== null && (
        <Button block icon={<RepeatIcon />} onClick={() => onEdit({ repeat: true })}>
          {texts.turnRepeatOn(formatNumber(plan.repeat.totalRuns))}
        </Button>
      )}
      <CapNote quest={quest} plan={plan} />
    </Card>
  )
}

function Arrival({ plan }: { readonly plan: QuestPlan }) {
  const texts = mainQuestTexts
  const repeat = plan.setting.repeat ? plan.repeat : null
  const { level, percent } = repeat?.final ?? plan.afterRange
  const gained = repeat?.gainedExp ?? plan.rangeExp
  const share = plan.neededExp === 0 ? 100 : (100 * gained) / plan.neededExp
  return (
    <>
      <div className={styles.hero}>
        <p className={styles.label}>
          {repeat === null
            ? texts.result.arrival
            : texts.result.arrivalRuns(formatNumber(repeat.totalRuns))}
        </p>
        <p translate="no" className={styles.level}>
          {texts.levelShort(formatNumber(level))} <small>({percent}%)</small>
        </p>
      </div>
      <ShareBar percent={share} />
      <dl className={styles.figures}>
        <div>
          <dt>{repeat === null ? texts.result.range : texts.result.gained}</dt>
          <dd>
            <ExpText exp={gained} />
          </dd>
        </div>
        <div>
          <dt>{texts.result.needed}</dt>
          <dd>
            <ExpText exp={plan.neededExp} />
          </dd>
        </div>
        {repeat !== null && (
          <div>
            <dt>{texts.result.leftover}</dt>
            <dd>
              <ExpText exp={repeat.leftoverExp} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Answer({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How far one pass has to go, and how late it may begin. */
function EndAnswers({ quest, plan, onEdit }: ResultPartProps) {
  const texts = mainQuestTexts.result
  const { stopAt, startFrom, setting } = plan
  if (stopAt === null || startFrom === null) {
    const isNothingNeeded = plan.neededExp === 0
    return (
      <Answer term={texts.bothEnds}>
        <span className="muted">{isNothingNeeded ? texts.nothingNeeded : texts.notInOnePass}</span>
      </Answer>
    )
  }
  return (
    <>
      <Answer term={texts.stopAt}>
        <b>{episodeWords(quest, stopAt)}</b>
        {onEdit && stopAt !== setting.range.end && (
          <Button size="small" onClick={() => onEdit({ end: stopAt })}>
            {texts.asEnd}
          </Button>
        )}
      </Answer>
      <Answer term={texts.startFrom}>
        <b>{episodeWords(quest, startFrom)}</b>
        {onEdit && startFrom !== setting.range.start && (
          <Button size="small" onClick={() => onEdit({ start: startFrom })}>
            {texts.asStart}
          </Button>
        )}
      </Answer>
    </>
  )
}

/** What happens beyond the cap is not known; the calculation goes on and says so. */
function CapNote({ quest, plan }: { readonly quest: QuestIndex; readonly plan: QuestPlan }) {
  const texts = mainQuestTexts.result
  const { cap, setting } = plan
  if (setting.from.level > cap.level) {
    return <p className={styles.note}>{texts.startAboveCap(cap.level)}</p>
  }
  if (cap.episode === null || cap.overExp === 0) return null
  const words = texts.capCrossed(episodeWords(quest, cap.episode), cap.level, expWords(cap.overExp))
  return <p className={styles.note}>{words}</p>
}

function adviceOf(quest: QuestIndex, plan: QuestPlan): string {
  const texts = mainQuestTexts.result
  if (plan.neededExp === 0) return texts.already
  if (plan.reaches) return texts.reachesGoal(levelWords(plan.setting.target))
  const repeat = plan.setting.repeat ? plan.repeat : null
  if (repeat !== null) {
    const { fullRuns, totalRuns, lastRunStopsAt } = repeat
    return lastRunStopsAt === null
      ? texts.exactRuns(formatNumber(totalRuns))
      : texts.shortRuns(formatNumber(fullRuns), episodeWords(quest, lastRunStopsAt))
  }
  const missing = texts.short(expWords(plan.neededExp - plan.rangeExp))
  return `${missing} ${texts.share(shareWords((100 * plan.rangeExp) / plan.neededExp))}`
}
