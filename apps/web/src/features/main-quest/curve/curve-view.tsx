import { questNameWords } from '@gyeol/game-data'
import { formatNumber, ordinal } from '@gyeol/korean'
import type { QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useMemo, useState } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { curveTexts } from './curve.texts.ts'
import { type CurveRun, curveRuns, isCut } from './curve-runs.ts'
import styles from './curve-view.module.css'
import { ExpText } from '../exp-text.tsx'
import { LevelCurve } from './level-curve.tsx'
import { levelWords } from '../quest-words.ts'

type CurveViewProps = { readonly quest: QuestIndex; readonly plan: QuestPlan }

/** Level over the episodes, as a chart and as a table. */
export function CurveView({ quest, plan }: CurveViewProps) {
  const texts = curveTexts
  const [chosen, setChosen] = useState(1)
  const runs = useMemo(() => curveRuns(quest, plan), [quest, plan])
  const run = runs.find((one) => one.run === chosen) ?? runs[0]
  if (run === undefined) {
    return (
      <Card padding="large">
        <EmptyState title={texts.empty} line={texts.emptyLine} />
      </Card>
    )
  }
  return (
    <section aria-label={texts.heading} className={styles.view}>
      <Card padding="medium">
        <LevelCurve quest={quest} plan={plan} runs={runs} />
        {isCut(runs) && <p className={styles.cut}>{texts.cut(runs.length - 1)}</p>}
      </Card>
      {runs.length > 1 && (
        <div className={styles.chips}>
          {runs.map((one) => (
            <Chip
              key={one.run}
              pressed={one.run === run.run}
              onPressedChange={() => setChosen(one.run)}
            >
              {texts.run(formatNumber(one.run))}
            </Chip>
          ))}
        </div>
      )}
      <CurveTable quest={quest} run={run} />
    </section>
  )
}

function CurveTable({ quest, run }: { readonly quest: QuestIndex; readonly run: CurveRun }) {
  const texts = curveTexts
  return (
    <Table
      caption={texts.table(formatNumber(run.run))}
      density="compact"
      stickyHead
      className={styles.table}
    >
      <thead>
        <tr>
          <th scope="col">{texts.episode}</th>
          <th scope="col" {...NUMERIC}>
            {texts.exp}
          </th>
          <th scope="col" {...NUMERIC}>
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {run.episodes.map(({ no, exp, after }) => (
          <tr key={no}>
            <th scope="row" className={styles.episode}>
              {ordinal(no)} <span>{titleOf(quest, no)}</span>
            </th>
            <td {...FIGURES}>
              <ExpText exp={exp} />
            </td>
            <td {...FIGURES}>{levelWords(after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function titleOf({ episodes }: QuestIndex, no: number): string {
  const title = episodes[no - 1]?.title
  return title === undefined ? '' : questNameWords(title, 'episode')
}
