import { useEffect, useState } from 'react'
import type { CheckNews } from './check-worker.ts'
import type { CheckResult } from './check-run.ts'
import { type CheckedEngine, RECORDINGS } from './recordings.ts'

/** How far the check of an engine is. */
export type CheckState =
  | { readonly kind: 'waiting' | 'running' | 'failed' }
  | { readonly kind: 'done'; readonly result: CheckResult }

/** Every engine's state. */
export type CheckStates = Readonly<Record<CheckedEngine, CheckState>>

const ENGINES = RECORDINGS.map(({ engine }) => engine)

function all(state: CheckState): CheckStates {
  // Exactly the engines of the table.
  return Object.fromEntries(ENGINES.map((engine) => [engine, state])) as CheckStates
}

function stateOf(news: CheckNews): CheckState {
  if (news.kind === 'done') return { kind: 'done', result: news.result }
  return { kind: news.kind === 'begun' ? 'running' : 'failed' }
}

/** Checks every engine away from the page, as often as `again` is called. */
export function useCheck(): { readonly states: CheckStates; readonly again: () => void } {
  const [turn, setTurn] = useState(0)
  const [states, setStates] = useState(() => all({ kind: 'waiting' }))
  // `turn` is the question: another one is asked anew.
  useEffect(() => startCheck(turn, setStates), [turn])
  return {
    states,
    again() {
      setStates(all({ kind: 'waiting' }))
      setTurn(turn + 1)
    },
  }
}

type SetStates = (change: (states: CheckStates) => CheckStates) => void

function startCheck(turn: number, setStates: SetStates): () => void {
  const fail = () => setStates(() => all({ kind: 'failed' }))
  try {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      type: 'module',
      name: `check ${turn}`,
    })
    worker.addEventListener('message', ({ data }: MessageEvent<CheckNews>) =>
      setStates((states) => ({ ...states, [data.engine]: stateOf(data) })),
    )
    worker.addEventListener('error', fail)
    return () => worker.terminate()
  } catch {
    fail()
    return () => undefined
  }
}
