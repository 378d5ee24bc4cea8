import type { AutoCandidate } from '@gyeol/statting-auto'
import { useEffect, useState } from 'react'

/** What plans are laid out by, and how it reads. */
export type PlanMeasure = {
  readonly value: (plan: AutoCandidate) => number
  readonly text: (plan: AutoCandidate) => string
}

/** Plans by what their materials cost, and what is to be said about it (PR41). */
export type SpinaAxis = { readonly measure: PlanMeasure; readonly line: string }

type AxisOf = (plans: readonly AutoCandidate[]) => SpinaAxis | null

/** What tells of prices comes with the first plans that are laid out, not with the page: most searches end without. */
const ask = async (): Promise<AxisOf> => (await import('./spina-axis.ts')).askSpinaAxis()

/** Null while prices are on their way, cannot be had, or no material the plans use has one. */
export function useSpinaAxis(plans: readonly AutoCandidate[]): SpinaAxis | null {
  const [axisOf, setAxisOf] = useState<AxisOf>()
  useEffect(() => {
    if (!navigator.onLine) return
    let isGone = false
    ask().then(
      (answer) => {
        if (!isGone) setAxisOf(() => answer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return axisOf?.(plans) ?? null
}
