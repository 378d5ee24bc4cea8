import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'

/** How many calls cover the screen. */
const pending = createStore(0)

/**
 * Covers the screen for one call and gives the function that takes the cover away again.
 * GET waits one macrotask (0 ms, specification §4), so an answer at hand never shows it; the other
 * methods cover at once.
 */
export function beginMask(method: string): () => void {
  let state: 'waiting' | 'shown' | 'over' = 'waiting'
  const show = () => {
    if (state !== 'waiting') return
    state = 'shown'
    pending.update((count) => count + 1)
  }
  const timer = method === 'GET' ? setTimeout(show, 0) : undefined
  if (timer === undefined) show()
  return () => {
    clearTimeout(timer)
    if (state === 'shown') pending.update((count) => count - 1)
    state = 'over'
  }
}

/** True while at least one call covers the screen. */
export function isMasked(): boolean {
  return pending.get() > 0
}

/** {@link isMasked} for components. */
export function useIsMasked(): boolean {
  return useStore(pending, (count) => count > 0)
}
