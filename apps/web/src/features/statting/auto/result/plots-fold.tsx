import type { AutoAnswer, AutoCandidate } from '@gyeol/statting-auto'
import { ChevronDownIcon } from '../../../../shared/icons/icons.ts'
import { createVisitChoice } from '../../../../shared/store/visit-choice.ts'
import { useStore } from '../../../../shared/store/use-store.ts'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { FrontPlot } from './front-plot.tsx'
import { MaterialPlot } from './material-plot.tsx'
import styles from './plots-fold.module.css'

type PlotsFoldProps = {
  readonly answer: AutoAnswer
  readonly problem: AutoSearch['request']['problem']
  readonly plan: AutoCandidate
  readonly onChoose: (plan: AutoCandidate) => void
}

const isOpenChoice = createVisitChoice('auto-plots')

/** Two drawings with their tables: folded on a phone, where they are long, until somebody wants them. */
export function PlotsFold({ answer, problem, plan, onChoose }: PlotsFoldProps) {
  const texts = autoResultTexts
  const isNarrow = useMedia(BELOW_MD)
  const isOpen = useStore(isOpenChoice) ?? !isNarrow
  const { goal, wantedRate = 100 } = problem
  const reaching = answer.front.filter(({ candidate }) => candidate.rate >= wantedRate)
  // Little material is nothing to show where it buys too low a rate; where no plan reaches it, the rate is what counts.
  const byRate = goal === 'rate' || reaching.length === 0
  const measure = byRate ? 'rate' : goal
  return (
    <details className={styles.fold} open={isOpen}>
      <summary
        onClick={(event) => {
          // The choice opens it; a browser that opens it by itself would take its own doing for one.
          event.preventDefault()
          isOpenChoice.set(!isOpen)
        }}
      >
        <span>
          {texts.plots.title}
          <small>{texts.plots.inside(texts.front.titles[measure], texts.materials.title)}</small>
        </span>
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      {isOpen && (
        <div className={styles.plots}>
          <FrontPlot
            front={byRate ? answer.front : reaching}
            plan={plan}
            goal={measure}
            onChoose={onChoose}
          />
          <MaterialPlot answer={answer} plan={plan} onChoose={onChoose} />
        </div>
      )}
    </details>
  )
}
