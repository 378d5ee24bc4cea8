import type { CoverPlan, CoverQuestion } from '@gyeol/cook'
import { useEffect, useMemo, useRef, useState } from 'react'
import { startPlan } from './plan-client.ts'
import { PATIENCE, planOf } from './plan-run.ts'

/** What is known of a wish. */
export type PlanSearch =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'searching'
      /** The best plan so far, as codes; null while there is none. */
      readonly codes: readonly string[] | null
      /** What was shown before, for the blink in which most answers come. */
      readonly former: CoverPlan | null
    }
  | { readonly phase: 'done'; readonly plan: CoverPlan; readonly end: PlanEnd }
  | { readonly phase: 'failed' }

/** How a search ended: by itself after its time, or because somebody had enough. */
export type PlanEnd = { readonly seconds: number; readonly isStopped: boolean }

/** A wish, its plan, and how to end or lengthen the search. */
export type PlanControl = {
  readonly search: PlanSearch
  readonly stop: () => void
  /** Null when there is no more patience than was had. */
  readonly lookLonger: (() => void) | null
}

/** Most answers come sooner than this: until then what was shown before stays. */
const BLINK_MS = 250

type Known = { readonly key: string; readonly search: PlanSearch }

/** Plans again with every change of the question; null is no question. */
export function usePlan(question: CoverQuestion | null): PlanControl {
  const key = useMemo(() => (question === null ? '' : JSON.stringify(question)), [question])
  const [longerKey, setLongerKey] = useState('')
  const [known, setKnown] = useState<Known>({ key: '', search: { phase: 'none' } })
  const running = useRef<(() => void) | null>(null)
  const patience = longerKey === key ? PATIENCE.longer : PATIENCE.first
  useEffect(() => {
    if (key === '') return
    // Of the same content whenever the key is the same, so that a mere tick of the clock plans nothing.
    const asked = JSON.parse(key) as CoverQuestion
    let codes: readonly string[] | null = null
    let isLong = false
    const settle = (search: PlanSearch) => setKnown({ key, search })
    const showSearch = () => settle({ phase: 'searching', codes, former: null })
    const timer = setTimeout(() => {
      isLong = true
      showSearch()
    }, BLINK_MS)
    const end = startPlan(asked, patience, (news) => {
      if (news.kind === 'failed') {
        clearTimeout(timer)
        return settle({ phase: 'failed' })
      }
      if (news.kind === 'better') {
        codes = news.codes
        return isLong ? showSearch() : undefined
      }
      clearTimeout(timer)
      const seconds = Math.round(patience.ms / 1000)
      settle({ phase: 'done', plan: news.plan, end: { seconds, isStopped: false } })
    })
    running.current = () => {
      clearTimeout(timer)
      end()
      const plan = planOf(asked, codes ?? [])
      settle({ phase: 'done', plan, end: { seconds: 0, isStopped: true } })
    }
    return () => {
      running.current = null
      clearTimeout(timer)
      end()
    }
  }, [key, patience])
  return {
    search: shownOf(known, key),
    stop: () => running.current?.(),
    lookLonger:
      patience === PATIENCE.longer
        ? null
        : () => {
            setLongerKey(key)
            setKnown({ key: '', search: known.search })
          },
  }
}

function shownOf({ key: knownKey, search }: Known, key: string): PlanSearch {
  if (key === '') return { phase: 'none' }
  if (knownKey === key) return search
  const former = search.phase === 'done' ? search.plan : null
  return { phase: 'searching', codes: null, former }
}
