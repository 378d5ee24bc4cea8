import { formatNumber } from '@gyeol/korean'
import { WarningIcon } from '../../../shared/icons/icons.ts'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import type { SiteList } from '../gear/use-lists.ts'
import { gainWords } from './gain-words.ts'
import type { GoalId } from './replace-request.ts'
import { replaceTexts } from './replace.texts.ts'
import styles from './replace.module.css'
import type { Ranking } from './use-replacements.ts'

type RankingStateProps = {
  readonly ranking: Ranking
  readonly list: SiteList<unknown>['state']
  readonly isStale: boolean
  readonly scope: 'owned' | 'all'
  readonly goal: GoalId
}

/** How far a ranking is, how it ended, or why there is none. */
export function RankingState({ ranking, list, isStale, scope, goal }: RankingStateProps) {
  const texts = replaceTexts
  if (list === 'failed') return <Trouble words={texts.listFailed} />
  if (list === 'loading') return <Line words={texts.loading} />
  if (!('progress' in ranking))
    return ranking.phase === 'none' ? null : <Trouble words={texts[ranking.phase]} />
  const { phase, progress, before, ms } = ranking
  const [best] = progress.best
  const done = formatNumber(progress.done)
  const total = formatNumber(progress.total)
  if (phase === 'running')
    return (
      <>
        <Line
          words={[
            texts.progress(done, total),
            best && texts.bestSoFar(gainWords(goal, best.gain, before)),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
        <Meter
          isProgress
          size="thin"
          label={texts.rows}
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
      </>
    )
  if (isStale) return <Line words={texts.stale} />
  if (phase === 'stopped') return <Line words={texts.stopped(done, total)} />
  if (progress.total === 0 && scope === 'owned') return <Line words={texts.nothingOwned} />
  if (!best) return <Line words={texts.nothingBetter} />
  return <Line words={texts.done(total, formatNumber(Math.max(0.1, Math.round(ms / 100) / 10)))} />
}

function Line({ words }: { readonly words: string }) {
  return (
    <p role="status" className={styles.muted}>
      {words}
    </p>
  )
}

function Trouble({ words }: { readonly words: string }) {
  return (
    <HintStrip icon={<WarningIcon />} tone="danger" live>
      {words}
    </HintStrip>
  )
}
