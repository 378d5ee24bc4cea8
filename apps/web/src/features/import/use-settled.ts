import type { ImportBatch } from '@gyeol/contract'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
import { failureFacts } from '../../shared/http/http-failure.ts'
import {
  useApplyImportMutation,
  useAskImportMutation,
  useUndoImportMutation,
} from './import.api.ts'

/** How often and how long a file is asked after when no answer came. */
const ASK_EVERY_MS = 1_500
const ASK_TIMES = 60

/** Answers with which a server, or what stands before it, gives up on work that may still go on. */
const UNDECIDED: ReadonlySet<number | null> = new Set([null, 408, 499, 502, 503, 504])

/** How putting a file in, or taking it back, stands. */
export type Settling =
  | { readonly is: 'idle' | 'working' | 'asking' | 'done' | 'undecided' }
  | { readonly is: 'stale'; readonly current: unknown }
  | { readonly is: 'refused'; readonly message: string }

const IDLE: Settling = { is: 'idle' }

type Work = {
  readonly wanted: 'applied' | 'undone'
  readonly run: () => Promise<unknown>
}

/**
 * Puts a checked file in or takes it back, and does not stop at an answer that never came: then the
 * server is asked what has become of the file, until it says or a minute and a half is over.
 */
export function useSettled(id: string) {
  const [apply] = useApplyImportMutation()
  const [undo] = useUndoImportMutation()
  const [ask] = useAskImportMutation()
  const [settling, setSettling] = useState<Settling>(IDLE)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const findOut = async (wanted: Work['wanted']): Promise<Settling> => {
    for (let asked = 0; asked < ASK_TIMES && !isGone.current; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
      const batch: ImportBatch | null = await ask({ params: { id } })
        .unwrap()
        .catch(() => null)
      if (batch?.state === wanted) return { is: 'done' }
    }
    return { is: 'undecided' }
  }
  const settle = async ({ wanted, run }: Work) => {
    setSettling({ is: 'working' })
    try {
      await run()
      setSettling({ is: 'done' })
    } catch (error) {
      if (UNDECIDED.has(failureFacts(error)?.status ?? null)) {
        setSettling({ is: 'asking' })
        setSettling(await findOut(wanted))
        return
      }
      const { code, current, message } = refusalOf(error)
      // Somebody else may have put it in meanwhile: then the screen shows that.
      if (code === 'STALE') await ask({ params: { id } }).catch(() => undefined)
      setSettling(code === 'STALE' ? { is: 'stale', current } : { is: 'refused', message })
    }
  }
  const params = { id }
  return {
    settling,
    apply: () => settle({ wanted: 'applied', run: () => apply({ params, body: {} }).unwrap() }),
    undo: () => settle({ wanted: 'undone', run: () => undo({ params, body: {} }).unwrap() }),
  }
}
