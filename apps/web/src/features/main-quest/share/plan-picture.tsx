import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { formatNumber } from '@gyeol/korean'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { mainQuestTexts } from '../main-quest.texts.ts'
import { ChapterBars } from '../chapters/chapter-bars.tsx'
import { chapterMarks } from '../chapters/chapter-marks.ts'
import { planLines } from './plan-text.ts'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import picture from '../../../shared/image-export/picture-head.module.css'
import styles from './plan-picture.module.css'

type PlanPictureProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
}

/** A plan as a picture to send. */
export function PlanPicture({ quest, plan }: PlanPictureProps) {
  const texts = mainQuestTexts
  const [{ isFirstPassNatural }] = useSaved(questMoreSaved)
  const { level, percent } = (plan.setting.repeat ? plan.repeat?.final : null) ?? plan.afterRange
  const { chapters } = quest.table
  return (
    <>
      <div className={picture.head}>
        <div>{texts.title}</div>
        <div className={picture.figure}>{texts.level(formatNumber(level), percent)}</div>
      </div>
      <div className={styles.bars}>
        {chapters.map((chapter) => (
          <div key={chapter.no}>
            <ChapterBars marks={chapterMarks(quest, plan, chapter)} />
            <div>{texts.unnamedChapter(chapter.no)}</div>
          </div>
        ))}
      </div>
      <div className={styles.lines}>
        {planLines(quest, plan, { isFirstPassNatural }).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div className={styles.asOf}>
        {texts.line(chapters.length, quest.lastEpisode, quest.table.asOf)}
      </div>
    </>
  )
}
