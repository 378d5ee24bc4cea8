import type { AutoCandidate } from '@gyeol/statting-auto'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { CandidateList } from './candidate-list.tsx'
import { FrontPlot } from './front-plot.tsx'
import { MaterialPlot } from './material-plot.tsx'
import { PlanSteps } from './plan-steps.tsx'
import styles from './result-detail.module.css'

type ResultDetailProps = {
  readonly search: AutoSearch
  readonly plan: AutoCandidate
  /** The plan just chosen: its mark moves at once, what is drawn of it follows. */
  readonly chosen: AutoCandidate
  readonly onChoose: (plan: AutoCandidate) => void
}

/** The chosen plan line by line, the other candidates, and the two pictures of what can be traded for what. */
export function ResultDetail({ search, plan, chosen, onChoose }: ResultDetailProps) {
  const { answer, request } = search
  if (!answer) return null
  const { goal, wantedRate = 100 } = request.problem
  const reaching = answer.front.filter(({ candidate }) => candidate.rate >= wantedRate)
  // Little material is nothing to show where it buys too low a rate; where no plan reaches it, the rate is what counts.
  const byRate = goal === 'rate' || reaching.length === 0
  return (
    <>
      <CandidateList candidates={answer.candidates} plan={chosen} goal={goal} onChoose={onChoose} />
      <PlanSteps plan={plan} />
      <div className={styles.plots}>
        <FrontPlot
          front={byRate ? answer.front : reaching}
          plan={plan}
          goal={byRate ? 'rate' : goal}
          onChoose={onChoose}
        />
        <MaterialPlot answer={answer} plan={plan} onChoose={onChoose} />
      </div>
    </>
  )
}
