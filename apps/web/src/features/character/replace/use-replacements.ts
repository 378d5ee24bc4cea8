import type { ReplacementProgress } from '@gyeol/character'
import { useCallback, useEffect, useRef, useState } from 'react'
import { startReplace } from './replace-client.ts'
import type { ReplaceRequest } from './replace-run.ts'

/** A ranking: not asked for, under way, whole, ended by hand, or not to be had. */
export type Ranking = { readonly phase: 'none' | 'failed' | 'impossible' } | FoundRanking

/** What was found, and of which question. */
export type FoundRanking = {
  readonly phase: 'running' | 'done' | 'stopped'
  readonly before: number
  readonly progress: ReplacementProgress
  /** Thousandths of a second it took; 0 while it runs. */
  readonly ms: number
}

const NOTHING: ReplacementProgress = { done: 0, total: 0, best: [] }

/** One ranking at a time, away from the page; leaving the screen ends it. */
export function useReplacements() {
  const [ranking, setRanking] = useState<Ranking>({ phase: 'none' })
  const end = useRef<(() => void) | null>(null)
  const halt = useCallback(() => {
    end.current?.()
    end.current = null
  }, [])
  useEffect(() => halt, [halt])
  const start = useCallback(
    (request: Omit<ReplaceRequest, 'id'>) => {
      halt()
      const startedAt = performance.now()
      setRanking({ phase: 'running', before: 0, progress: NOTHING, ms: 0 })
      end.current = startReplace(request, (heard) => {
        if (heard.kind === 'failed') return setRanking({ phase: 'failed' })
        const { isDone, before, progress } = heard.news
        if (before === null) return setRanking({ phase: 'impossible' })
        const ms = isDone ? performance.now() - startedAt : 0
        setRanking({ phase: isDone ? 'done' : 'running', before, progress, ms })
      })
    },
    [halt],
  )
  const stop = useCallback(() => {
    halt()
    setRanking((now) => (now.phase === 'running' ? { ...now, phase: 'stopped' } : now))
  }, [halt])
  return { ranking, start, stop }
}
