import type { Session } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { useMemo } from 'react'
import { MaterialCard } from '../../result/material-card.tsx'
import { viewOf } from '../../sessions/statting-view.ts'
import type { AutoForm } from '../question/auto-form.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { isOutOfReach } from '../search/out-of-reach.ts'
import { BestCard } from './best-card.tsx'
import { NegativesUsed } from './negatives-used.tsx'
import { planDocument } from './plan-document.ts'
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

/** The chosen plan in short, and what can be done with it; before it, that the wish is out of reach. */
export function ResultRail(props: ResultRailProps) {
  const { search, plan, form, start } = props
  const view = useMemo(() => viewOf(planDocument(plan, '')), [plan])
  const shortfall = search.answer?.shortfall
  const isNo = isOutOfReach(search)
  const nearest = shortfall && search.phase !== 'searching' && (
    <ShortfallCard shortfall={shortfall} search={search} start={start} />
  )
  return (
    <>
      {isNo && nearest}
      <BestCard {...props} view={view} />
      {!isNo && nearest}
      <NegativesUsed plan={plan} form={form} start={start} />
      <MaterialCard view={view} />
    </>
  )
}
