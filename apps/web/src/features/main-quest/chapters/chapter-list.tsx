import {
  type Chapter,
  type ChapterShare,
  chapterShares,
  type MainQuestSetting,
  type QuestIndex,
  type QuestPlan,
} from '@gyeol/main-quest'
import { useId, useMemo, useState } from 'react'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { useAskedEpisode } from './asked-episode.ts'
import { ChapterBars } from './chapter-bars.tsx'
import barStyles from './chapter-bars.module.css'
import styles from './chapter-list.module.css'
import { chapterMarks } from './chapter-marks.ts'
import { chapterTexts } from './chapter.texts.ts'
import { EpisodeList } from './episode-list.tsx'
import { ExpText } from '../exp-text.tsx'
import { chapterWords, shareWords } from '../quest-words.ts'

type ChapterListProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly onEdit?: (patch: Partial<MainQuestSetting>) => void
}

const MARKS = ['needed', 'spare', 'out', 'venena'] as const

/** The whole story by chapters: what lies in the range, and what each chapter gives. */
export function ChapterList({ quest, plan, onEdit }: ChapterListProps) {
  const texts = chapterTexts
  const asked = useAskedEpisode(quest)
  const [open, setOpen] = useState<readonly number[]>(asked === null ? [] : [asked.chapter])
  const { range, skipVenena } = plan.setting
  const shares = useMemo(
    () => chapterShares(quest, { ...range, skipVenena }),
    [quest, range, skipVenena],
  )
  const toggle = (no: number) =>
    setOpen((now) => (now.includes(no) ? now.filter((one) => one !== no) : [...now, no]))
  return (
    <Card as="section" aria-label={texts.heading}>
      <ul className={styles.legend}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={barStyles[mark]} />
            </svg>
            {texts.legend[mark]}
          </li>
        ))}
      </ul>
      <ul className={styles.chapters}>
        {quest.table.chapters.map((chapter) => (
          <li key={chapter.no}>
            <ChapterRow
              quest={quest}
              plan={plan}
              chapter={chapter}
              share={shares.find((one) => one.chapter === chapter.no)}
              isOpen={open.includes(chapter.no)}
              asked={asked?.no}
              onToggle={() => toggle(chapter.no)}
              onEdit={onEdit}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ChapterRowProps = ChapterListProps & {
  readonly chapter: Chapter
  readonly share: ChapterShare | undefined
  readonly isOpen: boolean
  /** The episode the address names. */
  readonly asked: number | undefined
  readonly onToggle: () => void
}

function ChapterRow(props: ChapterRowProps) {
  const { quest, plan, chapter, share, isOpen, asked, onToggle, onEdit } = props
  const texts = chapterTexts
  const panelId = useId()
  const [first, last] = [chapter.episodes[0]?.no ?? 0, chapter.episodes.at(-1)?.no ?? 0]
  const isInRange = (share?.inRange ?? 0) > 0
  return (
    <>
      <button
        type="button"
        className={styles.chapter}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-out={!isInRange || undefined}
        onClick={onToggle}
      >
        <span className={styles.title}>
          <b>{chapterWords(quest, chapter.no)}</b>
          <small>{texts.episodes(first, last)}</small>
        </span>
        <span className={styles.share}>
          {isInRange && share !== undefined ? (
            <>
              <b>
                <ExpText exp={share.inRange} />
              </b>
              <small translate="no">{texts.share(shareWords(share.percentOfRange))}</small>
            </>
          ) : (
            <small>{texts.outOfRange}</small>
          )}
        </span>
        <ChevronDownIcon />
        {isInRange && (
          <span className={styles.bars}>
            <ChapterBars marks={chapterMarks(quest, plan, chapter)} />
          </span>
        )}
      </button>
      {isOpen && (
        <div id={panelId}>
          <EpisodeList quest={quest} plan={plan} chapter={chapter} asked={asked} onEdit={onEdit} />
        </div>
      )}
    </>
  )
}
