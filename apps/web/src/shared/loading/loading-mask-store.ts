import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

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
    setPending(pending + 1)
  }
  const timer = method === 'GET' ? setTimeout(show, 0) : undefined
  if (timer === undefined) show()
  return () => {
    clearTimeout(timer)
    if (state === 'shown') setPending(pending - 1)
    state = 'over'
  }
}

/** True while at least one call covers the screen. */
export function isMasked(): boolean {
  return pending > 0
}

/** {@link isMasked} for components. */
export function useIsMasked(): boolean {
  return useSyncExternalStore(subscribe, isMasked, () => false)
}

function setPending(next: number): void {
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
