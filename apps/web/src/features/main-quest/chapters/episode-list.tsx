import { questNameWords } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import {
  type Chapter,
  cumulativeExp,
  type Episode,
  episodeExp,
  levelAt,
  type MainQuestSetting,
  type QuestIndex,
  type QuestPlan,
  rangeExp,
} from '@gyeol/main-quest'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useShown } from './asked-episode.ts'
import { chapterTexts } from './chapter.texts.ts'
import styles from './episode-list.module.css'
import { ExpText } from '../exp-text.tsx'
import { NameText } from '../name-text.tsx'
import { chapterWords, episodeWords, expWords, levelWords } from '../quest-words.ts'

type EpisodeListProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  readonly chapter: Chapter
  /** The episode the address names: it is brought into sight. */
  readonly asked?: number | undefined
  readonly onEdit?: (patch: Partial<MainQuestSetting>) => void
}

/** The episodes of one chapter, and the chapter as a start or an end. */
export function EpisodeList({ quest, plan, chapter, asked, onEdit }: EpisodeListProps) {
  const texts = chapterTexts
  const words = chapterWords(quest, chapter.no)
  return (
    <div className={styles.panel}>
      {onEdit && (
        <div className={styles.wide}>
          <Button
            size="small"
            aria-label={texts.chapterFromOf(words)}
            onClick={() => onEdit({ start: chapter.episodes[0]?.no ?? 1 })}
          >
            {texts.chapterFrom}
          </Button>
          <Button
            size="small"
            aria-label={texts.chapterUntilOf(words)}
            onClick={() => onEdit({ end: chapter.episodes.at(-1)?.no ?? null })}
          >
            {texts.chapterUntil}
          </Button>
        </div>
      )}
      <ol className={styles.episodes} aria-label={words}>
        {chapter.episodes.map((episode) => (
          <EpisodeRow
            key={episode.no}
            quest={quest}
            plan={plan}
            episode={episode}
            isAsked={episode.no === asked}
            onEdit={onEdit}
          />
        ))}
      </ol>
    </div>
  )
}

type EpisodeRowProps = Omit<EpisodeListProps, 'chapter' | 'asked'> & {
  readonly episode: Episode
  readonly isAsked: boolean
}

function EpisodeRow({ quest, plan, episode, isAsked, onEdit }: EpisodeRowProps) {
  const texts = chapterTexts
  const { no } = episode
  const row = useShown(isAsked)
  const { range, skipVenena } = plan.setting
  const words = episodeWords(quest, no)
  const isInRange = range.start <= no && no <= range.end
  const after = levelAt(
    plan.startExp + rangeExp(quest, { start: range.start, end: no, skipVenena }),
  )
  return (
    <li
      ref={row}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only the address leads here
      tabIndex={isAsked ? -1 : undefined}
      className={styles.episode}
      data-out={!isInRange || undefined}
      aria-current={isAsked || undefined}
    >
      <p className={styles.first}>
        <b>{words}</b>
        <ExpText exp={episodeExp(quest, no, skipVenena)} />
      </p>
      <p className={styles.second}>
        <span>{texts.cumulative(expWords(cumulativeExp(quest, no, skipVenena)))}</span>
        {isInRange && <span className={styles.after}>{texts.after(levelWords(after))}</span>}
      </p>
      <EpisodeFacts episode={episode} skipVenena={skipVenena} />
      <div className={styles.foot}>
        {no === range.start && <Tag tone="primary">{texts.isStart}</Tag>}
        {no === range.end && <Tag tone="primary">{texts.isEnd}</Tag>}
        {no === plan.stopAt && no !== range.end && <Tag tone="brass">{texts.isStop}</Tag>}
        {onEdit && (
          <span className={styles.buttons}>
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.fromHereOf(words)}
              onClick={() => onEdit({ start: no })}
            >
              {texts.fromHere}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.untilHereOf(words)}
              onClick={() => onEdit({ end: no })}
            >
              {texts.untilHere}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}

type EpisodeFactsProps = { readonly episode: Episode; readonly skipVenena: boolean }

/** Boss, skippable part and hand-ins of an episode, where it has any. */
function EpisodeFacts({ episode, skipVenena }: EpisodeFactsProps) {
  const texts = chapterTexts
  const { boss, skippable, ingredients = [] } = episode
  if (boss === undefined && skippable === undefined && ingredients.length === 0) return null
  return (
    <ul className={styles.facts}>
      {boss !== undefined && (
        <li>
          {texts.boss} <NameText name={boss} />
        </li>
      )}
      {skippable !== undefined && (
        <li className={styles.venena}>
          {texts.venena(questNameWords(skippable.name), expWords(skippable.exp))} ·{' '}
          {skipVenena ? texts.skipped : texts.played}
        </li>
      )}
      {ingredients.length > 0 && (
        <li>
          {texts.items(
            ingredients
              .map(({ itemName, count }) =>
                texts.item(questNameWords(itemName), formatNumber(count)),
              )
              .join(', '),
          )}
        </li>
      )}
    </ul>
  )
}
