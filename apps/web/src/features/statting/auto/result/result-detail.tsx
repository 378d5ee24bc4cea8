import type { AutoCandidate } from '@gyeol/statting-auto'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { CandidateList } from './candidate-list.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { PlotsFold } from './plots-fold.tsx'

type ResultDetailProps = {
  readonly search: AutoSearch
  readonly plan: AutoCandidate
  /** The plan just chosen: its mark moves at once, what is drawn of it follows. */
  readonly chosen: AutoCandidate
  readonly onChoose: (plan: AutoCandidate) => void
}

/** The other candidates, the pictures of what can be traded for what, and on wide screens the steps of the plan. */
export function ResultDetail({ search, plan, chosen, onChoose }: ResultDetailProps) {
  const isNarrow = useMedia(BELOW_MD)
  const { answer, request } = search
  if (!answer) return null
  return (
    <>
      <CandidateList
        candidates={answer.candidates}
        plan={chosen}
        goal={request.problem.goal}
        onChoose={onChoose}
      />
      {!isNarrow && <PlanSteps plan={plan} />}
      <PlotsFold answer={answer} problem={request.problem} plan={plan} onChoose={onChoose} />
    </>
  )
}
