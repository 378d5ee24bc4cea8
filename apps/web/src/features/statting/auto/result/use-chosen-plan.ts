import type { AutoCandidate } from '@gyeol/statting-auto'
import { useState } from 'react'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { planKey } from './plan-document.ts'

/** Which plan is shown: the best one until the viewer chooses another. */
export type ChosenPlan = {
  readonly plan: AutoCandidate | null
  /** Its place among the candidates, from 1; null when it stands in the front alone. */
  readonly number: number | null
  readonly choose: (plan: AutoCandidate) => void
}

/** A choice holds as long as its plan is among the answers of the same question. */
export function useChosenPlan(search: AutoSearch | null): ChosenPlan {
  const [choice, setChoice] = useState<{ search: string; plan: string } | null>(null)
  const candidates = search?.answer?.candidates ?? []
  const front = search?.answer?.front.map(({ candidate }) => candidate) ?? []
  const isChosen = (plan: AutoCandidate) =>
    choice !== null && choice.search === search?.key && planKey(plan) === choice.plan
  const plan = [...candidates, ...front].find(isChosen) ?? candidates[0] ?? null
  const at = plan === null ? -1 : candidates.findIndex((other) => planKey(other) === planKey(plan))
  return {
    plan,
    number: at < 0 ? null : at + 1,
    choose: (next) => {
      if (search !== null) setChoice({ search: search.key, plan: planKey(next) })
    },
  }
}
