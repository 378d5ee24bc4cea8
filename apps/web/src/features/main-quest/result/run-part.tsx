import { formatNumber } from '@gyeol/korean'
import {
  diariesFor,
  MAX_ROWS,
  type QuestIndex,
  type QuestPlan,
  repeatRow,
  type RepeatRow,
  repeatRows,
} from '@gyeol/main-quest'
import { useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { ExpText } from '../exp-text.tsx'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import { mainQuestTexts } from '../main-quest.texts.ts'
import { episodeWords, levelWords } from '../quest-words.ts'
import styles from './run-part.module.css'
import { SpotLine, spotsOf } from './spot-line.tsx'

const SHOWN_AT_FIRST = 5

type RunPartProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  /** The plan is somebody else's. */
  readonly isReadOnly?: boolean
}

/** Every run over the range: where it ends, the level after it, where to fight then, and the diaries. */
export function RunPart({ quest, plan, isReadOnly = false }: RunPartProps) {
  const texts = mainQuestTexts.runs
  const [more] = useSaved(questMoreSaved)
  const [showsAll, setShowsAll] = useState(false)
  const { repeat } = plan
  if (repeat === null) {
    return (
      <Card padding="medium">
        <p className="muted">{texts.noExp}</p>
      </Card>
    )
  }
  if (repeat.totalRuns === 0) return null
  const rows = repeatRows(quest, repeat, showsAll ? MAX_ROWS : SHOWN_AT_FIRST)
  const last = repeatRow(quest, repeat, repeat.totalRuns)
  const isCut = showsAll && repeat.totalRuns > MAX_ROWS
  const diaries = diariesFor(repeat.totalRuns, more.isFirstPassNatural)
  return (
    <Card as="section" padding="medium" className={styles.card} aria-label={texts.heading}>
      <h2 className={styles.heading}>
        {texts.total(formatNumber(repeat.totalRuns))}
        <small>{texts.diaries(formatNumber(diaries))}</small>
      </h2>
      {!isReadOnly && (
        <CheckRow
          label={texts.natural}
          hint={texts.naturalHint}
          checked={more.isFirstPassNatural}
          onChange={(isFirstPassNatural) =>
            questMoreSaved.update((now) => ({ ...now, isFirstPassNatural }))
          }
        />
      )}
      <ol className={styles.rows} aria-label={texts.heading}>
        {rows.map((row) => (
          <RunRow key={row.run} quest={quest} row={row} />
        ))}
      </ol>
      {isCut && last !== null && (
        <>
          <p className={styles.cut}>{texts.tooMany(MAX_ROWS)}</p>
          <ol className={styles.rows}>
            <RunRow quest={quest} row={last} />
          </ol>
        </>
      )}
      {repeat.totalRuns > SHOWN_AT_FIRST && (
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.fewer : texts.all(formatNumber(repeat.totalRuns))}
        </Button>
      )}
    </Card>
  )
}

function RunRow({ quest, row }: { readonly quest: QuestIndex; readonly row: RepeatRow }) {
  const texts = mainQuestTexts
  const [spot] = spotsOf(row.level)
  return (
    <li>
      <p>
        <span>{texts.runs.run(formatNumber(row.run))}</span>
        <b>{levelWords(row)}</b>
      </p>
      <p>
        <span>{texts.runs.until(episodeWords(quest, row.lastEpisode))}</span>
        <span>
          +<ExpText exp={row.exp} />
        </span>
      </p>
      {spot !== undefined && (
        <p className={styles.spot}>
          <span>{texts.spots.heading}</span>
          <SpotLine spot={spot} />
        </p>
      )}
    </li>
  )
}
