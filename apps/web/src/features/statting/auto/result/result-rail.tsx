import type { Session } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { useDeferredValue, useMemo } from 'react'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import { MaterialCard } from '../../result/material-card.tsx'
import { viewOf } from '../../sessions/statting-view.ts'
import type { AutoForm } from '../question/auto-form.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { isOutOfReach } from '../search/out-of-reach.ts'
import { BestCard } from './best-card.tsx'
import { NegativesUsed } from './negatives-used.tsx'
import { planDocument } from './plan-document.ts'
import { PlanSteps } from './plan-steps.tsx'
import { ShortfallCard } from './shortfall-card.tsx'

type ResultRailProps = {
  readonly search: AutoSearch
  readonly plan: AutoCandidate
  /** Place among the candidates, or null for a plan of the front alone. */
  readonly number: number | null
  readonly form: AutoForm
  readonly start: Session | null
  readonly hasExpertReinforcement2: boolean
  readonly onPicture: (plan: AutoCandidate) => void
}

/**
 * The chosen plan in short, and what can be done with it; before it, that the wish is out of reach. On a phone the
 * steps follow at once: they are what one came for.
 */
export function ResultRail(props: ResultRailProps) {
  const { search, plan, form, start } = props
  const view = useMemo(() => viewOf(planDocument(plan, '')), [plan])
  const shortfall = search.answer?.shortfall
  const isNo = isOutOfReach(search)
  const isNarrow = useMedia(BELOW_MD)
  // Drawn a moment after the figures: two short tasks instead of a long one.
  const steps = useDeferredValue(isNarrow && search.answer ? plan : null, null)
  const nearest = shortfall && search.phase !== 'searching' && (
    <ShortfallCard shortfall={shortfall} search={search} start={start} />
  )
  return (
    <>
      {isNo && nearest}
      <BestCard {...props} view={view} />
      {steps && <PlanSteps plan={steps} />}
      {!isNo && nearest}
      <NegativesUsed plan={plan} form={form} start={start} />
      <MaterialCard view={view} />
    </>
  )
}
